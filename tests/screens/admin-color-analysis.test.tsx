import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/admin/admin-screen.tsx';
import '#features/admin/color-analysis/color-analysis-section.tsx';
import '#features/style-blueprint/style-blueprint-screen.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longestReviewNote } from '#contract/rules/color-reviews.ts';
import { sendPortrait } from '#tests/support/finished-blueprint.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

const desk = '/admin/color-analysis';

let server: TestServer;
let mira: Person;
let jonas: Person;
let maya: Person;
let name: string;
const view = window as unknown as {
  happyDOM: { setViewport(size: { width: number; height: number }): void };
};
beforeAll(async () => {
  server = await startTestServer();
  view.happyDOM.setViewport({ width: 1440, height: 900 });
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  // Each test has the desk to itself.
  await query('delete from color_analyses');
  [mira, jonas] = [await reviewer('Mira'), await reviewer('Jonas')];
  maya = await settledMember(server);
  name = (await query('select screen_name from users where id = $1', [maya.userId])).rows[0]
    .screen_name;
  await sendPortrait(server, maya);
  await server.app.services.jobs.idle();
});
afterEach(cleanup);

const query = (text: string, values: unknown[] = []) =>
  server.app.services.open.pool.query(text, values);

async function reviewer(firstName: string): Promise<Person> {
  const person = await settledMember(server);
  await query(
    `insert into grants (user_id, key, source, from_at, granted_by)
      values ($1, 'analysisAdmin', 'staff', now() - interval '1 day', 'test')`,
    [person.userId],
  );
  await query('update users set first_name = $1 where id = $2', [firstName, person.userId]);
  return person;
}

const button = (named: string | RegExp) => screen.findByRole('button', { name: named });
const says = (words: string | RegExp) => screen.findByText(words);
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Color analyses' });
  return within(table).getAllByRole('row').slice(1);
};
const emails = async () =>
  (await rows()).map((row) => within(row).getByRole('rowheader').textContent);
const colorOf = async () =>
  (await server.call('getAnalysisData', { owner: maya.userId }, maya)).color;

/** Opens the review of Maya's portrait from the table. */
async function openReview(as = mira, search = '') {
  const app = renderApp(`${desk}${search}`, as);
  await app.user.click(await screen.findByRole('link', { name: `Review ${name}` }));
  await screen.findByRole('heading', { name: 'Beside the face' });
  return app;
}

/** A decision of somebody else about the portrait that is there now. */
async function decideAs(as: Person, season: 'warm' | 'cool') {
  const { review } = await server.call('getColorReview', { of: maya.userId }, as);
  const about = { of: maya.userId, submittedDate: review.submittedDate };
  const seen = review.decision?.decisionId ?? null;
  await server.call('decideColorReview', { ...about, seen, season, note: 'So golden.' }, as);
}

describe('The table of color analyses', () => {
  it('says of each email, entitlement, screen name, submitted date and review', async () => {
    renderApp(desk, mira);
    const table = await screen.findByRole('table', { name: 'Color analyses' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin - Color Analysis');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Email',
      'Entitlement',
      'Screen name',
      'Submitted date',
      'Review',
    ]);
    const [row] = await rows();
    expect(within(row!).getByText(maya.email)).toBeTruthy();
    expect(within(row!).getByText('None')).toBeTruthy();
    expect(within(row!).getByText(name)).toBeTruthy();
    expect(within(row!).getByText('Pending')).toBeTruthy();
  });

  it('is sorted by each column, either way', async () => {
    const other = await server.person({
      email: '00000000@example.com',
      bought: ['styleBlueprint'],
    });
    await sendPortrait(server, other);
    const app = renderApp(desk, mira);
    await waitFor(async () => expect(await emails()).toEqual([other.email, maya.email]));
    for (const [column, first] of [
      ['Email', other.email],
      ['Entitlement', other.email],
      ['Screen name', maya.email],
      ['Submitted date', other.email],
      ['Review', other.email],
    ] as const) {
      const head = await screen.findByRole('columnheader', { name: column });
      if (column !== 'Submitted date' || head.getAttribute('aria-sort') !== 'descending') {
        await app.user.click(within(head).getByRole('button'));
      }
      await waitFor(async () => expect((await emails())[0]).toBe(first));
      const begins = column === 'Submitted date' ? 'descending' : 'ascending';
      const sorted = await screen.findByRole('columnheader', { name: column });
      expect(sorted.getAttribute('aria-sort')).toBe(begins);
      await app.user.click(within(sorted).getByRole('button'));
      const turned = begins === 'ascending' ? 'descending' : 'ascending';
      await waitFor(() => expect(sorted.getAttribute('aria-sort')).toBe(turned));
    }
  });

  it('is searched by email or screen name, by the letters as they are', async () => {
    const other = await server.person({ email: '50%_off@example.com' });
    await sendPortrait(server, other);
    const app = renderApp(desk, mira);
    await waitFor(async () => expect(await emails()).toHaveLength(2));
    const field = screen.getByRole('searchbox', { name: 'Email or screen name' });
    await app.user.type(field, '%_O');
    await waitFor(async () => expect(await emails()).toEqual([other.email]));
    await app.user.clear(field);
    await app.user.type(field, name.toUpperCase());
    await waitFor(async () => expect(await emails()).toEqual([maya.email]));
    await app.user.type(field, '%');
    await says('Nobody found');
  });

  it('goes from page to page, and says which rows of how many these are', async () => {
    for (let at = 0; at < 12; at += 1) await sendPortrait(server, await server.person());
    const app = renderApp(desk, mira);
    await says('1 to 11 of 13, newest first');
    await says('1 of 2');
    await app.user.click(await button('Next page'));
    await says('12 to 13 of 13, newest first');
    expect((await emails()).at(-1)).toBe(maya.email);
    await app.user.click(await button('Previous page'));
    await says('1 to 11 of 13, newest first');
    await app.user.click(screen.getByRole('radio', { name: 'Decided' }));
    await says('Nothing decided yet');
  });

  it('says who has a review open, and that a portrait was withdrawn', async () => {
    await server.call('openColorReview', { of: maya.userId }, jonas);
    const app = renderApp(desk, mira);
    await says('With Jonas');
    await server.call('deleteColorAnalysis', { owner: maya.userId }, maya);
    await app.user.click(screen.getByRole('radio', { name: 'All' }));
    await says('Withdrawn');
    await says('Portrait deleted');
    expect(screen.queryByRole('link', { name: `Review ${name}` })).toBeNull();
  });
});

describe('A review', () => {
  it('shows the portrait, its tones, the estimate and who else has it open', async () => {
    await server.call('openColorReview', { of: maya.userId }, jonas);
    const app = await openReview();
    await app.user.click(await button(`Portrait of ${name}, at full size`));
    await screen.findByRole('img', { name: `Portrait of ${name}` });
    await app.user.click(await button('Close'));
    expect(screen.queryByRole('img', { name: `Portrait of ${name}` })).toBeNull();
    await says('Skin, 1 tap');
    await says(/^The estimate is (fairly sure|sure|between two): /);
    await says(/Jonas has this open too/);
    const [first] = screen.getAllByRole('radio', { name: /^\w+ ?\d/ });
    expect(first!.closest('label')!.textContent).toMatch(/^Soft\d\d\.\d%$/);
    expect((first as HTMLInputElement).checked).toBe(true);
    await says('Submitted, estimated Soft');
    await waitFor(() => expect(screen.getAllByText(/by you/)).toHaveLength(1));
  });

  it('is decided by the keys alone, and its member finds it on their page', async () => {
    const app = await openReview();
    const second = screen.getAllByRole('radio', { name: /^\w+ ?\d/ })[1]!;
    const season = /^[A-Za-z]+/.exec(second.closest('label')!.textContent!)![0];
    (document.activeElement as HTMLElement | null)?.blur();
    await app.user.keyboard('2');
    await button(`Confirm ${season}`);
    await app.user.type(screen.getByLabelText(`Note to ${name}`), 'Wear 5 silks.');
    (document.activeElement as HTMLElement).blur();
    await app.user.keyboard('{Enter}');
    await says(`Confirmed ${season} for ${name}.`);
    expect((await colorOf())!.review).toMatchObject({
      season: season.toLowerCase(),
      note: 'Wear 5 silks.',
    });
    await says(`Decided ${season}`);
    app.unmount();
    await query(
      `insert into grants (user_id, key, source, from_at, granted_by)
        values ($1, 'styleBlueprint', 'gift', now() - interval '1 day', 'test')`,
      [maya.userId],
    );
    renderApp('/style-blueprint/female?part=palette', maya);
    await says(/^Reviewed by a stylist on/);
    await says('Wear 5 silks.');
  });

  it('lays a palette on the side that was touched last, by strip, by choice and by arrow', async () => {
    const app = await openReview();
    const side = (at: 'Left' | 'Right') =>
      screen.getByRole('button', { name: new RegExp(`^${at} side`) });
    await app.user.click(side('Right'));
    await app.user.click(await button('Lay Deep on the right'));
    expect(side('Right').getAttribute('aria-label')).toContain('Deep');
    (document.activeElement as HTMLElement).blur();
    await app.user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(side('Left').getAttribute('aria-label')).toContain('Deep');
    await app.user.selectOptions(screen.getByLabelText('Palette on the right'), 'Warm');
    expect(side('Right').getAttribute('aria-label')).toContain('Warm');
    await app.user.click(await button('Swap sides'));
    expect(side('Left').getAttribute('aria-label')).toContain('Warm');
  });

  it('lays a palette on the left by the keys alone, past what stands between', async () => {
    const app = await openReview();
    const side = (at: 'Left' | 'Right') =>
      screen.getByRole('button', { name: new RegExp(`^${at} side`) });
    side('Left').focus();
    await app.user.keyboard('{Enter}');
    const strip = () => screen.getByRole('button', { name: 'Lay Deep on the left' });
    while (document.activeElement !== strip()) await app.user.tab();
    await app.user.keyboard('{Enter}');
    expect(side('Left').getAttribute('aria-label')).toContain('Deep');
  });

  it('has the focus as it is opened by the keys', async () => {
    const app = renderApp(desk, mira);
    (await screen.findByRole('link', { name: `Review ${name}` })).focus();
    await app.user.keyboard('{Enter}');
    const head = await screen.findByRole('heading', { name });
    await waitFor(() => expect(document.activeElement).toBe(head));
  });

  it('says what another decided meanwhile: it is kept, or decided all the same', async () => {
    const app = await openReview();
    await decideAs(jonas, 'warm');
    await app.user.click(await button('Confirm Soft'));
    await says(/^Jonas decided Warm at/);
    await says('So golden.');
    expect((await colorOf())!.review!.season).toBe('warm');
    await app.user.click(await button('Confirm Soft all the same'));
    await says(`Confirmed Soft for ${name}.`);
    expect((await colorOf())!.review!.season).toBe('soft/muted');
    await decideAs(jonas, 'cool');
    await app.user.click(await button(/Soft$/));
    await says(/^Jonas decided Cool at/);
    await app.user.click(await button('Keep Cool'));
    await waitFor(() => expect(screen.queryByText(/^Jonas decided Cool at/)).toBeNull());
    expect((await colorOf())!.review!.season).toBe('cool');
    // Also what one decided on another page.
    await decideAs(mira, 'warm');
    await app.user.click(await button(/^Decide again/));
    await says(/^On another page you decided Warm at/);
    expect((await colorOf())!.review!.season).toBe('warm');
  });

  it('is not decided of a portrait in whose place another was sent', async () => {
    const app = await openReview();
    const shown = async () =>
      (await button(`Portrait of ${name}, at full size`)).querySelector('img')!.src;
    const before = await shown();
    await sendPortrait(server, maya);
    await server.app.services.jobs.idle();
    await app.user.click(await button('Confirm Soft'));
    await says(`${name} sent another portrait.`);
    await says('Nothing was decided.');
    expect((await colorOf())!.review).toBeNull();
    // The new one takes its place.
    await waitFor(async () => expect(await shown()).not.toBe(before));
    await app.user.click(await button('Confirm Soft'));
    await says(`Confirmed Soft for ${name}.`);
  });

  it('says that the portrait was withdrawn, and shows it no more', async () => {
    const app = await openReview();
    await server.call('deleteColorAnalysis', { owner: maya.userId }, maya);
    await app.user.click(await button('Confirm Soft'));
    await screen.findByRole('heading', { name: 'The portrait was deleted' });
    expect(screen.queryByRole('button', { name: /at full size/ })).toBeNull();
  });

  it('asks for another photo, which the member’s page says with the way to take one', async () => {
    const app = await openReview();
    fireEvent.change(screen.getByLabelText(`Note to ${name}`), {
      target: { value: 'x'.repeat(longestReviewNote + 9) },
    });
    await app.user.clear(screen.getByLabelText(`Note to ${name}`));
    await app.user.type(screen.getByLabelText(`Note to ${name}`), 'By a window, please.');
    await app.user.click(await button('Ask for another photo'));
    await says(/with your note: “By a window, please.”/);
    await app.user.click(await button('Ask for it'));
    await says(`${name} was asked.`);
    expect((await colorOf())!.asked).toMatchObject({ note: 'By a window, please.' });
    app.unmount();
    const room = renderApp('/style-blueprint/female?part=result', maya);
    await says('A stylist asks for another portrait');
    await says('By a window, please.');
    await room.user.click(await screen.findByRole('link', { name: 'Take another portrait' }));
    expect(room.where()).toBe('/style-blueprint/female?part=color');
    room.unmount();
    renderApp('/style-blueprint/female', maya);
    await screen.findByRole('link', { name: /A stylist asks for another portrait/ });
    // What the stylist waits for is what the room says is next.
    screen.getByRole('link', { name: 'Take another portrait' });
  });

  it('leads back to the table as it was, to the row', async () => {
    for (let at = 0; at < 12; at += 1) await sendPortrait(server, await server.person());
    const app = await openReview(mira, '?status=all&sort=submitted&order=ascending');
    await says('1 of 13');
    await app.user.click(await button('Next analysis'));
    await says('2 of 13');
    await app.user.click(await button('Previous analysis'));
    await says('1 of 13');
    await app.user.click(await button('Back to the table'));
    const way = await screen.findByRole('link', { name: `Review ${name}` });
    expect(app.where()).toBe(`${desk}?status=all&order=ascending`);
    await waitFor(() => expect(document.activeElement).toBe(way));
    await waitFor(async () => {
      const { rowCount } = await query('select from color_review_leases where by_id = $1', [
        mira.userId,
      ]);
      expect(rowCount).toBe(0);
    });
  });
});
