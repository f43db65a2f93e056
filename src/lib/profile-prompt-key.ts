/** The key that marks that this browser has sent somebody to the profile once. */
export const promptKey = 'hem.profilePrompted';
