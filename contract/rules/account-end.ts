/** How many days an account that is to be deleted can be had back, by signing in. */
export const deletionGraceDays = 14;
