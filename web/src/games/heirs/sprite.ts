// All symbols of the table, put into the page once.

import text from './sprite.svg?raw';

const ID = 'heirs-sprite';

export function ensureSprite(): void {
  if (document.getElementById(ID)) return;
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.id = ID;
  document.body.append(document.importNode(sprite, true));
}
