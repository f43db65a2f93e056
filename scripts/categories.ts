// Says how well the kind of a garment is told by its outline:
// npm run categories -- FOLDER INDEX.csv [--learn]
import fs from 'node:fs';
import path from 'node:path';
import { cutOut } from '../server/cutout/cut-out.ts';
import { shapeOf } from '../server/cutout/garment-shape.ts';
import {
  type GarmentKind,
  garmentKinds,
  kindsByShape,
  type ShapeWeights,
} from '../server/cutout/likely-kinds.ts';
import { learnShapes, type SeenShape } from './learn-shapes.ts';
import { readTable } from './read-table.ts';

const [folder, index, learn] = process.argv.slice(2);
if (!folder || !index || (learn && learn !== '--learn')) {
  console.error('npm run categories -- FOLDER INDEX.csv [--learn]');
  process.exit(2);
}

const seen: (SeenShape & { file: string })[] = [];
const rows = readTable(fs.readFileSync(index, 'utf8')).filter((row) => row.class! in garmentKinds);
for (const { file = '', class: kind } of rows) {
  const { verdict, mask } = await cutOut(fs.readFileSync(path.join(folder, file)));
  const shape = verdict === 'none' ? null : shapeOf(mask);
  if (shape) seen.push({ file, kind: kind as GarmentKind, shape });
}

if (learn) {
  const to = path.join(import.meta.dirname, '../server/cutout/shape-weights.json');
  fs.writeFileSync(to, `${JSON.stringify(learnShapes(seen), null, 2)}\n`);
} else {
  for (const { file, kind, shape } of seen) {
    const kinds = kindsByShape(shape);
    const place = kinds.indexOf(kind) + 1;
    console.log(`${file}: ${kinds.slice(0, 3).join(', ')} (${kind}, place ${place})`);
  }
  report('as it is');
}
report('each left out of what was learned from', (left) =>
  learnShapes(seen.filter((one) => one !== left)),
);

function report(name: string, weightsFor?: (one: SeenShape) => ShapeWeights): void {
  const places = seen.map((one) => kindsByShape(one.shape, weightsFor?.(one)).indexOf(one.kind));
  const among = (most: number) => {
    const count = places.filter((place) => place < most).length;
    return `${count} of ${rows.length} (${((100 * count) / Math.max(1, rows.length)).toFixed(1)} %)`;
  };
  console.log(`${name}: first ${among(1)}, among the first three ${among(3)}`);
}
