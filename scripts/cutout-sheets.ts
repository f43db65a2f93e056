import path from 'node:path';
import sharp from 'sharp';

const columns = 4;
const rows = 6;
const tile = { width: 195, height: 255, label: 18 };
const colors: Record<string, string> = { trusted: '#1a7f37', likely: '#9a6700', none: '#b3261e' };

/** Writes sheets of originals beside their cut-outs, 24 a sheet, with the verdict over each. */
export async function writeContactSheets(
  tiles: { file: string; verdict: string; original: string; cutout: string }[],
  out: string,
): Promise<void> {
  const perSheet = columns * rows;
  for (let first = 0; first < tiles.length; first += perSheet) {
    const shown = tiles.slice(first, first + perSheet);
    const layers = await Promise.all(
      shown.map(async ({ file, verdict, original, cutout }, number) => {
        const left = (number % columns) * tile.width * 2;
        const top = Math.floor(number / columns) * (tile.height + tile.label);
        return [
          { input: label(`${file}: ${verdict}`, colors[verdict] ?? '#000000'), left, top },
          { input: await picture(original), left, top: top + tile.label },
          { input: await picture(cutout), left: left + tile.width, top: top + tile.label },
        ];
      }),
    );
    await sharp({
      create: {
        width: columns * tile.width * 2,
        height: Math.ceil(shown.length / columns) * (tile.height + tile.label),
        channels: 3,
        background: '#ffffff',
      },
    })
      .composite(layers.flat())
      .png()
      .toFile(path.join(out, `sheet-${String(first / perSheet + 1).padStart(2, '0')}.png`));
  }
}

function picture(file: string): Promise<Buffer> {
  return sharp(file)
    .autoOrient()
    .resize(tile.width - 4, tile.height - 4, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
}

function label(text: string, color: string): Buffer {
  const safe = text.replace(/[&<>]/g, '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.width * 2}" height="${tile.label}">` +
      `<text x="3" y="13" font-size="13" font-family="sans-serif" fill="${color}">${safe}</text></svg>`,
  );
}
