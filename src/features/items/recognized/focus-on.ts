/** Takes the keyboard to what has come, where what it stood on is gone; as a `ref`. */
export const focusOn = (part: HTMLElement | null): void => part?.focus({ preventScroll: true });
