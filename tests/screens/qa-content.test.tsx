import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/admin/admin-screen.tsx';
import '#features/admin/qa-content/qa-content-section.tsx';

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { host } from '#lib/host.ts';
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

const warmClassic = 'blueprint/styles/female-warm-triangle-classic';
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

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Holds an operation on its way until it is let go. */
function holdOperation(operation: string) {
  const reach = globalThis.fetch;
  const there = deferred();
  const gate = deferred();
  globalThis.fetch = async (input, init) => {
    if (String(init?.body).includes(operation)) {
      there.resolve();
      await gate.promise;
    }
    return reach(input, init);
  };
  return { isThere: there.promise, letGo: () => gate.resolve() };
}

describe('Admin - QA Content', () => {
  it('shows every style of a gender, and what is missing', async () => {
    const app = renderApp('/admin/qa-content', staff);
    await screen.findByRole('heading', { name: 'Admin - QA Content', level: 1 });
    const marks = await screen.findAllByRole('button', { name: /: missing$/ });
    expect(marks).toHaveLength(120);
    screen.getByRole('button', { name: 'Missing 120' });
    await app.user.click(screen.getByRole('radio', { name: 'Men' }));
    await screen.findByRole('button', { name: 'Missing 90' });
    await app.user.click(screen.getByRole('radio', { name: 'Style Lab' }));
    await screen.findByRole('button', { name: 'All 16' });
    screen.getByText('One coat, chosen well');
  });

  it('opens the very style whose mark is pressed', async () => {
    const app = renderApp('/admin/qa-content', staff);
    await app.user.click(
      await screen.findByRole('button', { name: 'Deep, Rectangle, Classic: missing' }),
    );
    await screen.findByRole('heading', { name: 'Deep, Rectangle, Classic', level: 2 });
  });

  it('reaches every style by keys, and gives the focus to the text and back', async () => {
    const app = renderApp('/admin/qa-content', staff);
    const first = await screen.findByRole('button', { name: /^Light, Triangle, Creative: / });
    first.focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Warm, Triangle, Classic/);
    await app.user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(
      /^Warm, Inverted Triangle, Creative/,
    );
    await app.user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    const heading = await screen.findByRole('heading', { name: 'Warm, Triangle, Classic' });
    expect(document.activeElement).toBe(heading);
    await app.user.click(screen.getByRole('button', { name: 'Close the text' }));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Warm, Triangle, Classic/);
  });

  it('says nothing of mistakes before a letter, and then in words', async () => {
    const app = renderApp(`/admin/qa-content?slot=${warmClassic}`, staff);
    await screen.findByText(/^Nothing is written yet\./);
    expect(screen.queryByRole('alert')).toBeNull();
    await app.user.type(screen.getByLabelText(/^Style name/), 'Warm: lines');
    await screen.findByText('The line is still empty.');
    await app.user.type(screen.getByLabelText(/^In one line/), 'Long coats');
    await waitFor(async () => {
      const { draft } = await server.call('getContent', { slot: warmClassic }, staff);
      expect(draft?.source).toContain('name: "Warm: lines"\nline: "Long coats"\n');
    });
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  it('keeps every letter of a line that is too long, and says how many are', async () => {
    const app = renderApp(`/admin/qa-content?slot=${warmClassic}`, staff);
    const line = await screen.findByLabelText<HTMLInputElement>(/^In one line/);
    const tooLong = 'Dusty color, a nipped waist, and one odd thing worn on purpose';
    await app.user.type(line, tooLong.slice(0, 58));
    screen.getByText('58 of 60 characters.');
    await app.user.type(line, tooLong.slice(58));
    screen.getByText('2 characters too many: at most 60.');
    expect(line.value).toBe(tooLong);
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
    await screen.findByText('“Leave the middle empty” is published');
    await screen.findByText('Members see it now.');
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

  it('rolls back to a version, after a question that shows what that changes', async () => {
    const before = await detailsOf(staff);
    const app = renderApp(opened, staff);
    await text();
    await app.user.click(screen.getByRole('radio', { name: 'Versions' }));
    await app.user.click(await screen.findByRole('button', { name: 'Compare version 1' }));
    await screen.findByRole('region', { name: 'What is changed' });
    await app.user.click(screen.getByRole('button', { name: 'Roll back to version 1' }));
    const question = await screen.findByRole('dialog', { name: 'Roll back to version 1?' });
    await within(question).findByRole('region', { name: 'What is changed' });
    expect((await detailsOf(staff)).versions).toHaveLength(before.versions.length);
    await app.user.click(within(question).getByRole('button', { name: 'Roll back to version 1' }));
    await screen.findByText('“Leave the middle empty” is version 1 again');
    const { published, versions, draft } = await detailsOf(staff);
    expect(versions).toHaveLength(before.versions.length + 1);
    expect(published?.source).toContain('One board, three moves');
    expect(draft).toBeNull();
  });

  it('takes a piece down after a question, and brings it back', async () => {
    const ada = await server.person();
    const ids = async () => {
      const { pieces } = await server.call('getLab', { owner: ada.userId }, ada);
      return pieces.map(({ pieceId }) => pieceId);
    };
    const app = renderApp(opened, staff);
    await text();
    await app.user.click(screen.getByRole('button', { name: 'Take it down' }));
    const question = await screen.findByRole('alertdialog');
    expect(await ids()).toContain('leave-the-middle-empty');
    await app.user.click(within(question).getByRole('button', { name: 'Take it down' }));
    await screen.findByText('Members see it no longer.');
    expect(await ids()).not.toContain('leave-the-middle-empty');
    await screen.findByText(/^Taken down by /);
    await app.user.click(await screen.findByRole('button', { name: /^Bring back version \d+$/ }));
    const back = await screen.findByRole('dialog', { name: /^Bring back version/ });
    await within(back).findByRole('region', { name: 'What is changed' });
    await app.user.click(within(back).getByRole('button', { name: /^Bring back version/ }));
    await waitFor(async () => expect(await ids()).toContain('leave-the-middle-empty'));
  });

  it('says that a text is scheduled, and gives it back as a draft', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    const schedule = screen.getByRole('button', { name: 'Schedule' });
    await waitFor(() => expect(schedule.getAttribute('aria-disabled')).toBeNull());
    await app.user.click(schedule);
    const when = screen.getByLabelText(/^Show it from/);
    expect(document.activeElement).toBe(when);
    fireEvent.change(when, { target: { value: `${new Date().getFullYear() + 1}-01-02T09:00` } });
    await app.user.click(screen.getByRole('button', { name: 'Schedule it' }));
    const editor = within(screen.getByRole('region', { name: 'Leave the middle empty' }));
    await editor.findByText('Scheduled');
    await editor.findByText(/^Members see it from Jan 2, .* 9:00 AM/);
    expect(editor.queryByText('Draft')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);

    await app.user.click(screen.getByRole('button', { name: 'Take it back' }));
    await editor.findByText('Draft');
    await editor.findByText(/^Kept\. /);
    const { draft, scheduled } = await detailsOf(staff);
    expect(scheduled).toBeNull();
    expect(draft?.source).toContain('Shoes below');
    expect((await text()).value).toContain('Shoes below');
  });

  it('drops a draft, which can be undone', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    const drop = screen.getByRole('button', { name: 'Drop the draft' });
    drop.focus();
    await app.user.keyboard('{Enter}');
    await waitFor(async () => expect((await detailsOf(staff)).draft).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect((await text()).value).toContain('Shoes below');
    await waitFor(async () =>
      expect((await detailsOf(staff)).draft?.source).toContain('Shoes below'),
    );
  });

  it('leaves no draft that says what is shown', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    await change(app, 'Shoes below', 'Shoes to the lower left');
    await app.user.click(screen.getByRole('button', { name: 'Close the text' }));
    await waitFor(async () => expect((await detailsOf(staff)).draft).toBeNull());
  });

  it('keeps nothing while a text is being published, so that no draft of it stays', async () => {
    const app = renderApp(opened, staff);
    await text();
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await change(app, 'One board, three moves', 'One board and 3 moves');
    const publish = screen.getByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).toBeNull());
    const publishing = holdOperation('publishContent');
    await app.user.click(publish);
    await publishing.isThere;
    // Longer than typing rests before it is kept.
    await vi.advanceTimersByTimeAsync(2000);
    expect((await detailsOf(staff)).draft).toBeNull();
    publishing.letGo();
    await screen.findByText(/^As it is shown\. /);
    vi.useRealTimers();
    expect((await detailsOf(staff)).draft).toBeNull();
  });

  it('tells that another tab wrote the draft, and keeps both until one is chosen', async () => {
    const app = renderApp(opened, staff);
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await waitFor(async () => expect((await detailsOf(staff)).draft).not.toBeNull());
    const { published, draft } = await detailsOf(staff);
    const theirs = published!.source.replace('Bottoms to the right', 'Trousers to the right');
    const { versionId: basedOn } = published!;
    const { revision } = draft!;
    await server.call('saveContentDraft', { slot: tip, source: theirs, basedOn, revision }, staff);
    await change(app, 'Shoes below', 'Shoes at the foot');
    await screen.findByText(/^You wrote in another tab\./);
    expect((await detailsOf(staff)).draft?.source).toBe(theirs);
    await app.user.click(screen.getByRole('button', { name: 'See the difference' }));
    await within(screen.getByRole('region', { name: 'What is changed' })).findByText(/Trousers/);
    await app.user.click(screen.getByRole('button', { name: 'Take that' }));
    await app.user.click(screen.getByRole('radio', { name: 'Edit' }));
    expect((await text()).value).toBe(theirs);

    await server.call(
      'saveContentDraft',
      {
        slot: tip,
        source: `${theirs} `,
        basedOn,
        revision: (await detailsOf(staff)).draft!.revision,
      },
      staff,
    );
    await change(app, 'Trousers to the right', 'Skirts to the right');
    await app.user.click(await screen.findByRole('button', { name: 'Go on with this' }));
    await waitFor(async () =>
      expect((await detailsOf(staff)).draft?.source).toContain('Skirts to the right'),
    );
  });

  it('sends a draft that did not get there as soon as the network is back', async () => {
    const app = renderApp(opened, staff);
    await text();
    const reach = globalThis.fetch;
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    host.isOnline = false;
    await change(app, 'Shoes to the lower left', 'Shoes below');
    await screen.findByText(/^Not kept yet: /);
    globalThis.fetch = reach;
    host.isOnline = true;
    await waitFor(async () =>
      expect((await detailsOf(staff)).draft?.source).toContain('Shoes below'),
    );
    await screen.findByText(/^Kept\. /);
  });

  it('marks words bold and puts in a garment by its picture', async () => {
    const app = renderApp('/admin/qa-content?of=lab&slot=lab/classes/one-coat-chosen-well', staff);
    const field = await text();
    const at = field.value.indexOf('coat-camel');
    field.setSelectionRange(at, at + 'coat-camel'.length);
    await app.user.click(screen.getByRole('button', { name: 'Put in a garment' }));
    await app.user.type(await screen.findByLabelText('Search'), 'trench');
    await app.user.click(screen.getByRole('button', { name: 'coat-trench' }));
    await waitFor(() => expect(field.value.slice(at, at + 11)).toBe('coat-trench'));
    const line = field.value.lastIndexOf('\n##') + 4;
    field.setSelectionRange(line + 1, line + 5);
    const word = field.value.slice(line + 1, line + 5);
    await app.user.click(screen.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(field.value).toContain(`**${word}**`));
  });

  it('makes the place of a new piece, by a name that no other has, as it is typed', async () => {
    const app = renderApp('/admin/qa-content?of=lab', staff);
    await app.user.click(await screen.findByRole('button', { name: 'New piece' }));
    const name = screen.getByLabelText('Name');
    expect(document.activeElement).not.toBe(document.body);
    await app.user.type(name, 'Shoes go last');
    await screen.findByText('A piece has this name already.');
    await app.user.clear(name);
    await app.user.type(name, 'Linen in the Rain: how');
    await app.user.click(screen.getByRole('button', { name: 'Write it' }));
    expect((await text()).value).toContain('title: "Linen in the Rain: how"');
    screen.getByRole('heading', { name: 'Linen in the Rain: how' });
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('lists the pieces of the Style Lab by their kinds, the newest first, with their days', async () => {
    renderApp('/admin/qa-content?of=lab', staff);
    const classes = within(await screen.findByRole('region', { name: 'Classes' }));
    await waitFor(() => classes.getAllByText(/Published · Class, \d chapters · /));
    const { pieces } = await server.call('getLab', { owner: staff.userId }, staff);
    const newest = pieces
      .filter(({ kind }) => kind === 'tip')
      .sort((a, b) => b.date.localeCompare(a.date))[0]!;
    const tips = within(screen.getByRole('region', { name: 'Collage tips' }));
    expect(tips.getAllByRole('button')[0]!.textContent).toContain(newest.title);
  });

  it('is no place for members', async () => {
    renderApp('/admin/qa-content', await server.person());
    await screen.findByText('This page is not here');
  });
});
