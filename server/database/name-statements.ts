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

/** The names of a pool's statements: each of its connections gives the same text the same one. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name of a text that was asked often; undefined of others. Counts that it was asked. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostNames) return known;
    const uses = (this.#counts.get(text) ?? 0) + 1;
    if (uses >= usesBefore) {
      this.#counts.delete(text);
      const name = `hem_${this.#names.size}`;
      this.#names.set(text, name);
      return name;
    }
    if (this.#counts.size >= mostCounted) this.#counts.clear();
    this.#counts.set(text, uses);
    return undefined;
  }
}

/**
 * Names what is asked often over a connection, so that PostgreSQL reads it once and seldom plans it
 * ([Note: Named statements]).
 */
export function nameStatements(client: pg.ClientBase, names: StatementNames): void {
  const plain = (...asked: unknown[]): unknown =>
    Reflect.apply(pg.Client.prototype.query, client, asked);
  const withName = (config: pg.QueryConfig): pg.QueryConfig => {
    const name = config.name || names.nameOf(config.text);
    return name ? { ...config, name } : config;
  };
  const named = (config: unknown, ...rest: unknown[]) =>
    isPlain(config) ? plain(withName(config), ...rest) : plain(config, ...rest);
  client.query = named as typeof client.query;
}

const isPlain = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
