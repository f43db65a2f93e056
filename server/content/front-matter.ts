import * as v from 'valibot';
import { parse } from 'yaml';

/** Most bytes of a file of content, front matter and text. */
export const mostContentBytes = 200_000;

/** What is wrong with a file of content, in words for whoever wrote it. */
export class ContentFault extends Error {
  /** The field of the front matter, as `chapters.2.step`, or the line of the text, as `line 12`. */
  readonly where: string;
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.where = where;
  }
}

/** A file of content, taken apart. */
export interface ContentParts {
  matter: object;
  /** The text under the front matter. */
  text: string;
  /** The lines of the file before the text. */
  linesBefore: number;
}

/** Front matter between two lines of three dashes, then the text. */
const parts = /^---\r?\n(?<matter>[\s\S]*?)\r?\n---(?:\r?\n(?<text>[\s\S]*))?$/;

/**
 * Takes a file of content apart. Throws {@link ContentFault} where it is too long, has no front matter, or one that is no
 * YAML. An alias is refused, so that a few lines cannot grow to millions.
 */
export function takeApart(source: string): ContentParts {
  if (Buffer.byteLength(source) > mostContentBytes) {
    throw new ContentFault('file', `is longer than ${mostContentBytes / 1000} kB`);
  }
  const { matter, text = '' } = parts.exec(source)?.groups ?? {};
  if (matter === undefined) throw new ContentFault('file', 'has no front matter');
  return { matter: readMatter(matter), text, linesBefore: matter.split('\n').length + 2 };
}

/** Checks the front matter, or that and what was read of the text. Throws {@link ContentFault}. */
export function checkContent<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  content: object,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ContentFault(v.getDotPath(issue) ?? 'front matter', issue.message);
}

function readMatter(matter: string): object {
  let value: unknown;
  try {
    value = parse(matter, { maxAliasCount: 0, schema: 'core' });
  } catch (error) {
    throw new ContentFault('front matter', (error as Error).message);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ContentFault('front matter', 'is no list of fields');
}
