import * as v from 'valibot';
import { topic } from './topic.ts';
import { isLoopback } from './values.ts';

export interface OperatorConfig {
  /** The address of the operator's own listener; null: there is none. Without a token it is loopback. */
  operator: { host: string; port: number; token: string | null } | null;
}

/** `127.0.0.1:9464`, `[::1]:9464` or `localhost:9464`. */
const address = /^(?:\[([\da-f:]+)\]|([\w.-]+)):(\d{1,5})$/i;

const parse = (text: string): { host: string; port: number } | null => {
  const [, six, other, port] = address.exec(text) ?? [];
  return port && Number(port) <= 65_535 ? { host: six ?? other!, port: Number(port) } : null;
};

/** The topic of the operator's listener, which nobody else may reach. */
export const operatorTopic = topic({
  variables: {
    OPERATOR_ADDRESS: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parse(text) !== null, 'is not an address and a port'),
      ),
    ),
    OPERATOR_TOKEN: v.optional(
      v.pipe(v.string(), v.regex(/^[!-~]{16,}$/, 'needs 16 characters or more, fit for a header')),
    ),
  },
  check({ given, needs }) {
    const found = parse(given.OPERATOR_ADDRESS ?? '');
    if (found && !isLoopback(found.host)) {
      needs('OPERATOR_TOKEN', 'an OPERATOR_ADDRESS that others can reach needs one');
    }
  },
  read: (values): OperatorConfig => {
    const found = parse(values.OPERATOR_ADDRESS ?? '');
    return { operator: found && { ...found, token: values.OPERATOR_TOKEN ?? null } };
  },
});
