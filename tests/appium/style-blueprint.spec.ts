import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import { questionWords } from '#features/style-blueprint/personality/questions.ts';
import type { Member } from '#tests/browser/built-server.ts';
import { portraitFile } from '#tests/support/portrait-file.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import type { TestServer } from '#tests/support/test-server.ts';
import { arrives } from './hosts/heard.ts';
import { CheckoutPage } from './pages/checkout-page.ts';
import { PortraitPage } from './pages/portrait-page.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

const account = { email: `${randomUUID()}@example.com`, password: 'Browser-1' };
const root = path.join(import.meta.dirname, '../..');

describe('a Style Blueprint, begun by a visitor', () => {
  let stage: Stage;
  let ada: Member;
  let portrait: string;

  beforeAll(async () => {
    portrait = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hem-portrait-')), 'me.jpg');
    fs.writeFileSync(portrait, await portraitFile());
    stage = await openStage({ isSignedIn: false });
    ada = await join(stage);
  });
  afterAll(async () => {
    await stage?.close();
    if (portrait) fs.rmSync(path.dirname(portrait), { recursive: true, force: true });
  });
  afterEach(({ task }) => keepPicture(stage, task));

  /** Chooses the tailored picture of the questions from one to another, counted from 1. */
  async function choose(from: number, to: number): Promise<void> {
    const { hem } = stage;
    for (let step = from; step <= to; step += 1) {
      await hem.sees(`${step} of ${quizQuestionIds.length}`);
      await hem.pick(questionWords[quizQuestionIds[step - 1]!].captions.Classic);
      await hem.press(step === quizQuestionIds.length ? 'See the result' : 'Next');
    }
  }

  it('goes on where the app was ended, and shows a preview', async () => {
    const { hem, host } = stage;
    await host.start({ path: '/style-blueprint' });
    await hem.follow('Begin with personality');
    await choose(1, 6);
    await hem.sees('7 of 12');
    await host.forget();
    await host.kill();
    await arrives(host, '/style-blueprint/female?part=personality&step=7', 0);
    await choose(7, 12);
    await hem.sees('Mostly Classic');
  });

  it('takes the answers to the account', async () => {
    const { hem } = stage;
    await hem.follow('Sign in to buy it');
    await hem.signIn(account, 'Your style name');
    await hem.sees('Your answers are in your account now.');
    const { answers } = await stage.call('getAnalysisData', { owner: ada.userId }, ada.token);
    expect(Object.values(answers.personality)).toEqual(quizQuestionIds.map(() => 'Classic'));
  });

  it('sends a portrait on which the tones are pointed at', async () => {
    const { hem, host, device } = stage;
    const color = new PortraitPage(device);
    await host.deepLink('/style-blueprint/female');
    await hem.follow('Take the portrait');
    await hem.pick('I agree');
    await color.pick(portrait);
    await color.point('eye');
    await hem.press('Point at your hair');
    await color.point('hair');
    await hem.press('Point at your skin');
    await color.point('skin');
    await hem.press('Point at something white');
    await color.point('white');
    await hem.press('Send');
    await hem.sees('mostly Classic');
    const sent = () => stage.call('getAnalysisData', { owner: ada.userId }, ada.token);
    await expect.poll(async () => (await sent()).color !== null, { timeout: 20_000 }).toBe(true);
  });

  it('says a shape line by line', async () => {
    const { hem, host } = stage;
    await host.back();
    await hem.follow('Begin with your shape');
    await hem.pick('Average');
    await hem.press('Next: Build');
    await hem.pick('Medium');
    await hem.press('Next: Shape');
    await hem.pick('Hourglass');
    await hem.press('Next: Proportions');
    await hem.pick('Balanced');
    await hem.press('See the result');
    await hem.sees('This much is yours already');
    // Back leads over all the steps at once.
    await host.back();
    await hem.follow('See your Blueprint');
    await hem.sees('This much is yours already');
  });

  it('is bought at the store, and shown as a whole', async () => {
    const { hem, host, device } = stage;
    const checkout = new CheckoutPage(device, host);
    await hem.press('Buy your Blueprint');
    await checkout.shows('Pay $49.00');
    await hem.type('Email', account.email);
    await hem.press('Pay $49.00');
    await checkout.shows('Back to Hem');
    await hem.follow('Back to Hem');
    await checkout.shows('All 24 shades');
    await hem.isOn(await nameOfStyle());
    await hem.sees('Hourglass');
    await hem.sees('Pending');
  });

  it('shows what a stylist has decided, and how a wardrobe fits', async () => {
    const { hem, host } = stage;
    await host.background();
    await decide('warm');
    await host.foreground();
    await hem.sees('Reviewed by a stylist');
    await hem.sees('Warm color');
    await hem.follow(`Find ${await nameOfStyle()} in your wardrobe`);
    await hem.isOn('How your wardrobe fits');
    await hem.sees('Camel coat');
    await host.forget();
    await hem.follow('Ask Lola');
    await arrives(host, '/ask-lola-ai');
    await hem.sees('Lola');
  });

  /** The name of the style, as another device of the same person is told. */
  async function nameOfStyle(): Promise<string> {
    const asked = { owner: ada.userId };
    const { cover } = await stage.call('getStyleBlueprintCover', asked, ada.token);
    return cover!.name;
  }
});

/** Makes the account, with a coat in it. */
async function join({ call }: Stage): Promise<Member> {
  const password = await sealPassword({ call: call as TestServer['call'] }, account.password);
  const { userId, token } = await call('createAccount', { email: account.email, password });
  const profile = { firstName: 'Ada', gender: 'Female', shippingCountry: 'US' } as const;
  const rest = { screenName: randomUUID().slice(0, 8), dateOfBirth: null, bio: null };
  await call('userSaveProfile', { ...profile, ...rest }, token);
  const changes = { title: 'Camel coat', category: 'coat' } as const;
  await call('saveItem', { owner: userId, changes }, token);
  return { userId, token };
}

/** The operator's command, by which a season is decided until there is a desk for it. */
async function decide(season: string): Promise<void> {
  const command = ['--import', 'tsx', 'scripts/review-color.ts'];
  await promisify(execFile)(
    process.execPath,
    [...command, '--of', account.email, '--season', season],
    { cwd: root, env: { ...process.env, DATA_DIR: inject('world').dataDir } },
  );
}
