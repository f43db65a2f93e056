import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

/**
 * Composes the picture cards of the personality quiz from drawn garments (scripts/quiz-pictures.json), for both
 * genders, into the folder of the quiz. Run it after the list or a garment changed: `npm run quiz:draw`.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const garments = path.join(root, 'server/demo/garments');
const target = path.join(root, 'src/features/style-blueprint/personality/pictures');

/** The board of a card is 169 by 142 on a phone; drawn at two and a half times that. */
const board = { width: 424, height: 356 };

/** The height of a garment on the board, in parts of it, by the beginning of its name; the first that matches. */
const heights: readonly (readonly [name: string, height: number])[] = [
  ['coat', 0.78],
  ['blazer', 0.6],
  ['jacket', 0.54],
  ['cardigan', 0.56],
  ['knit', 0.54],
  ['hoodie', 0.58],
  ['waistcoat', 0.54],
  ['shirt', 0.54],
  ['tee', 0.48],
  ['tank', 0.5],
  ['camisole', 0.46],
  ['dress', 0.88],
  ['jumpsuit', 0.9],
  ['skirt-denim', 0.46],
  ['skirt-leather', 0.46],
  ['skirt', 0.68],
  ['shorts', 0.46],
  ['jeans', 0.76],
  ['trouser', 0.76],
  ['boots', 0.27],
  ['heels', 0.26],
  ['sneakers', 0.17],
  ['loafers', 0.22],
  ['flats', 0.24],
  ['sandals', 0.26],
  ['bag', 0.34],
  ['hat', 0.2],
  ['beret', 0.2],
  ['beanie', 0.22],
  ['belt', 0.16],
  ['scarf-wool', 0.4],
  ['scarf', 0.28],
  ['sunglasses', 0.12],
  ['gloves', 0.26],
];

const isOf = (pattern: RegExp) => (name: string) => pattern.test(name);
const isTop = isOf(/^(coat|blazer|jacket|cardigan|knit|hoodie|waistcoat|shirt|tee|tank|camisole)/);
const isBottom = isOf(/^(skirt|shorts|jeans|trouser)/);
const isDress = isOf(/^(dress|jumpsuit)/);
const isShoe = isOf(/^(boots|heels|sneakers|loafers|flats|sandals)/);

/** The middle of a garment on the board, in parts of it; its upper edge, or its lower one. */
interface Place {
  name: string;
  middle: number;
  top?: number;
  bottom?: number;
  scale?: number;
}

/** Lays the garments of a card, the hindmost first. */
function placesOf(names: readonly string[]): Place[] {
  const dress = names.find(isDress);
  const [main, under] = names.filter(isTop);
  const shoes = names.find(isShoe);
  const small = names.filter((name) => ![isTop, isBottom, isDress, isShoe].some((is) => is(name)));
  if (dress && main) {
    return [
      { name: dress, middle: 0.62, top: 0.08 },
      { name: main, middle: 0.27, top: 0.06 },
      ...(shoes ? [{ name: shoes, middle: 0.17, bottom: 0.95 }] : []),
      ...small.map((name) => ({ name, middle: 0.87, bottom: 0.36 })),
    ];
  }
  if (dress) {
    const [first] = small;
    return [
      { name: dress, middle: 0.34, top: 0.06 },
      ...(first ? [{ name: first, middle: 0.77, bottom: 0.42 }] : []),
      ...(shoes ? [{ name: shoes, middle: 0.77, bottom: 0.9, scale: 1.3 }] : []),
    ];
  }
  const bottom = names.find(isBottom);
  const isShort = bottom !== undefined && /shorts|denim|leather/.test(bottom);
  const [first] = small;
  const isWorn = first !== undefined && /^(hat|beanie|beret|sunglasses)/.test(first);
  return [
    ...(under ? [{ name: under, middle: 0.5, top: 0.05, scale: 0.9 }] : []),
    ...(bottom ? [{ name: bottom, middle: 0.77, bottom: isShort && isWorn ? 0.9 : 0.95 }] : []),
    ...(main ? [{ name: main, middle: 0.29, top: 0.07 }] : []),
    ...(shoes ? [{ name: shoes, middle: 0.18, bottom: 0.95 }] : []),
    ...(first
      ? [
          isShort
            ? { name: first, middle: 0.77, bottom: isWorn ? 0.36 : 0.4 }
            : { name: first, middle: 0.47, bottom: 0.94 },
        ]
      : []),
  ];
}

async function draw({ name, middle, top, bottom, scale = 1 }: Place): Promise<OverlayOptions[]> {
  const part = heights.find(([start]) => name.startsWith(start))![1] * scale;
  const picture = await sharp(path.join(garments, `${name}.webp`))
    .resize({
      height: Math.round(part * board.height),
      width: Math.round(board.width * 0.46),
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = picture.info;
  const left = Math.round(middle * board.width - width / 2);
  const upper = Math.round(
    top !== undefined ? top * board.height : bottom! * board.height - height,
  );
  const within = {
    left: Math.max(4, Math.min(left, board.width - width - 4)),
    top: Math.max(4, Math.min(upper, board.height - height - 4)),
  };
  return [
    { input: await shadowOf(picture.data, width, height), left: within.left, top: within.top + 5 },
    { input: picture.data, ...within },
  ];
}

/** A soft shadow in the shape of a picture, of its size. */
async function shadowOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const alpha = await sharp(picture)
    .extractChannel('alpha')
    .blur(4)
    .linear(0.2, 0)
    .raw()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#21131d' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

type Cards = Record<string, Record<string, Record<string, string[]>>>;
const cards = JSON.parse(
  await readFile(path.join(root, 'scripts/quiz-pictures.json'), 'utf8'),
) as Cards;
await rm(target, { recursive: true, force: true });
for (const [gender, questions] of Object.entries(cards)) {
  await mkdir(path.join(target, gender), { recursive: true });
  for (const [question, types] of Object.entries(questions)) {
    for (const [type, names] of Object.entries(types)) {
      const layers = await Promise.all(placesOf(names).map(draw));
      const picture = await sharp({
        create: { ...board, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
      })
        .composite(layers.flat())
        .webp({ quality: 78, alphaQuality: 80, effort: 6 })
        .toBuffer();
      await writeFile(path.join(target, gender, `${question}-${type.toLowerCase()}.webp`), picture);
    }
  }
}
