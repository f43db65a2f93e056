// Says how well the kind of a garment is told by how it looks, and learns it:
// npm run categories -- [--learn] [--cuts FOLDER] PHOTOS [PHOTOS …]
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { garmentFeatures } from '../server/cutout/garment-features.ts';
import { type GarmentKind, garmentKinds } from '../server/cutout/garment-kinds.ts';
import { garmentPatch, mirrored } from '../server/cutout/garment-patch.ts';
import shipped from '../server/cutout/kind-weights.json' with { type: 'json' };
import { readWeights, type WrittenWeights, writeWeights } from '../server/cutout/kind-weights.ts';
import { kindsOf, type LikelyKind, sureLikelihood } from '../server/cutout/likely-kinds.ts';
import { cutOfFile } from './cut-of-file.ts';
import { learnKinds, type SeenGarment } from './learn-kinds.ts';
import { readTable } from './read-table.ts';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { learn: { type: 'boolean' }, cuts: { type: 'string' } },
});
if (folders.length === 0) {
  console.error('npm run categories -- [--learn] [--cuts FOLDER] PHOTOS [PHOTOS …]');
  console.error('PHOTOS: a folder with index.csv, whose columns are file, class and sender_id');
  process.exit(2);
}

/** How many parts of the contributors are each left out of what is learned from. */
const parts = 5;

interface Photo extends SeenGarment {
  file: string;
  folder: string;
  contributor: string;
}

/** Kinds by photo, where somebody looked and found another one than its contributor had said. */
const corrected = new Map(
  readTable(fs.readFileSync(path.join(import.meta.dirname, 'garment-kinds.csv'), 'utf8')).map(
    ({ image = '', kind = '' }) => [image, kind],
  ),
);

const photos: Photo[] = [];
let count = 0;
for (const folder of folders) {
  for (const row of readTable(fs.readFileSync(path.join(folder, 'index.csv'), 'utf8'))) {
    const { file = '', class: said = '', sender_id: contributor = '' } = row;
    const image = (row.source_image ?? row.source_repo_path ?? '').replace(/^.*\/|\.jpg$/g, '');
    const kind = corrected.get(image) ?? said;
    if (!(kind in garmentKinds)) continue;
    count += 1;
    const bytes = fs.readFileSync(path.join(folder, file));
    const { verdict, mask } = await cutOfFile(bytes, values.cuts);
    const patch = verdict === 'none' ? null : await garmentPatch(bytes, mask);
    if (!patch) continue;
    const features = [garmentFeatures(patch), garmentFeatures(mirrored(patch))];
    photos.push({ file, folder, contributor, kind: kind as GarmentKind, features });
  }
}

if (values.learn) {
  report(`each contributor left out of what was learned from, by ${parts} parts`, leftOut());
  const to = path.join(import.meta.dirname, '../server/cutout/kind-weights.json');
  fs.writeFileSync(to, `${JSON.stringify(writeWeights(learnKinds(photos)), null, 1)}\n`);
} else {
  const weights = readWeights(shipped as WrittenWeights);
  const told = photos.map(({ features }) => kindsOf(features, weights));
  photos.forEach(({ file, kind }, at) => {
    const words = told[at]!.slice(0, 3).map((one) => `${one.kind} ${one.likelihood.toFixed(2)}`);
    console.log(`${file}: ${words.join(', ')} (${kind})`);
  });
  report('as it is, which has seen them', told);
}

/** What is said of each photo by weights that saw no photo of its contributor. */
function leftOut(): LikelyKind[][] {
  const photoCounts = new Map<string, number>();
  for (const { contributor } of photos) {
    photoCounts.set(contributor, (photoCounts.get(contributor) ?? 0) + 1);
  }
  // The largest first, each into the part that has least: the parts become alike.
  const sizes = new Array<number>(parts).fill(0);
  const partOf = new Map<string, number>();
  const largest = [...photoCounts].sort(
    ([one, size], [other, otherSize]) => otherSize - size || (one < other ? -1 : 1),
  );
  for (const [contributor, size] of largest) {
    const part = sizes.indexOf(Math.min(...sizes));
    sizes[part]! += size;
    partOf.set(contributor, part);
  }
  const byPart = sizes.map((_, part) =>
    learnKinds(photos.filter(({ contributor }) => partOf.get(contributor) !== part)),
  );
  // As they will be stored.
  const stored = byPart.map((weights) => readWeights(writeWeights(weights)));
  return photos.map(({ features, contributor }) =>
    kindsOf(features, stored[partOf.get(contributor)!]!),
  );
}

function report(name: string, told: readonly LikelyKind[][]): void {
  console.log(`${name}:`);
  for (const folder of folders) {
    const own = photos.flatMap((photo, at) =>
      photo.folder === folder ? [{ photo, told: told[at]! }] : [],
    );
    const among = (most: number) =>
      share(
        own.filter(({ photo, told }) =>
          told.slice(0, most).some(({ kind }) => kind === photo.kind),
        ),
        own,
      );
    const sure = own.filter(({ told }) => told[0]!.likelihood >= sureLikelihood);
    const right = sure.filter(({ photo, told }) => told[0]!.kind === photo.kind);
    console.log(`${folder}: first ${among(1)}, among the first three ${among(3)}`);
    console.log(`  sure of ${share(sure, own)}, of which right ${share(right, sure)}`);
  }
  if (count > photos.length) console.log(`nothing was cut out of ${count - photos.length} more`);
}

function share(some: readonly unknown[], all: readonly unknown[]): string {
  const percent = (100 * some.length) / Math.max(1, all.length);
  return `${some.length} of ${all.length} (${percent.toFixed(1)} %)`;
}
