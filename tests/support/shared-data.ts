import fs from 'node:fs';
import path from 'node:path';

/** Test pictures that lie beside the project, not in it. */
export const sharedData = path.join(import.meta.dirname, '../../../shared/data');

/** Whether a file of the shared test pictures is there; a suite that needs it skips without. */
export const hasSharedData = (file: string): boolean => fs.existsSync(path.join(sharedData, file));

/** Reads a table of the shared test pictures. */
export function readSharedTable(file: string): Record<string, string>[] {
  if (!hasSharedData(file)) return [];
  const [head, ...rows] = parseCsv(fs.readFileSync(path.join(sharedData, file), 'utf8'));
  return rows.map((row) => Object.fromEntries(head!.map((name, at) => [name, row[at] ?? ''])));
}

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line === '') continue;
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}
