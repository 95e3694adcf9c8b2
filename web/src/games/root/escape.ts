// Escape closes what lies on top, before it means anything to the rest of the page.

/** For `<svelte:window onkeydowncapture={...} />`. */
export const onEscape = (close: () => void) => (event: KeyboardEvent): void => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  event.stopPropagation();
  close();
};
