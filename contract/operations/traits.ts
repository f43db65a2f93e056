/** Parts that many descriptors share. */
export const anyone = { access: 'anyone' } as const;
export const member = { access: 'signed-in' } as const;

/** On the quiet list (product spec, section 8): no toast says that it failed. */
export const quiet = { toastOnError: false } as const;
