/** Whether what had the keyboard is gone, so that the next key would go nowhere. */
export const hasKeyboardNoPlace = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
