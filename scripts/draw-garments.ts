// Draws the demo's garments and prepares what is stored of them: npm run demo:draw [id ...]
import { chromium } from 'playwright';
import { drawGarments } from '../server/demo/draw-garments.ts';
import { prepareGarments } from '../server/demo/prepare-garments.ts';
import { chromiumArguments, chromiumPath } from './chromium.ts';

const ids = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumArguments],
});
await drawGarments(browser, ids.length > 0 ? ids : undefined).finally(() => browser.close());
await prepareGarments();
