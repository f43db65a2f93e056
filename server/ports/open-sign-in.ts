import { type SignInProvider, signInProviders } from '#contract/rules/sign-in.ts';
import type { Config } from '../config/config.ts';
import type { SignInPort } from './sign-in-provider.ts';

/** The providers of a server, by their names. */
export type SignInPorts = ReadonlyMap<SignInProvider, SignInPort>;

/** The path that a provider sends the browser back to; it is told to the provider, and so stays as it is. */
export const signInReturnPath = (provider: SignInProvider | ':provider'): string =>
  `/api/sign-in/${provider}/return`;

/** Opens the providers that the configuration names; what speaks to them is loaded only if there is one. */
export async function openSignIn({ signIn, publicUrl }: Config): Promise<SignInPorts> {
  const ports = new Map<SignInProvider, SignInPort>();
  if (!signIn.google && !signIn.apple) return ports;
  const { openApple, openGoogle } = await import('./sign-in-openid.ts');
  for (const provider of signInProviders) {
    const options = { redirectUri: `${publicUrl}${signInReturnPath(provider)}` };
    if (provider === 'google' && signIn.google) {
      ports.set(provider, openGoogle(signIn.google, options));
    }
    if (provider === 'apple' && signIn.apple) ports.set(provider, openApple(signIn.apple, options));
  }
  return ports;
}
