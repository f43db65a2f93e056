/** A style's text, by its fields. */
export interface StyleFields {
  name: string;
  line: string;
  /** What works, and why: Markdown. */
  text: string;
}

const parts = /^---\r?\nname:(?<name>[^\n]*)\nline:(?<line>[^\n]*)\n---\r?\n\s*(?<text>[\s\S]*)$/;

/** The fields of a style's source; null of one that is laid out otherwise, which is written as it is. */
export function readStyleFields(source: string): StyleFields | null {
  const { name, line, text } = parts.exec(source)?.groups ?? {};
  if (name === undefined || line === undefined || text === undefined) return null;
  return { name: plain(name), line: plain(line), text };
}

/** The source of a style's fields. */
export const writeStyleFields = ({ name, line, text }: StyleFields): string =>
  `---\nname: ${quoted(name)}\nline: ${quoted(line)}\n---\n\n${text}`;

/** A value as somebody reads it: without YAML's quotes. */
export function plain(value: string): string {
  const said = value.trim();
  if (!/^".*"$/.test(said)) return said;
  try {
    return String(JSON.parse(said));
  } catch {
    return said;
  }
}

/** A value as YAML reads it: what JSON quotes, YAML reads alike. Nothing stays nothing. */
const quoted = (value: string): string => (value === '' ? value : JSON.stringify(value));
