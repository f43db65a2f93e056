import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import type { SaidCase } from '../tests/stylist/said/said-case.ts';
import { personOf, say } from '../tests/stylist/said/say.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { garmentPictures } from './stylist-sheet/garment-pictures.ts';
import { questions } from './stylist-sheet/questions.ts';
import { sheetPage, shownBoards } from './stylist-sheet/sheet-page.ts';

/*
 * Draws what Lola answers the people of the panel, to be looked at (decision 111): `npm run stylist:sheet [folder]`. Each answer is a
 * picture, and each wardrobe a sheet of its ten.
 */

const folder = process.argv[2] ?? path.join(import.meta.dirname, '../test-results/stylist-sheet');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumArguments],
});
try {
  for (const wardrobe of Object.keys(questions) as SaidCase['wardrobe'][]) {
    const answers = questions[wardrobe].map((text) => ({
      text,
      answered: say({ wardrobe, text }),
    }));
    const pieces = new Map(personOf(wardrobe).pieces.map((piece) => [piece.id, piece]));
    const shown = answers.flatMap(({ answered }) =>
      (answered.turn?.boards ?? []).slice(0, shownBoards).flatMap(({ itemIds }) => itemIds),
    );
    const pictures = await garmentPictures(
      browser,
      [...new Set(shown)].map((id) => pieces.get(id)!),
    );
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    for (const [at, answer] of answers.entries()) {
      await page.setContent(sheetPage([answer], pieces, pictures));
      const name = `${wardrobe}-${String(at + 1).padStart(2, '0')}.webp`;
      await write(name, await page.screenshot({ fullPage: true }), 1200);
    }
    await page.setContent(sheetPage(answers, pieces, pictures));
    await write(`${wardrobe}.webp`, await page.screenshot({ fullPage: true }), 800);
    await page.close();
    console.info(`${wardrobe}: ${answers.length} answers, ${pictures.size} garments`);
  }
} finally {
  await browser.close();
}

async function write(name: string, png: Buffer, width: number): Promise<void> {
  await writeFile(
    path.join(folder, name),
    await sharp(png).resize({ width }).webp({ quality: 70 }).toBuffer(),
  );
}
