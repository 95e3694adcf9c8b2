// What the browser remembers; where it may not (private windows), everything still works until the page is closed.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Refused: forgotten with the page.
  }
}
