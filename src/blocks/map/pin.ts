const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 64"><path fill="#1d1d1f" stroke="#fff" stroke-width="2" d="M24 62C14 47 3 37 3 23a21 21 0 0 1 42 0c0 14-11 24-21 39Z"/><circle cx="24" cy="23" r="7" fill="#fff"/></svg>';

/** The address of the picture that marks a place; its tip is in the middle below. */
export const PIN = `data:image/svg+xml,${encodeURIComponent(DRAWING)}`;
