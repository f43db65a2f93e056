import pg from 'pg';

/*
 * [Note: Named statements] PostgreSQL plans a named statement anew for the values of its first calls, and then once for
 * all values if that seems no dearer. What it cannot know of a value it guesses, and of `<>` and `not in` over a column of
 * few values it guesses far off: nothing is left, so that everything is read for each row. Such values are therefore a part
 * of the words, not parameters (`inlineParams`); they are constants of the code.
 */

/** A statement is named once it was asked so often: what is asked now and then is not worth the memory. */
const usesBefore = 10;
/** Most statements that have a name: each connection keeps each of them. */
const mostNames = 300;
/** Most texts that are counted; a text with a list of values is another one for each length. */
const mostCounted = 3000;

const names = new Map<string, string>();
const counts = new Map<string, number>();

/**
 * Names what is asked often over a connection, so that PostgreSQL reads it once and seldom plans it ([Note: Named statements]). Names
 * are of the process: the same text has the same one on each connection.
 */
export function nameStatements(client: pg.ClientBase): void {
  const plain = (...asked: unknown[]): unknown =>
    Reflect.apply(pg.Client.prototype.query, client, asked);
  const named = (config: unknown, ...rest: unknown[]) =>
    isPlain(config) ? plain(withName(config), ...rest) : plain(config, ...rest);
  client.query = named as typeof client.query;
}

const isPlain = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);

function withName(config: pg.QueryConfig): pg.QueryConfig {
  const name = config.name || nameOf(config.text);
  return name ? { ...config, name } : config;
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= mostNames) return known;
  const uses = (counts.get(text) ?? 0) + 1;
  if (uses >= usesBefore) {
    counts.delete(text);
    const name = `hem_${names.size}`;
    names.set(text, name);
    return name;
  }
  if (counts.size >= mostCounted) counts.clear();
  counts.set(text, uses);
  return undefined;
}
