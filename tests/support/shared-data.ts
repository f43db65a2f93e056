import fs from 'node:fs';
import path from 'node:path';
import { readTable } from '#scripts/read-table.ts';

/** Test pictures that lie beside the project, not in it. */
export const sharedData = path.join(import.meta.dirname, '../../../shared/data');

/** Whether a file of the shared test pictures is there; a suite that needs it skips without. */
export const hasSharedData = (file: string): boolean => fs.existsSync(path.join(sharedData, file));

/** Reads a table of the shared test pictures. */
export function readSharedTable(file: string): Record<string, string>[] {
  if (!hasSharedData(file)) return [];
  return readTable(fs.readFileSync(path.join(sharedData, file), 'utf8'));
}
