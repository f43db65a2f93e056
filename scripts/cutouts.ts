// Cuts every picture of a folder out and reports on it: npm run cutouts -- FOLDER OUT
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type CutOut, cutOut } from '../server/cutout/cut-out.ts';
import { writeContactSheets } from './cutout-sheets.ts';

const [folder, out] = process.argv.slice(2);
if (!folder || !out) {
  console.error('npm run cutouts -- FOLDER OUT');
  process.exit(2);
}

const pictures = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(jpe?g|png|webp|avif|gif)$/i.test(file))
  .sort();
fs.mkdirSync(out, { recursive: true });

const rows: string[] = [];
const tiles: { file: string; verdict: string; original: string; cutout: string }[] = [];
const counts = { trusted: 0, likely: 0, none: 0, refused: 0 };
let longestMs = 0;
for (const file of pictures) {
  const photo = fs.readFileSync(path.join(folder, file));
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const made = await cutOut(photo).catch((error: Error) => error);
  const ms = Math.round(performance.now() - startedAt);
  const cpu = process.cpuUsage(cpuBefore);
  const cpuMs = Math.round((cpu.user + cpu.system) / 1000);
  if (rows.length > 1) longestMs = Math.max(longestMs, cpuMs);
  if (made instanceof Error) {
    counts.refused += 1;
    rows.push([quoted(file), 'refused', ms, quoted(made.message)].join(','));
    continue;
  }
  counts[made.verdict] += 1;
  const name = file.replace(/[\\/]/g, '-').replace(/\.\w+$/, '');
  const original = path.join(folder, file);
  const cutout = path.join(out, `${name}.png`);
  await writeMask(made, path.join(out, `${name}.mask.png`));
  await writeOnChecker(photo, made, cutout);
  tiles.push({ file, verdict: made.verdict, original, cutout });
  const measures = Object.values(made.measures).map((value) => value.toFixed(3));
  if (rows.length === 0) {
    rows.push(['file', 'verdict', 'ms', 'cpuMs', ...Object.keys(made.measures)].join(','));
  }
  rows.push([quoted(file), made.verdict, ms, cpuMs, ...measures].join(','));
  console.log(`${file}: ${made.verdict}, ${ms} ms, ${cpuMs} ms of CPU`);
}
fs.writeFileSync(path.join(out, 'cutouts.csv'), `${rows.join('\n')}\n`);
// Before the sheets, which hold two dozen pictures at once.
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
await writeContactSheets(tiles, out);
console.log(
  `${pictures.length} pictures: ${counts.trusted} trusted, ${counts.likely} likely, ${counts.none} none, ` +
    `${counts.refused} refused; at most ${longestMs} ms of CPU and ${megabytes} MB`,
);

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function writeMask({ mask: { width, height, data } }: CutOut, to: string): Promise<void> {
  await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(to);
}

/** Checkered, since a white garment's edge would not show on paper. */
async function writeOnChecker(photo: Buffer, { mask }: CutOut, to: string): Promise<void> {
  const { width, height, data } = mask;
  const { data: rgb } = await sharp(photo)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = rgb.length / (width * height);
  const shown = Buffer.alloc(width * height * 3);
  for (let at = 0; at < data.length; at += 1) {
    const x = at % width;
    const y = (at - x) / width;
    const square = (Math.floor(x / 12) + Math.floor(y / 12)) % 2 === 0 ? 150 : 190;
    const alpha = data[at]! / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const color = rgb[at * channels + (channels >= 3 ? channel : 0)]!;
      shown[at * 3 + channel] = Math.round(color * alpha + square * (1 - alpha));
    }
  }
  await sharp(shown, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(to);
}
