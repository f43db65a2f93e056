import fs from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { checkContent, takeApart } from '../content/front-matter.ts';

/** Paragraphs stand between blank lines; a line break inside one is only the width of the file. */
function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((each) => each.trim().replaceAll(/\s*\r?\n\s*/g, ' '))
    .filter((each) => each !== '');
}

/**
 * Reads a Markdown file with front matter, and checks it. The text is its `body`, as paragraphs, where there is any. Throws
 * an error that names the file and the field.
 */
export function readContentFile<Schema extends v.GenericSchema<unknown, unknown>>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  try {
    const { matter, text } = takeApart(fs.readFileSync(path.join(folder, file), 'utf8'));
    const body = paragraphs(text);
    return checkContent(schema, { ...matter, ...(body[0] && { body }) });
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}
