import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { labRooms } from './lab-piece.ts';

/** A place for one text, by the name of its file: `lab/classes/one-coat-chosen-well`. */
export interface SlotSource {
  slot: string;
  /** Its file, whole. */
  source: string;
}

/** Reads every piece that comes with the program, by its place. */
export function readLabSources(): SlotSource[] {
  const folder = labContentFolder();
  return labRooms.flatMap((room) =>
    fs
      .readdirSync(path.join(folder, room))
      .sort()
      .map((name) => ({
        slot: `lab/${room}/${name.replace(/\.md$/, '')}`,
        source: fs.readFileSync(path.join(folder, room, name), 'utf8'),
      })),
  );
}

/** Beside the source, or copied beside the bundle. */
function labContentFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  return path.join(here, path.basename(here) === 'style-lab' ? 'content' : 'style-lab/content');
}
