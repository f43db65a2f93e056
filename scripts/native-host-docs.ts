import fs from 'node:fs';
import path from 'node:path';
import { flagRegistry } from '../bridge/flag-registry.ts';
import { protocolJsonSchemas } from '../bridge/json-schema.ts';

const docs = path.join(import.meta.dirname, '../docs');
const page = path.join(docs, 'native-host.md');

const fileOf = (title: string) => `${title}.schema.json`;

/** The JSON schemas for native teams: each file under `docs/native-host/`, and its text. */
export const nativeHostSchemas = (): Record<string, string> =>
  Object.fromEntries(
    protocolJsonSchemas().map((schema) => [
      fileOf(schema.title),
      `${JSON.stringify(schema, null, 2)}\n`,
    ]),
  );

/** The manual for native teams, with its tables written from the registry between their markers. */
export function nativeHostPage(): string {
  const tables = {
    'page-to-host': messageTable('page'),
    'host-to-page': messageTable('host'),
    flags: flagTable(),
  };
  return Object.entries(tables).reduce(
    (text, [name, table]) => {
      const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
      const [before, rest] = text.split(start);
      const after = rest?.split(end)[1];
      if (after === undefined) throw new Error(`docs/native-host.md has no place for ${name}`);
      return `${before}${start}\n${table}\n${end}${after}`;
    },
    fs.readFileSync(page, 'utf8'),
  );
}

/** Writes both, and deletes the schemas of messages that are gone. */
export function writeNativeHostDocs(): void {
  const folder = path.join(docs, 'native-host');
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder);
  for (const [file, text] of Object.entries(nativeHostSchemas())) {
    fs.writeFileSync(path.join(folder, file), text);
  }
  fs.writeFileSync(page, nativeHostPage());
}

interface Node {
  type?: string | readonly string[];
  enum?: readonly string[];
  items?: Node;
  properties?: Record<string, Node>;
  required?: readonly string[];
  additionalProperties?: Node;
}

function messageTable(from: 'page' | 'host'): string {
  const schemas = protocolJsonSchemas();
  const rows = schemas
    .filter((schema) => schema['x-from'] === from && !schema['x-answers'])
    .map((schema) => {
      const { title, description } = schema;
      const answer = schemas.find((each) => each['x-answers'] === title);
      const link = `[\`${title}\`](native-host/${fileOf(title)})`;
      const carries = [shape(schema as Node), answer && `→ ${shape(answer as Node)}`];
      return [link, schema['x-kind'], carries.filter(Boolean).join(' '), description];
    });
  return table(['message', 'kind', 'carries (→ answer)', 'meaning'], rows);
}

function flagTable(): string {
  const rows = flagRegistry.map((flag) => [
    `\`${flag.key}\``,
    flag.type,
    `\`${flag.default}\``,
    flag.setBy,
    flag.description,
  ]);
  return table(['key', 'type', 'default', 'set by', 'meaning'], rows);
}

const table = (heads: string[], rows: unknown[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** An object's fields as code; without `|`, which would end the table's cell. */
function shape(schema: Node): string {
  return `\`${write(schema).replaceAll('|', '\\|')}\``;
}

function write(node: Node): string {
  if (node.enum) return node.enum.map((value) => `'${value}'`).join('|');
  if (node.items) return `${write(node.items)}[]`;
  if (node.additionalProperties) return `{ [key]: ${write(node.additionalProperties)} }`;
  if (!node.properties) return [node.type ?? 'any'].flat().join('|');
  const fields = Object.entries(node.properties).map(
    ([key, value]) => `${key}${node.required?.includes(key) ? '' : '?'}: ${write(value)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}
