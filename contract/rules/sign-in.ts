/** The providers that one may sign in with, in the order in which they are shown. */
export const signInProviders = ['google', 'apple'] as const;

export type SignInProvider = (typeof signInProviders)[number];

/** The providers, as people know them. */
export const providerNames: Record<SignInProvider, string> = { google: 'Google', apple: 'Apple' };

/** How long a sign-in at a provider may take, and after it the password of an account that it is to be linked to. */
export const signInMinutes = 10;

/** Why a sign-in came back from a provider without anybody, as its address says. */
export const signInProblems = ['cancelled', 'away', 'refused', 'expired'] as const;

export type SignInProblem = (typeof signInProblems)[number];
