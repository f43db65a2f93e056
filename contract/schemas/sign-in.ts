import * as v from 'valibot';
import { signInProviders } from '../rules/sign-in.ts';
import { openedSession, sealedPassword } from './login.ts';
import { done, email, moment, nothing } from './scalars.ts';

const provider = v.picklist(signInProviders);
const url = v.string();

/** 256 random bits, base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** What a browser returns with: the ticket of its address, and the secret whose hash it gave when it began. */
const comeBack = { ticket: secret, browserKey: secret };

/** A sign-in that begins: the provider, and the SHA-256 of the browser's secret, base64url. */
const begun = { provider, browserHash: secret };

const linkedWay = v.object({
  provider,
  /** The address that the provider told, the last time; null where it tells none. */
  email: v.nullable(v.string()),
  linkedDate: moment,
  lastUsedDate: moment,
});

/** An account at a provider by which a member signs in. */
export type LinkedWay = v.InferOutput<typeof linkedWay>;

/** Inputs and outputs of the sign-in with a provider, of `common/login`, `users/query` and `users/save`. */
export const signInSchemas = {
  getSignInProviders: {
    input: nothing,
    /** Those that this server has, in the order in which they are shown. */
    output: v.object({ providers: v.array(provider) }),
  },
  startSignIn: { input: v.strictObject(begun), output: v.object({ url }) },
  finishSignIn: {
    input: v.strictObject(comeBack),
    output: v.variant('outcome', [
      v.object({
        outcome: v.literal('opened'),
        ...openedSession.entries,
        /** Whether the account was made by this. */
        isNew: v.boolean(),
        /** Whether the account was to be deleted, and stays because of this. */
        isKept: v.boolean(),
      }),
      /** An account of the same address is there: its password is asked for (`linkSignIn`). */
      v.object({
        outcome: v.literal('password'),
        provider,
        email: v.string(),
        /** False of an account that was made by another provider. */
        hasPassword: v.boolean(),
      }),
      /** It was begun in the settings (`userStartLink`). */
      v.object({ outcome: v.literal('linked'), provider }),
    ]),
  },
  linkSignIn: {
    input: v.strictObject({ ...comeBack, email, password: sealedPassword }),
    output: v.object({ ...openedSession.entries, isKept: v.boolean() }),
  },
  userSignInWays: {
    input: nothing,
    output: v.object({
      hasPassword: v.boolean(),
      providers: v.array(provider),
      ways: v.array(linkedWay),
    }),
  },
  userStartLink: {
    input: v.strictObject({ ...begun, password: sealedPassword }),
    output: v.object({ url }),
  },
  userUnlink: { input: v.strictObject({ provider, password: sealedPassword }), output: done },
};
