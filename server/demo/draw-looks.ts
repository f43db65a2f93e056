import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';

const demo = import.meta.dirname;

/** The photo of a look, in pixels. */
const photo = { width: 900, height: 1200 } as const;

/** A look of the demo as it is drawn. */
interface DrawnLook {
  id: string;
  /** Its colors from the light to the shade. */
  wall: [string, string];
  floor: [string, string];
  /** From the back to the front: the middle and the height, as shares of the photo. */
  garments: { garment: string; x: number; y: number; height: number }[];
}

/** Draws the photos of the demo's looks: garments on a dress form in a room, as a mirror would show them. */
export async function drawLooks(browser: Browser): Promise<void> {
  const looks: DrawnLook[] = JSON.parse(await readFile(path.join(demo, 'looks.json'), 'utf8'));
  await mkdir(path.join(demo, 'looks'), { recursive: true });
  const page = await browser.newPage({ viewport: photo, deviceScaleFactor: 1 });
  for (const look of looks) {
    await page.setContent(await sceneOf(look));
    const png = await page.screenshot();
    const webp = await sharp(png).webp({ quality: 84, effort: 6 }).toBuffer();
    await writeFile(path.join(demo, 'looks', `${look.id}.webp`), webp);
    console.log(`${look.id}  ${Math.round(webp.length / 1024)} KB`);
  }
  await page.close();
}

async function sceneOf({ wall, floor, garments }: DrawnLook): Promise<string> {
  const { width, height } = photo;
  const horizon = height * 0.76;
  const pictures = await Promise.all(
    garments.map(async ({ garment, x, y, height: share }) => {
      const bytes = await readFile(path.join(demo, 'garments', `${garment}.webp`));
      const address = `data:image/webp;base64,${bytes.toString('base64')}`;
      return `<img src="${address}" style="left:${x * width}px;top:${y * height}px;height:${share * height}px">`;
    }),
  );
  const boards = Array.from({ length: 9 }, (_, index) => {
    const at = (index / 8 - 0.5) * width;
    return `<path d="M${width / 2 + at * 0.8} ${horizon}L${width / 2 + at * 1.9} ${height}"/>`;
  });
  return `<style>*{margin:0}body{width:${width}px;height:${height}px;overflow:hidden;position:relative;
    background:linear-gradient(105deg,${wall[0]},${wall[1]})}
    img{position:absolute;transform:translate(-50%,-50%);
    filter:drop-shadow(0 2px 2px rgba(30,18,26,.25)) drop-shadow(0 16px 18px rgba(30,18,26,.28))}
    svg{position:absolute;inset:0}</style>
    <svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
      <defs>
        <linearGradient id="floor" x2="0" y2="1"><stop stop-color="${floor[0]}"/><stop offset="1" stop-color="${floor[1]}"/></linearGradient>
        <linearGradient id="pole"><stop stop-color="#5f4128"/><stop offset=".4" stop-color="#a97b4f"/><stop offset="1" stop-color="#4c3320"/></linearGradient>
        <filter id="soft"><feGaussianBlur stdDeviation="26"/></filter>
      </defs>
      <path d="M0 60L330 0L330 620L0 760Z" fill="#fff" opacity=".28" filter="url(#soft)"/>
      <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#floor)"/>
      <g stroke="#000" stroke-opacity=".16" stroke-width="2">${boards.join('')}</g>
      <rect y="${horizon - 34}" width="${width}" height="34" fill="#fff" opacity=".72"/>
      <rect y="${horizon - 3}" width="${width}" height="4" fill="#000" opacity=".18"/>
      <ellipse cx="450" cy="1080" rx="190" ry="34" fill="#000" opacity=".28" filter="url(#soft)"/>
      <rect x="441" y="100" width="18" height="960" rx="8" fill="url(#pole)"/>
      <path d="M450 1020L330 1090M450 1020L570 1090M450 1030V1110" stroke="#5f4128" stroke-width="20" stroke-linecap="round"/>
      <circle cx="450" cy="92" r="16" fill="#8a5f39"/>
      <ellipse cx="450" cy="150" rx="46" ry="12" fill="#b4834f"/>
      <path d="M408 152Q404 210 380 236Q450 262 520 236Q496 210 492 152Z" fill="#efe6da"/>
    </svg>${pictures.join('')}`;
}
