import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

type ContentSchema = v.GenericSchema<unknown, unknown>;

/** Front matter between two lines of three dashes, then the text. */
const parts = /^---\r?\n(?<matter>[\s\S]*?)\r?\n---\r?\n?(?<text>[\s\S]*)$/;

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
export function readContentFile<Schema extends ContentSchema>(
  folder: string,
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const found = parts.exec(fs.readFileSync(path.join(folder, file), 'utf8'))?.groups;
  if (!found) throw new Error(`${file}: has no front matter`);
  const body = paragraphs(found.text ?? '');
  const result = v.safeParse(schema, {
    ...readMatter(file, found.matter!),
    ...(body[0] && { body }),
  });
  if (result.success) return result.output;
  const issue = result.issues[0]!;
  throw new Error(`${file}: ${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`);
}

function readMatter(file: string, matter: string): object {
  try {
    const value: unknown = parse(matter);
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    throw new Error(`${file}: front matter: ${(error as Error).message}`, { cause: error });
  }
  throw new Error(`${file}: front matter is no list of fields`);
}
