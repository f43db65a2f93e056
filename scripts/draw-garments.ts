// Draws the demo's garments, looks and portraits, and prepares what is stored of them: npm run demo:draw [id ...]
import { chromium } from 'playwright';
import { drawGarments } from '../server/demo/draw-garments.ts';
import { drawLooks } from '../server/demo/draw-looks.ts';
import { preparePictures } from '../server/demo/prepare-pictures.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';
import { drawDemoPortraits } from './draw-demo-portraits.ts';

const ids = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumArguments],
});
try {
  await drawGarments(browser, ids.length > 0 ? ids : undefined);
  await drawLooks(browser);
} finally {
  await browser.close();
}
await drawDemoPortraits();
await preparePictures();
