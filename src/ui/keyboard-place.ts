/** Whether the element that had the focus is gone. */
export const hasKeyboardNoPlace = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
