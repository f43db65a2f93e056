/**
 * The codes of PostgreSQL when it cannot serve now, by SQLSTATE or its class (PostgreSQL manual,
 * appendix A): connection failures, resources used up, an operator's shutdown, a standby that
 * takes no writes, credentials or a database that are not there (yet), and waits that took too long.
 */
const sqlStates = /^(08...|53...|57P0[1-5]|57014|55P03|55000|25006|25P0[34]|28...|3D000|58...)$/;

/** The codes of the operating system when a network, a disk or a table of its own is away or full. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
  'EMFILE',
  'ENFILE',
]);

/** The words of pg for a connection that it lost or never got; it gives these errors no code. */
const driverWords =
  /Connection (terminated|ended)|not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout|after calling end on the pool/;

/** The fields of an error that are checked. */
interface Told {
  code?: unknown;
  message?: unknown;
  syscall?: unknown;
}

/** The error and what caused it, outermost first. */
function* chainOf(error: unknown): Generator<Told> {
  let next = error;
  for (let depth = 0; depth < 8 && typeof next === 'object' && next !== null; depth += 1) {
    yield next as Told;
    next = (next as { cause?: unknown }).cause;
  }
}

const codesOf = (error: unknown): string[] =>
  [...chainOf(error)].flatMap(({ code }) => (typeof code === 'string' ? [code] : []));

/**
 * Whether an error says that something the server needs is away for now: the database, the blob store,
 * a disk. The same call may succeed later.
 */
export function isOutage(error: unknown): boolean {
  for (const { code, message, syscall } of chainOf(error)) {
    // The socket file of a local server that is stopped is gone.
    if (code === 'ENOENT' && syscall === 'connect') return true;
    if (typeof code === 'string' && (sqlStates.test(code) || systemCodes.has(code))) return true;
    if (typeof message === 'string' && code === undefined && driverWords.test(message)) return true;
  }
  return false;
}

/**
 * Whether PostgreSQL rolled a transaction back because of another one: it may succeed when tried again.
 */
export function isContention(error: unknown): boolean {
  return codesOf(error).some((code) => code === '40001' || code === '40P01');
}
