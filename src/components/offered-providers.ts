import { useSnapshot } from 'valtio';
import { providerNames, type SignInProvider } from '#contract/rules/sign-in.ts';
import { host } from '#lib/host.ts';

/**
 * Of the providers that a server has, those that can be gone to from here: Google turns away whoever comes in the web
 * view of another app.
 */
export function useOffered(providers: readonly SignInProvider[]): readonly SignInProvider[] {
  const { isWebView } = useSnapshot(host);
  return isWebView ? providers.filter((provider) => provider !== 'google') : providers;
}

/** The words for a provider that could not be gone to. */
export const awayWords = (provider: SignInProvider): string =>
  `${providerNames[provider]} was not reached. Try again in a moment.`;
