import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/style-blueprint/style-blueprint-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#app/client.ts';
import type { OperationName } from '#contract/operations.ts';
import { answerAsVisitor, forgetVisitor } from '#features/style-blueprint/visitor-answers.ts';
import { flushDraft, loadDraft, saveDraft } from '#lib/drafts.ts';
import { page } from '#lib/leave-page.ts';
import { decideColor } from '#server/repositories/color-analyses.ts';
import { ContentStream, standInForStreams } from '#tests/support/content-stream.ts';
import { entitle } from '#tests/support/entitle.ts';
import { allOf, finishBlueprint } from '#tests/support/finished-blueprint.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { hangItems, settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
/** Ids of the pieces, by their titles. */
let pieces: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  await entitle(server.app.services.open.database, maya.userId, ['styleBlueprint']);
  await finishBlueprint(server, maya);
  const hung = [
    { title: 'Bomber', category: 'bomber', mainColor: 'black' },
    { title: 'Wrap blouse', category: 'blouse', neckline: 'Wrap', mainColor: 'grey' },
    { title: 'Loafers', category: 'loafers', mainColor: 'black' },
    { title: 'Something' },
  ] as const;
  const ids = await hangItems(server, maya, [...hung]);
  pieces = Object.fromEntries(hung.map(({ title }, at) => [title, ids[at]!]));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const room = '/style-blueprint/female';
const result = `${room}?part=result`;
const own = () => ({ owner: maya.userId });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const palette = async () => (await server.call('getColorAnalysisData', own(), maya)).palette!;
const takeAway = () => entitle(server.app.services.open.database, maya.userId, []);

/** A stylist says that it is warm. */
const decideFor = ({ userId }: Person) =>
  decideColor(
    server.app.services.open.database,
    userId,
    { season: 'warm', note: 'Golden from head to toe.', by: 'staff' },
    new Date(),
  );

/** A portrait that a visitor has sent, with what was pointed at. */
const visitorsPortrait = {
  bytes: new ArrayBuffer(7),
  type: 'image/jpeg',
  takenMs: Date.now(),
  isSent: true,
  taps: Object.fromEntries(
    ['eye', 'hair', 'skin', 'white'].map((part) => [part, [{ x: 0.5, y: 0.5, hex: '#303030' }]]),
  ),
};

/** Writes down what the page asks of the operations, and all that it is answered. */
function listen() {
  const asked: OperationName[] = [];
  const heard: string[] = [];
  const reach = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const body = typeof init?.body === 'string' ? init.body : '';
    const answer = await reach(input, init);
    if (String(input).includes('/api/')) {
      asked.push(...(Object.keys(JSON.parse(body || '{}')) as OperationName[]));
      heard.push(await answer.clone().text());
    }
    return answer;
  };
  return { asked, heard };
}

describe('The whole blueprint', () => {
  it('is that of the gender that was answered for, whatever the address says', async () => {
    const app = renderApp('/style-blueprint/male?part=result', maya);
    await screen.findByRole('heading', { name: 'Hourglass' });
    expect(app.where()).toBe(result);
  });

  it('leads back into what is finished, to answer it anew', async () => {
    renderApp(result, maya);
    const again = within(await screen.findByRole('navigation', { name: 'Answer again' }));
    const ways = again.getAllByRole('link').map((way) => way.getAttribute('href'));
    expect(ways).toEqual([
      `${room}?part=personality&step=1`,
      `${room}?part=color`,
      `${room}?part=body&step=1`,
    ]);
  });

  it('has the name, the strongest types in percent, the season and the shape', async () => {
    renderApp(result, maya);
    await screen.findByRole('heading', { name: 'City Chic', level: 1 });
    screen.getByText('Tailored lines in dusty color, one soft thing near the face.');
    screen.getByRole('heading', { name: 'Classic, then Natural' });
    const percents = screen.getAllByText(/^\d+\.\d%$/).map(({ textContent }) => textContent);
    expect(percents).toEqual(expect.arrayContaining(['75.0%', '12.5%', '8.3%']));
    screen.getByRole('heading', { name: 'Soft, muted color' });
    screen.getByText('A stylist reviews this next');
    screen.getByRole('heading', { name: 'Hourglass' });
    screen.getByText('Long Legs');
  });

  it('points at the member’s own pieces, each of which leads to its page', async () => {
    renderApp(result, maya);
    const [wrap] = await screen.findAllByRole('link', { name: 'Wrap blouse' });
    expect(wrap!.getAttribute('href')).toBe(`/items/${pieces['Wrap blouse']}`);
  });

  it('shows every shade of the palette on its own page, and what to keep away', async () => {
    const { shades, keepAway } = await palette();
    const { user } = renderApp(result, maya);
    await user.click(await link('All 24 shades'));
    const more = await button('All 24 shades');
    expect(screen.queryByText(shades.at(-1)!.name)).toBeNull();
    await user.click(more);
    expect(shades).toHaveLength(24);
    for (const { name } of shades) screen.getByText(name);
    screen.getByRole('heading', { name: 'Keep away' });
    expect(keepAway.length).toBeGreaterThan(2);
    for (const { name, why } of keepAway) {
      expect(screen.getByText(name).parentElement!.textContent).toBe(`${name}${why}`);
    }
  });

  it('folds what is said at length of each type and each line of the shape', async () => {
    renderApp(result, maya);
    const folded = (await screen.findByText('Long legs')).closest('details')!;
    expect(folded.open).toBe(false);
    const titles = [...document.querySelectorAll('summary b')].map((one) => one.textContent);
    expect(titles).toEqual(expect.arrayContaining(['Classic', 'Long legs']));
    expect(titles).toHaveLength(5);
  });

  it('names shades near the face and away from it where there are no clothes', async () => {
    const bare = await settledMember(server);
    await entitle(server.app.services.open.database, bare.userId, ['styleBlueprint']);
    await finishBlueprint(server, bare);
    const { shades, keepAway } = await palette();
    renderApp(result, bare);
    const side = async (title: string) =>
      within((await screen.findByRole('heading', { name: title })).parentElement!);
    const near = await side('Near your face');
    for (const { name } of shades.slice(0, 4)) near.getByText(name);
    const away = await side('Away from it');
    for (const { name } of keepAway.slice(0, 4)) away.getByText(name);
  });

  it('shows another palette on its own page as soon as its text is changed', async () => {
    standInForStreams();
    renderApp(`${room}?part=palette`, maya);
    const { name } = (await palette()).shades[0]!;
    await screen.findAllByText(name);
    const staff = await server.person({ staff: true });
    const { slots } = await server.call('getContentSlots', {}, staff);
    for (const { slot } of slots.filter((one) => one.slot.startsWith('blueprint/palettes/'))) {
      const { published } = await server.call('getContent', { slot }, staff);
      const { source, versionId: basedOn } = published!;
      const changed = source.replace(`name: ${name},`, 'name: First light,');
      if (changed !== source) {
        await server.call('publishContent', { slot, source: changed, basedOn }, staff);
      }
    }
    ContentStream.open[0]!.tell('901 0');
    await screen.findAllByText('First light');
  });

  it('shares the palette from its page, and says where no picture could be made', async () => {
    const { user } = renderApp(`${room}?part=palette`, maya);
    await user.click(await button('Share'));
    await screen.findByText('It could not be saved');
  });

  it('folds how the photo read once a stylist has decided otherwise', async () => {
    renderApp(`${room}?part=palette`, maya);
    expect((await screen.findByText('Undertone')).closest('details')).toBeNull();
    cleanup();
    queryClient.clear();
    await decideFor(maya);
    renderApp(`${room}?part=palette`, maya);
    const reading = (await screen.findByText('How the photo read')).closest('details')!;
    expect(reading.open).toBe(false);
    within(reading).getByText('Undertone');
    within(reading).getByText('By the photo');
    screen.getByText(/Warm, where the photo said Soft, muted\.$/);
  });

  it('says what is missing of an analysis that is not finished', async () => {
    await server.call('deleteColorAnalysis', own(), maya);
    renderApp(result, maya);
    await screen.findByRole('heading', { name: 'Still to come: color' });
    screen.getByRole('heading', { name: 'Your Style Blueprint', level: 1 });
    const way = screen.getByRole('link', { name: 'Take the portrait' });
    expect(way.getAttribute('href')).toBe(`${room}?part=color`);
  });
});

describe('The fit of the wardrobe', () => {
  const rows = () =>
    within(screen.getByRole('main'))
      .getAllByRole('link')
      .filter((one) => one.getAttribute('href')!.startsWith('/items/'))
      .map((row) => row.textContent);

  it('is told piece by piece, in an order and with a reason that follow the chip', async () => {
    const { user } = renderApp(`${room}?part=wardrobe`, maya);
    await screen.findByText('is City Chic');
    await screen.findByText('3 of 4 items');
    await screen.findByText('Wrap blouse');
    screen.getByText('33.3%');
    const titles = () =>
      rows().map((row) => /^(Bomber|Wrap blouse|Loafers|Something)/.exec(row!)![0]);
    const all = ['Wrap blouse', 'Loafers', 'Bomber', 'Something'];
    const reasonOf = (title: string) => rows().find((row) => row!.startsWith(title));
    expect(titles()).toEqual(all);
    expect(reasonOf('Loafers')).toContain(
      'Loafers suit your long legs, but black is not your shade.',
    );
    expect(reasonOf('Something')).toContain('Not scored: add a color');
    await user.click(await button('Color'));
    expect(titles()[0]).toBe('Wrap blouse');
    expect(reasonOf('Wrap blouse')).toContain('Close to your Dove gray.');
    expect(reasonOf('Something')).toContain('Nothing known of this yet');
    await user.click(await button('Shape'));
    expect(reasonOf('Wrap blouse')).toContain('Wraps suit your hourglass shape.');
    await user.click(await button('Personality'));
    expect(titles()[0]).toBe('Loafers');
    expect(reasonOf('Bomber')).toContain('More Creative than you are.');
    // By its manner alone it fits.
    expect(reasonOf('Loafers')).toContain('Classic, like you.Fits');
    await user.click(await button('All'));
    expect(reasonOf('Loafers')).toMatch(/Near$/);
    expect(titles()).toEqual(all);
    await user.click(await button('Wear these more'));
    expect(titles()).toEqual(['Wrap blouse']);
  });
});

describe('The preview', () => {
  it('has three shades and the strongest type, and nothing else of the rest', async () => {
    const { shades } = await palette();
    await takeAway();
    const { asked, heard } = listen();
    renderApp(result, maya);
    await screen.findByRole('heading', { name: 'Your style name', level: 1 });
    screen.getByRole('heading', { name: 'Soft, muted color, mostly Classic' });
    screen.getByText('75.0%');
    const [first, second, third, ...rest] = shades.map(({ name }) => name);
    await screen.findByText(`Three of your shades: ${first}, ${second}, ${third}`);
    await screen.findByText('Your 4 pieces, scored');
    expect((await screen.findByText('$49')).parentElement!.textContent).toBe('$49 once');
    const told = document.documentElement.innerHTML + heard.join();
    for (const secret of [...rest, 'City Chic', 'keepAway']) expect(told).not.toContain(secret);
    expect(asked).toContain('getBlueprintPreview');
    const whole = [
      'getStyleBlueprintCover',
      'getPersonalityAnalysisData',
      'getColorAnalysisData',
      'getBodyShapeAnalysisData',
      'getWardrobeScores',
    ];
    expect(asked.filter((name) => whole.includes(name))).toEqual([]);
  });

  it.each(['palette', 'wardrobe'])('stands in the place of the %s too', async (part) => {
    await takeAway();
    renderApp(`${room}?part=${part}`, maya);
    await screen.findByRole('heading', { name: 'Your style name', level: 1 });
  });

  it('leads to the checkout of the store, and a failure of that changes nothing', async () => {
    await takeAway();
    const left: string[] = [];
    vi.spyOn(page, 'go').mockImplementation((address) => void left.push(address));
    const { user } = renderApp(result, maya);
    await screen.findByText('$49');
    const reached = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(await button('Buy your Blueprint'));
    await waitFor(async () =>
      expect((await button('Buy your Blueprint')).getAttribute('aria-busy')).toBeNull(),
    );
    expect(left).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    globalThis.fetch = reached;
    await user.click(await button('Buy your Blueprint'));
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toMatch(/^https?:\/\//);
  });

  it('does not lead to the checkout where it was bought meanwhile', async () => {
    await takeAway();
    const left: string[] = [];
    vi.spyOn(page, 'go').mockImplementation((address) => void left.push(address));
    const { user } = renderApp(result, maya);
    await screen.findByText('$49');
    await entitle(server.app.services.open.database, maya.userId, ['styleBlueprint']);
    await user.click(await button('Buy your Blueprint'));
    await screen.findByRole('heading', { name: 'City Chic', level: 1 });
    expect(left).toEqual([]);
  });

  it('takes the place of the whole where that is taken away meanwhile', async () => {
    const { user } = renderApp(result, maya);
    await screen.findByRole('heading', { name: 'City Chic', level: 1 });
    await takeAway();
    await user.click(await link('All 24 shades'));
    await screen.findByRole('heading', { name: 'Your style name', level: 1 });
    // Given again, it is there again.
    await entitle(server.app.services.open.database, maya.userId, ['styleBlueprint']);
    cleanup();
    queryClient.clear();
    renderApp(result, maya);
    await screen.findByRole('heading', { name: 'City Chic', level: 1 });
  });

  it('says what a stylist decided, and has the portrait deleted', async () => {
    await takeAway();
    await decideFor(maya);
    const { user } = renderApp(result, maya);
    await screen.findByText('Golden from head to toe.');
    await user.click(await button('Delete my portrait'));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    await screen.findByRole('heading', { name: 'Mostly Classic' });
    expect((await server.call('getAnalysisData', own(), maya)).color).toBeNull();
    // What is open now has its way here.
    const open = within(await screen.findByRole('navigation', { name: 'Still to answer' }));
    expect(open.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Take the portrait',
    ]);
  });

  it('keeps all of a portrait where it cannot be deleted', async () => {
    await takeAway();
    const place = { userId: maya.userId, name: 'color-portrait' };
    saveDraft(place, { ...visitorsPortrait, isSent: false });
    await flushDraft(place);
    const { user } = renderApp(result, maya);
    await user.click(await button('Delete my portrait'));
    const reached = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Delete'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    globalThis.fetch = reached;
    expect(await loadDraft(place)).not.toBeNull();
  });

  it('leaves what the account has where a visitor signs in with a portrait', async () => {
    await takeAway();
    await decideFor(maya);
    const visitors = { userId: 'visitor', name: 'color-portrait' };
    saveDraft(visitors, visitorsPortrait);
    await flushDraft(visitors);
    renderApp(result, maya);
    await screen.findByText('Your account has a color analysis already.');
    await screen.findByText('Golden from head to toe.');
    expect(await loadDraft(visitors)).toBeNull();
    expect(await loadDraft({ userId: maya.userId, name: 'color-portrait' })).toBeNull();
    const { color } = await server.call('getAnalysisData', own(), maya);
    expect(color!.review?.season).toBe('warm');
  });

  it('is a visitor’s, with the way to sign in', async () => {
    answerAsVisitor({ gender: 'female', personality: allOf('Dramatic') });
    renderApp(result);
    await screen.findByRole('heading', { name: 'Mostly Dramatic' });
    await screen.findByText('Your pieces, scored');
    const way = await link('Sign in to buy it');
    expect(way.getAttribute('href')).toContain(encodeURIComponent(result));
    forgetVisitor();
  });
});
