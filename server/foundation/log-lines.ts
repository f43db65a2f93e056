import type { FastifyRequest, FastifyServerOptions } from 'fastify';

/**
 * How a server logs: from this level on, without what must stay private, to a stream if one is given.
 */
export function loggerOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers["x-api-key"]'],
    serializers: { err: describeError, req: describeRequest },
    ...(stream ? { stream } : {}),
  };
}

/** A failing query as drizzle throws it. */
interface QueryError extends Error {
  query: string;
  params: unknown[];
}

const isQueryError = (error: unknown): error is QueryError =>
  error instanceof Error && 'query' in error && 'params' in error;

/** PostgreSQL's messages about a value repeat the value: class 22, data exceptions. */
const messageOf = (error: Error & { code?: unknown }): string => {
  if (isQueryError(error)) return `Failed query: ${error.query}`;
  return /^22/.test(String(error.code))
    ? 'a value that does not fit'
    : withoutEmails(error.message);
};

/** A mail server that refuses a mail repeats the address. */
const withoutEmails = (text: string): string =>
  text.replace(/[\w.!#$%&*+=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '…@…');

/**
 * An error for the log: never with the parameters of a query, which are people's emails, words and
 * secrets, nor with PostgreSQL's `detail`, which repeats them, nor with an email in its words.
 */
function describeError(error: Error & { code?: unknown; constraint?: unknown }) {
  const { cause, constraint } = error;
  const code = typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    stack: frames.join('\n'),
    ...(code ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(cause instanceof Error ? { cause: summaryOf(cause) } : {}),
  };
}

/** An error in one line, as careful as `describeError`. */
export function summaryOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutEmails(String(error));
  const { code } = error as { code?: unknown };
  const words = `${error.name}: ${messageOf(error)}${typeof code === 'string' ? ` (${code})` : ''}`;
  return error.cause instanceof Error ? `${words}, since ${summaryOf(error.cause)}` : words;
}

/** However it is written: an address may have any of its letters in percent codes. */
function withoutToken(path: string): string {
  let plain = path;
  for (let turn = 0; turn < 3; turn += 1) {
    plain = plain.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  const [, start] = /^(.*?\/+(?:calendar|s)\/)/i.exec(plain) ?? [];
  return start === undefined ? path : `${start}…`;
}

/**
 * A request for the log: without the query, which holds the tokens of links and signatures, and without
 * the token of a calendar's address or the code of a share page.
 */
function describeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: withoutToken(request.url.split('?')[0] ?? ''),
    remoteAddress: request.ip,
  };
}
