import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/style-lab/piece-screen.tsx';
import '#features/style-lab/style-lab-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { entitle } from '#tests/support/entitle.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { faultyWire, refused } from './faulty-wire.ts';
import { settledMember } from './member.ts';

/** The elements that are watched for coming into view. */
const watched = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>();
class Watching {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell;
  }
  observe = (element: Element) => void watched.set(element, this.tell);
  disconnect = () => {
    for (const [element, tell] of watched) if (tell === this.tell) watched.delete(element);
  };
}
/** Everything that is watched comes into view. */
const see = () => {
  for (const tell of [...watched.values()]) tell([{ isIntersecting: true }]);
};

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Watching);
  reachServer(server);
  maya = await settledMember(server);
});
afterEach(() => {
  cleanup();
  watched.clear();
  vi.unstubAllGlobals();
  server.app.services.config.features.enableStyleBlueprint = true;
  // happy-dom does not know the element.
  expect(takeConsoleErrors().filter(([, tag]) => tag !== 'search')).toEqual([]);
});

const readingOf = async (pieceId: string) =>
  (await server.call('getLabPiece', { owner: maya.userId, pieceId }, maya)).piece.reading;
const titles = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => /report|Class|tip/.test(text ?? ''));

describe('The Style Lab', () => {
  it('shows the newest piece that is open large, and the others by their day', async () => {
    renderApp('/style-lab', maya);
    const feature = await screen.findByRole('article');
    within(feature).getByRole('heading', { name: 'One coat, chosen well' });
    within(feature).getByText('Class, 6 chapters');
    within(feature).getByText('New');
    within(feature).getByText('Free');
    await screen.findByText('The quiet reds');
    await screen.findByText('Who you are in clothes');
  });

  it('has no way to the Style Blueprint where that is off', async () => {
    server.app.services.config.features.enableStyleBlueprint = false;
    renderApp('/style-lab', maya);
    await screen.findByText('The quiet reds');
    expect(screen.queryByText('Who you are in clothes')).toBeNull();
  });

  it('is narrowed by kind, searched by every word of a text, and told when nothing is found', async () => {
    const app = renderApp('/style-lab', maya);
    await screen.findByText('The quiet reds');
    await app.user.click(screen.getByRole('button', { name: 'Collage tips' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(app.where()).toBe('/style-lab?show=tips');
    await app.user.click(screen.getByRole('button', { name: 'All' }));
    await app.user.click(screen.getByRole('button', { name: 'Search the Lab' }));
    await app.user.type(screen.getByRole('searchbox'), 'madder');
    await waitFor(() => expect(titles()).toHaveLength(1));
    screen.getByText('The quiet reds');
    await app.user.type(screen.getByRole('searchbox'), ' zeppelin');
    await screen.findByText('Nothing found');
  });

  it('finds first what has the word in its title, then in its line, then in its text', async () => {
    renderApp('/style-lab?search=navy', maya);
    await screen.findByText('Blues beside navy');
    expect(titles()[0]).toContain('Blues beside navy');
    expect(titles().length).toBeGreaterThan(1);
  });

  it('says that the closed parts of what is in the Circle are not searched', async () => {
    await entitle(server.app.services.open.database, maya.userId, []);
    renderApp('/style-lab?search=moth', maya);
    await screen.findByText(
      /^Nothing that is open to you speaks of “moth”\..* only the beginnings/,
    );
    cleanup();
    await entitle(server.app.services.open.database, maya.userId, ['allMasterClasses']);
    renderApp('/style-lab?search=moth', maya);
    await screen.findByText('Knits, and how to keep them');
    cleanup();
    renderApp('/style-lab?search=zeppelin', maya);
    await screen.findByText('No piece of the Lab speaks of “zeppelin”.');
  });

  it('keeps what is saved, and shows it alone', async () => {
    const app = renderApp('/style-lab/the-quiet-reds', maya);
    await app.user.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: 'No longer save' });
    await waitFor(async () => expect((await readingOf('the-quiet-reds')).isSaved).toBe(true));
    cleanup();
    renderApp('/style-lab?show=saved', maya);
    await screen.findByText('The quiet reds');
    expect(titles()).toHaveLength(1);
  });

  it('is read chapter by chapter, and counts one once its end was seen', async () => {
    const app = renderApp('/style-lab/color-beside-the-face', maya);
    await screen.findByText('Chapter 1 of 5');
    await waitFor(async () =>
      expect(await readingOf('color-beside-the-face')).toMatchObject({ isOpened: true, read: [] }),
    );
    see();
    await waitFor(async () =>
      expect(await readingOf('color-beside-the-face')).toMatchObject({ read: [0] }),
    );
    await app.user.click(screen.getByRole('button', { name: /^Next: / }));
    await screen.findByText('Chapter 2 of 5');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(app.where()).toBe('/style-lab/color-beside-the-face?chapter=2');
    await app.user.click(screen.getByRole('button', { name: 'The chapter before' }));
    await screen.findByText('Chapter 1 of 5');
    cleanup();
    renderApp('/style-lab/color-beside-the-face', maya);
    await screen.findByText('Chapter 2 of 5');
  });

  it('shows where a hem should stop on the legs of the form', async () => {
    const app = renderApp('/style-lab/one-coat-chosen-well?chapter=3', maya);
    const places = await screen.findByRole('group', { name: 'Places' });
    const form = places.parentElement!.querySelector('svg')!;
    const drawn = [...form.querySelectorAll('g:has(> circle)')];
    expect(drawn.map((place) => place.querySelector('text')!.textContent)).toEqual(['1', '2', '3']);
    // In units of the form: the knee is narrowest at 580, the calf is full from 620 to 690, the leg ends at 812.
    const [knee, calf, ankle] = drawn.map((place) =>
      Number(/ ([\d.]+)\)$/.exec(place.getAttribute('transform')!)![1]),
    ) as [number, number, number];
    expect(knee > 572 && knee < 615).toBe(true);
    expect(calf > 700 && calf < 750).toBe(true);
    expect(ankle > 770 && ankle < 800).toBe(true);
    const part = form.querySelector('[data-part=avoid]')!;
    const band = form.querySelector('clipPath rect')!;
    const [from, height] = ['y', 'height'].map((name) => Number(band.getAttribute(name)));
    expect(from! > knee && from! + height! < calf).toBe(true);
    // Hatched is what the form itself draws as its legs, and nothing beside them.
    const hatched = [...part.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    const own = [...form.querySelectorAll('path')].filter((path) => !part.contains(path));
    expect(hatched).toHaveLength(2);
    for (const leg of hatched)
      expect(own.some((path) => path.getAttribute('d') === leg)).toBe(true);
    await app.user.click(within(places).getByRole('button', { name: 'Above the ankle' }));
    await screen.findByText(/^The warmest\./);
  });

  it('says what to try after the text that it is about', async () => {
    renderApp('/style-lab/one-coat-chosen-well?chapter=1', maya);
    const step = await screen.findByText('Try it');
    const text = screen.getByText(/^Before you try anything on/);
    expect(text.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers the Circle behind the first chapter of what is in it, and opens with it', async () => {
    await entitle(server.app.services.open.database, maya.userId, []);
    const { pieces } = await server.call('getLab', { owner: maya.userId }, maya);
    const locked = pieces.find(({ kind, isOpen }) => kind === 'class' && !isOpen)!;
    const app = renderApp('/style-lab', maya);
    const row = (await screen.findByText(locked.title)).closest('a')!;
    within(row).getByText('With the Circle');
    await app.user.click(row);
    await screen.findByText(/^Chapter 1 of /);
    expect(screen.queryByRole('link', { name: 'See the Circle' })).toBeNull();
    await app.user.click(screen.getByRole('button', { name: /^Next: / }));
    const offer = await screen.findByRole('link', { name: 'See the Circle' });
    expect(offer.getAttribute('href')).toBe('/circle-membership');
    cleanup();
    await entitle(server.app.services.open.database, maya.userId, ['allMasterClasses']);
    renderApp(`/style-lab/${locked.pieceId}?chapter=2`, maya);
    await screen.findByText(/^Chapter 2 of /);
    await screen.findByText('Try it');
    expect(screen.queryByRole('link', { name: 'See the Circle' })).toBeNull();
  });

  it('says what is not there, and what did not load', async () => {
    renderApp('/style-lab/no-such-piece', maya);
    await screen.findByText('This piece is not there');
    cleanup();
    const wire = faultyWire();
    wire.cut('getLab', refused(500, 'server'));
    const app = renderApp('/style-lab', maya);
    await screen.findByText('The Style Lab did not load');
    wire.cut('getLab');
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('The quiet reds');
  });
});

describe('What’s New', () => {
  it('tells dated entries on classes, reports and collage, and leads to them', async () => {
    const app = renderApp('/wardrobes', maya);
    await app.user.click(await screen.findByRole('button', { name: 'What’s New, unread' }));
    await app.user.click(await screen.findByRole('radio', { name: 'What’s New' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notices' });
    await within(dialog).findByText('Class, 6 chapters');
    for (const kind of ['Color report', 'Trend report', 'Collage tip']) {
      expect(within(dialog).getAllByText(kind).length).toBeGreaterThan(0);
    }
    within(dialog).getByText('Nov 19');
    await app.user.click(within(dialog).getByRole('link', { name: 'One coat, chosen well' }));
    await screen.findByText('Chapter 1 of 6');
    await waitFor(() => expect(app.where()).toBe('/style-lab/one-coat-chosen-well?chapter=1'));
  });
});
