import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type SignInProblem,
  type SignInProvider,
  signInProviders,
} from '#contract/rules/sign-in.ts';
import { Refusal } from '../foundation/refusal.ts';
import { signInReturnPath } from '../ports/open-sign-in.ts';
import type { Services } from '../ports/services.ts';
import { SignInFailed } from '../ports/sign-in-provider.ts';
import { keepIdentity, takeReturn } from '../repositories/sign-in-attempts.ts';
import { countWithin, networkOf } from './rate-limits.ts';

/** Returns a minute from one address. */
const perAddress = 60;
/** Most bytes of what a provider answers. */
const mostAnswerBytes = 16 * 1024;

type Returning = FastifyRequest<{ Params: { provider: string } }>;

/**
 * Takes browsers back from Google, with the answer in the address, and from Apple, whose page posts it. The answer is
 * asked about here, and the browser sent on to the app, which finishes the sign-in ([Note: Sign-in with a provider]). What
 * the app is told stands behind the `#`, which reaches no server and no log.
 */
export async function registerSignInReturn(
  app: FastifyInstance,
  services: Services,
): Promise<void> {
  if (services.signIn.size === 0) return;
  const path = signInReturnPath(':provider');
  const goOn = (reply: FastifyReply, said: { ticket: string } | { problem: SignInProblem }) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(`${services.config.publicUrl}/auth?step=return#${new URLSearchParams(said)}`, 303);

  const take = async (request: Returning, reply: FastifyReply, answer: URLSearchParams) => {
    await countWithin(services, perAddress, `sign-in returns from ${networkOf(request.ip)}`);
    const provider = signInProviders.find((name) => name === request.params.provider);
    const ticket = provider && (await finish(services, provider, answer, request));
    if (!ticket) throw new Refusal('not-found', 'no such provider');
    return goOn(reply, ticket);
  };

  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostAnswerBytes },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.get<{ Params: { provider: string } }>(path, (request, reply) =>
      take(request, reply, new URL(request.url, 'http://here').searchParams),
    );
    pages.post<{ Params: { provider: string } }>(path, (request, reply) => {
      const answer = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return take(request, reply, answer);
    });
  });
}

/** The ticket of whoever came back, or why nobody did; null of a provider that is not configured. */
async function finish(
  { signIn, open, now }: Services,
  provider: SignInProvider,
  answer: URLSearchParams,
  { log }: FastifyRequest,
): Promise<{ ticket: string } | { problem: SignInProblem } | null> {
  const port = signIn.get(provider);
  if (!port) return null;
  const taken = await takeReturn(open.database, provider, answer.get('state') ?? '', now());
  if (!taken) return { problem: 'expired' };
  try {
    const identity = await port.finish(answer, taken.checks);
    const ticket = await keepIdentity(open.database, taken.attemptId, identity, now());
    return ticket ? { ticket } : { problem: 'expired' };
  } catch (error) {
    if (!(error instanceof SignInFailed)) throw error;
    if (error.why !== 'cancelled') log.warn({ err: error }, `a sign-in with ${provider} failed`);
    return { problem: error.why };
  }
}
