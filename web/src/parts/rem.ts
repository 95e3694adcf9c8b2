// How large a rem is, for drawings and places that are reckoned in pixels.

const DRAWN = 16;

/** In pixels; where there is no page, as it was drawn. */
export const rem = (): number =>
  typeof document === 'undefined' ? DRAWN : parseFloat(getComputedStyle(document.documentElement).fontSize);
