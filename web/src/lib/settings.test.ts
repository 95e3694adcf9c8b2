import { describe, expect, it } from 'vitest';
import { attributesOf, choicesFrom, defaults } from './settings.svelte';

describe('settings', () => {
  it('are calm and silent unless somebody wishes otherwise', () => {
    expect(defaults()).toMatchObject({ sounds: 'off', pace: 'normal', skip: 'auto', palette: 'normal', motion: 'auto', theme: 'auto' });
  });

  it('are remembered, and nonsense is not', () => {
    expect(choicesFrom('{"text":"large","theme":"dark"}')).toEqual({ ...defaults(), text: 'large', theme: 'dark' });
    expect(choicesFrom('{"text":"huge","other":1,"sounds":true}')).toEqual(defaults());
    for (const text of [null, '', 'no', 'null', '[]', '7']) expect(choicesFrom(text)).toEqual(defaults());
  });

  it('follow the device where nothing is chosen', () => {
    expect(attributesOf(defaults(), { dark: true, still: true })).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(attributesOf(defaults(), { dark: false, still: false })).toMatchObject({ theme: 'light', motion: 'full' });
    const chosen = choicesFrom('{"theme":"light","motion":"full"}');
    expect(attributesOf(chosen, { dark: true, still: true })).toMatchObject({ theme: 'light', motion: 'full' });
  });
});
