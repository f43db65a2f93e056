import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/admin/admin-screen.tsx';
import '#features/admin/qa-content/qa-content-section.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '#tests/support/console-guard.ts';
import { reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let staff: Person;
let other: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  localStorage.setItem('hem.profilePrompted', 'true');
  staff = await server.person({ staff: true });
  other = await server.person({ staff: true });
});
afterEach(() => {
  cleanup();
  // happy-dom loads no page in a frame: what the preview shows is tested in a browser.
  expect(takeConsoleErrors().filter(([error]) => !/Iframe page/.test(String(error)))).toEqual([]);
});

/** The second row's second style: Warm, Inverted Triangle, the first of its personalities. */
const warmInverted = 'blueprint/styles/female-warm-inverted-triangle-creative';
const tip = 'lab/tips/leave-the-middle-empty';
const opened = `/admin/qa-content?of=lab&slot=${tip}`;
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text of / });
const detailsOf = (as: Person) => server.call('getContent', { slot: tip }, as);
const change = async (app: ReturnType<typeof renderApp>, from: string, to: string) => {
  const field = await text();
  const at = field.value.indexOf(from);
  field.setSelectionRange(at, at + from.length);
  await app.user.type(field, to, {
    initialSelectionStart: at,
    initialSelectionEnd: at + from.length,
  });
};

describe('Admin - QA Content', () => {
  it('shows every style of a gender, and what is missing', async () => {
    const app = renderApp('/admin/qa-content', staff);
    await screen.findByRole('heading', { name: 'Admin - QA Content', level: 1 });
    const cells = await screen.findAllByRole('button', { name: /missing/ });
    expect(cells).toHaveLength(24);
    screen.getByRole('button', { name: 'Missing 120' });
    await app.user.click(screen.getByRole('radio', { name: 'Men' }));
    await screen.findByRole('button', { name: 'Missing 90' });
    await app.user.click(screen.getByRole('radio', { name: 'Style Lab' }));
    await screen.findByRole('button', { name: 'All 16' });
    screen.getByText('One coat, chosen well');
  });

  it('goes through the styles by arrow keys, and opens what is missing', async () => {
    const app = renderApp('/admin/qa-content', staff);
    const first = await screen.findByRole('button', { name: /^Light, Triangle: / });
    first.focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Warm, Inverted Triangle/);
    await app.user.keyboard('{Enter}');
    await screen.findByText('name: is empty');
    await app.user.type(screen.getByLabelText(/^Style name/), 'Warm: lines');
    await screen.findByText('line: is empty');
    await app.user.type(screen.getByLabelText(/^In one line/), 'Long coats');
    await waitFor(async () => {
      const { draft } = await server.call('getContent', { slot: warmInverted }, staff);
      expect(draft?.source).toContain('name: "Warm: lines"\nline: "Long coats"\n');
    });
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('publishes a change that members see, and says what it changes first', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'One board, three moves', 'One board, 3 moves');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    await app.user.click(screen.getByRole('radio', { name: 'Diff' }));
    const diff = await screen.findByRole('region', { name: 'What is changed' });
    within(diff).getByText('line: One board, 3 moves');
    const publish = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
    await app.user.click(publish);
    await waitFor(async () => expect((await detailsOf(staff)).versions).toHaveLength(2));
    const ada = await server.person();
    const { pieces } = await server.call('getLab', { owner: ada.userId }, ada);
    expect(pieces.find(({ pieceId }) => tip.endsWith(pieceId))?.line).toBe('One board, 3 moves');
    await screen.findByText('As it is shown. Nobody else is editing.');
  });

  it('tells that another published meanwhile, and keeps what was written', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    const { published } = await detailsOf(other);
    const theirs = published!.source.replace('Bottoms to the right', 'Trousers to the right');
    const basedOn = published!.versionId;
    await server.call('publishContent', { slot: tip, source: theirs, basedOn }, other);
    await app.user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText(/published another text meanwhile|Somebody published meanwhile/);
    expect((await detailsOf(staff)).draft?.source).toContain('Shoes below');
    expect((await detailsOf(staff)).published?.source).toContain('Trousers to the right');
  });

  it('rolls back to a version', async () => {
    const before = await detailsOf(staff);
    const app = renderApp(opened, staff);
    await text();
    await app.user.click(screen.getByRole('radio', { name: 'Versions' }));
    const [, ...compares] = await screen.findAllByRole('button', { name: 'Compare' });
    await app.user.click(compares.at(-1)!);
    await app.user.click(await screen.findByRole('button', { name: 'Roll back to this' }));
    const publish = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
    await app.user.click(publish);
    await waitFor(async () =>
      expect((await detailsOf(staff)).versions).toHaveLength(before.versions.length + 1),
    );
    expect((await detailsOf(staff)).published?.source).toContain('One board, three moves');
  });

  it('makes the place of a new piece, by a name that no other has', async () => {
    const app = renderApp('/admin/qa-content?of=lab', staff);
    await app.user.click(await screen.findByRole('button', { name: 'New piece' }));
    await app.user.type(screen.getByLabelText('Name'), 'Shoes go last');
    await screen.findByText('A piece has this name already.');
    await app.user.clear(screen.getByLabelText('Name'));
    await app.user.type(screen.getByLabelText('Name'), 'Linen in the rain');
    await app.user.click(screen.getByRole('button', { name: 'Write it' }));
    expect((await text()).value).toContain('title: linen in the rain');
  });

  it('is no place for members', async () => {
    renderApp('/admin/qa-content', await server.person());
    await screen.findByText('This page is not here');
  });
});
