import '#tests/support/page.ts';
import './still-motion.ts';
// Brought before the first test, which would wait for it.
import '#features/style-blueprint/style-blueprint-screen.tsx';

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetVisitor,
  measureAsVisitor,
  visitor,
} from '#features/style-blueprint/visitor-answers.ts';
import { loadDraft } from '#lib/drafts.ts';
import { allOf, wholeBody } from '#tests/support/finished-blueprint.ts';
import { type RenderedApp, reachServer, renderApp } from '#tests/support/render-app.tsx';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { settledMember } from './member.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  reachServer(server);
  maya = await settledMember(server);
  forgetVisitor();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const room = '/style-blueprint/female';
const own = () => ({ owner: maya.userId });
const kept = async () => (await server.call('getAnalysisData', own(), maya)).answers;
const save = (change: object) =>
  server.call('saveAnalysisAnswers', { ...own(), gender: 'female', ...change }, maya);
const question = (name: string) => screen.findByRole('heading', { name });
const card = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
/** A button that is off can still be reached and read. */
const isOff = async (name: string) => (await button(name)).getAttribute('aria-disabled') === 'true';
const isAt = (app: RenderedApp, path: string) => waitFor(() => expect(app.where()).toBe(path));

/** Answers the first questions of the quiz as a visitor, from the room on. */
async function answerTwo({ user }: RenderedApp) {
  await user.click(await link('Begin with personality'));
  await user.click(await card('Pressed, with denim'));
  await user.click(await button('Next'));
  await question('A working day that matters');
  await user.click(await card('Tweed and denim'));
}

describe('A visitor', () => {
  it('leaves in the middle, and comes back to where it was', async () => {
    const app = renderApp(room);
    await answerTwo(app);
    await app.user.click(await button('Leave, and keep the answers'));
    await isAt(app, room);
    await screen.findByText('2 of 12 pictures chosen');
    screen.getByText(/^Any order, any day\. Your answers stay on this device/);
    // The device has them, so that a page that is killed comes back to them too.
    expect(await loadDraft({ userId: 'visitor', name: 'style-blueprint' })).toMatchObject({
      answers: { gender: 'female', personality: { 'free-day': 'Classic', work: 'Natural' } },
    });
    cleanup();
    const again = renderApp(room);
    await again.user.click(await link('Go on with picture 3'));
    await screen.findByText('3 of 12');
    await again.user.click(await button('Back'));
    await isAt(again, room);
  });

  it('goes on with a choice alone, or past a question of which no picture fits', async () => {
    const app = renderApp(`${room}?part=personality`);
    await question('A free day, and nobody expects you');
    expect(await isOff('Next')).toBe(true);
    await app.user.click(await card('Wool and boots'));
    // A tap chooses, and does not go on.
    await screen.findByText('1 of 12');
    await app.user.click(await button('Next'));
    await question('A working day that matters');
    expect(await isOff('Next')).toBe(true);
    await app.user.click(await button(/^None of these/));
    await question('Dinner out, at a place you looked forward to');
    expect(visitor.answers?.personality).toEqual({ 'free-day': 'Natural', work: 'none' });
    cleanup();
    // So does a member, whose answer is on its way.
    const member = renderApp(`${room}?part=personality`, maya);
    await question('Dinner out, at a place you looked forward to');
    await member.user.click(await button(/^None of these/));
    await question('Rain all day, and you have to go out');
    await isAt(member, `${room}?part=personality&step=4`);
  });

  it('is led to the first question that is missing by a link to one behind it', async () => {
    const app = renderApp(`${room}?part=personality&step=7`);
    await question('A free day, and nobody expects you');
    await isAt(app, `${room}?part=personality&step=1`);
    cleanup();
    const shape = renderApp(`${room}?part=body&step=4`);
    await question('How tall are you?');
    await isAt(shape, `${room}?part=body&step=1`);
    cleanup();
    // There is no result of nothing.
    const result = renderApp(`${room}?part=result`);
    await isAt(result, room);
  });

  it('finds the room by any address that looks like one of its genders', async () => {
    const app = renderApp('/style-blueprint/robot');
    await isAt(app, '/style-blueprint');
    // The gender is asked where the address has none.
    await card('Men');
    cleanup();
    const men = renderApp('/style-blueprint/MALE');
    await isAt(men, '/style-blueprint/male');
    await screen.findByText('Three questions, or a tape');
    expect(screen.queryByRole('radio', { name: 'Men' })).toBeNull();
  });

  it('signs in from the room, and comes back to it', async () => {
    renderApp(room);
    const way = (await link('Sign in')).getAttribute('href')!;
    expect(new URLSearchParams(way.split('?')[1]).get('redirect')).toBe(room);
  });
});

describe('The answers of a visitor', () => {
  it('go to the account at the sign-in, and the device forgets them', async () => {
    const app = renderApp(room);
    await answerTwo(app);
    cleanup();
    renderApp(room, maya);
    await screen.findByText('Your answers are in your account now.');
    await screen.findByText('2 of 12 pictures chosen');
    expect((await kept()).personality).toEqual({ 'free-day': 'Classic', work: 'Natural' });
    const place = { userId: 'visitor', name: 'style-blueprint' };
    await waitFor(async () => expect(await loadDraft(place)).toBeNull());
  });

  it('leave what is finished in the account as it is', async () => {
    await save({ personality: allOf('Romantic') });
    const app = renderApp(room);
    await answerTwo(app);
    cleanup();
    renderApp(room, maya);
    await screen.findByText('Your answers are in your account now.');
    expect((await kept()).personality).toEqual(allOf('Romantic'));
  });
});

describe('What a visitor measured', () => {
  it('goes to the account where that has no such measurement', async () => {
    await server.call('saveMeasurements', { ...own(), values: { height: 1.75 } }, maya);
    measureAsVisitor('height', 1.52);
    measureAsVisitor('waist', 0.7);
    renderApp(room, maya);
    await screen.findByText('Your answers are in your account now.');
    await waitFor(async () => {
      const { people } = await server.call('getMeasurements', own(), maya);
      const known = people[0]!.values.map(({ type, meters }) => [type, meters]);
      expect(Object.fromEntries(known)).toEqual({ height: 1.75, waist: 0.7 });
    });
  });
});

describe('Another gender', () => {
  it('has a shape of its own, keeps the personality, and finds its shape again', async () => {
    await save({ personality: { work: 'Classic' }, body: wholeBody });
    const app = renderApp('/style-blueprint', maya);
    await screen.findByText('Hourglass, long legs');
    await app.user.click(await card('Men'));
    await screen.findByText('Three questions, or a tape');
    screen.getByText('1 of 12 pictures chosen');
    await waitFor(async () =>
      expect(await kept()).toEqual({
        gender: 'male',
        personality: { work: 'Classic' },
        body: {},
        otherBody: wholeBody,
      }),
    );
    await app.user.click(await card('Women'));
    await screen.findByText('Hourglass, long legs');
    await app.user.click(await card('Men'));
    await screen.findByText('Three questions, or a tape');
    await app.user.click(await link(/^Shape/));
    await isAt(app, '/style-blueprint/male?part=body&step=1');
    expect((await card(/^Fine/)).checked).toBe(false);
  });
});

describe('The shape', () => {
  it('is chosen by measurements, which the member may choose otherwise', async () => {
    const values = { height: 1.75, bust: 0.92, waist: 0.68, hips: 0.94, inseamTrousers: 0.78 };
    await server.call('saveMeasurements', { ...own(), values }, maya);
    const app = renderApp(`${room}?part=body`, maya);
    await question('How tall are you?');
    expect((await card(/^Tall/)).checked).toBe(true);
    screen.getByText('Your measurements say Tall.');
    await app.user.click(await button('Next: Build'));
    await waitFor(async () => expect((await kept()).body).toEqual({ height: 'Tall' }));
    expect((await card(/^Slender/)).checked).toBe(true);
    await app.user.click(await card(/^Medium/));
    await app.user.click(await button('Next: Shape'));
    expect((await card(/^Hourglass/)).checked).toBe(true);
    await app.user.click(await button('Next: Proportions'));
    await app.user.click(await button('See the result'));
    await waitFor(async () =>
      expect((await kept()).body).toEqual({
        height: 'Tall',
        build: 'Medium',
        shape: 'Hourglass',
        proportions: 'Balanced',
      }),
    );
    await isAt(app, `${room}?part=result`);
  });

  it('is measured here by who has no measurements, also without an account', async () => {
    const app = renderApp(`${room}?part=body`);
    await question('How tall are you?');
    expect(await isOff('Next: Build')).toBe(true);
    await app.user.click(await button('Use my measurements instead'));
    await question('Your measurements');
    screen.getByText('They stay on this device until you sign in.');
    await app.user.click(await card('Metric'));
    await app.user.type(await screen.findByRole('textbox', { name: 'Height' }), '175');
    await app.user.click(await button('Done'));
    expect((await card(/^Tall/)).checked).toBe(true);
    const steps = within(screen.getByRole('main')).getAllByText(/^Your measurements say/);
    expect(steps).toHaveLength(1);
  });
});
