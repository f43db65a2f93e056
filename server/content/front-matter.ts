import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { ContentFault } from './content-fault.ts';
import { requireBoundedMatter, requireShort } from './text-bounds.ts';

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
 * YAML or would take long to read ([Note: Text bounds]). An alias is refused, so that a few lines cannot grow to millions.
 */
export function takeApart(source: string): ContentParts {
  requireShort(source);
  const { matter, text = '' } = parts.exec(source)?.groups ?? {};
  if (matter === undefined) throw new ContentFault('file', 'has no front matter');
  return { matter: readMatter(matter), text, linesBefore: matter.split('\n').length + 2 };
}

/** Checks the front matter, or that and what was read of the text. Throws {@link ContentFault}. */
export function checkContent<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  content: object,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content, { abortEarly: true });
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new ContentFault(v.getDotPath(issue) ?? 'front matter', wordsOf(issue));
}

/** What is wrong, in words: those of a schema's own checks, or of what is there in place of a value. */
function wordsOf({ kind, message, expected, received }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema' || !/^Invalid/.test(message)) return message;
  if (expected === 'never') return 'is no field of this text';
  if (received === 'undefined') return 'is missing';
  if (received === 'null') return 'is empty';
  return `is ${received}, not ${expected}`;
}

function readMatter(matter: string): object {
  requireBoundedMatter(matter);
  const document = parseDocument(matter, {
    schema: 'core',
    prettyErrors: false,
    // What is written there is no matter of the log.
    logLevel: 'error',
  });
  const [error] = document.errors;
  if (error) {
    const line = matter.slice(0, error.pos[0]).split('\n').length + 1;
    throw new ContentFault('front matter', `line ${line}: ${error.message}`);
  }
  let value: unknown;
  try {
    value = document.toJS({ maxAliasCount: 0 });
  } catch (error) {
    throw new ContentFault('front matter', (error as Error).message);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new ContentFault('front matter', 'is no list of fields');
}
