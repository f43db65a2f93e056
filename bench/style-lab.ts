import type { Page } from 'playwright';
import { grants } from '../server/database/schema.ts';
import { openBarePage } from './bare-page.ts';
import type { Person, Stage } from './stage.ts';
import { median, type Row } from './table.ts';

const rounds = 5;
/** How much longer the Lab may take than a bare page. */
const goal = 1.3;
/** Milliseconds from the last key to the preview. */
const previewGoalMs = 300;

/** The Style Lab's first screen, beside a bare React page with its pictures; and the staff's preview of a text. */
export async function measureStyleLab(stage: Stage, person: Person): Promise<Row[]> {
  const pictures = await picturesOf(stage, person);
  const bare = await openBarePage(stage, pictures);
  const visits = async (address: string, signedIn: boolean) => {
    const times: Record<'first' | 'second', number[]> = { first: [], second: [] };
    for (let round = 0; round < rounds; round += 1) {
      const page = await stage.phone(signedIn ? person : null);
      for (const visit of ['first', 'second'] as const) {
        await page.goto('about:blank');
        await page.goto(address, { waitUntil: 'commit' });
        times[visit].push(await allPicturesMs(page, pictures));
      }
      await page.context().close();
    }
    return { first: median(times.first), second: median(times.second) };
  };
  const lab = await visits(`${stage.address}/style-lab`, true);
  const peer = await visits(bare.address, false);
  await bare.close();
  const screens = (['first', 'second'] as const).map((visit) => ({
    what: `the Style Lab’s first screen with its ${pictures.length} pictures, ${visit} visit, phone profile`,
    figure: `${lab[visit].toFixed(0)} ms`,
    beside: `${peer[visit].toFixed(0)} ms, bare React page`,
    ratio: lab[visit] / peer[visit],
    goal: `≤ ${goal}`,
    holds: lab[visit] / peer[visit] <= goal,
  }));
  return [...screens, await measurePreview(stage)];
}

/** The addresses of the pictures that stand on the first screen. */
async function picturesOf(stage: Stage, person: Person): Promise<string[]> {
  const page = await stage.phone(person, { fast: true });
  await page.goto(`${stage.address}/style-lab`);
  await page.locator('main li img').nth(3).waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const seen = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map(({ currentSrc }) => new URL(currentSrc).pathname)
      .filter((picture, at, all) => all.indexOf(picture) === at),
  );
  await page.context().close();
  return seen;
}

/** Milliseconds from the start of the document until all these pictures are decoded. */
const allPicturesMs = (page: Page, pictures: readonly string[]): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const there = new Set(
            [...document.images]
              .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
              .map(({ currentSrc }) => new URL(currentSrc).pathname),
          );
          if (wanted.every((picture) => there.has(picture))) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
    [...pictures],
  );

/** From a key in a text to its preview, on a desktop that is as fast as this machine. */
async function measurePreview(stage: Stage): Promise<Row> {
  const staff = await stage.person(1);
  await stage.running.app.services.open.database.insert(grants).values({
    userId: staff.userId,
    key: 'analysisAdmin',
    source: 'gift',
    from: new Date('2020-01-01'),
    grantedBy: 'bench',
  });
  const page = await stage.phone(staff, { fast: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${stage.address}/admin/qa-content?of=lab&slot=lab/tips/shoes-go-last`);
  const text = page.getByRole('textbox', { name: /^Text of / });
  await page.frameLocator('iframe[title="Preview"]').getByRole('heading').first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const source = await text.inputValue();
    await text.fill(source.replace(/^title: .*$/m, `title: Shoes ${round}`));
    await page.waitForTimeout(1500);
    await text.press('ControlOrMeta+Home');
    await text.press('ArrowDown');
    await text.press('End');
    times.push(await keyToPreview(page));
  }
  await page.context().close();
  const ms = median(times);
  return {
    what: 'a text’s preview, after the last key',
    figure: `${ms.toFixed(0)} ms`,
    beside: '',
    ratio: ms / previewGoalMs,
    goal: `≤ ${previewGoalMs} ms`,
    holds: ms <= previewGoalMs,
  };
}

async function keyToPreview(page: Page): Promise<number> {
  await page.evaluate(() => {
    const { contentDocument } = document.querySelector<HTMLIFrameElement>('iframe')!;
    const heading = () => contentDocument!.querySelector('h1')?.textContent;
    const before = heading();
    let from = 0;
    document.querySelector('textarea')!.addEventListener(
      'input',
      () => {
        from = performance.now();
      },
      { once: true },
    );
    Object.assign(window, {
      previewed: new Promise<number>((resolve) => {
        new MutationObserver((_changes, observer) => {
          if (heading() === before) return;
          observer.disconnect();
          resolve(performance.now() - from);
        }).observe(contentDocument!.body, { subtree: true, childList: true, characterData: true });
      }),
    });
  });
  await page.keyboard.type('x');
  return page.evaluate(() => (window as unknown as { previewed: Promise<number> }).previewed);
}
