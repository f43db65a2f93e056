import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ReviewSort,
  reviewFilters,
  reviewOpenMs,
  reviewSorts,
  withdrawnDays,
} from '#contract/rules/color-reviews.ts';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { entitle } from '#tests/support/entitle.ts';
import { sendPortrait } from '#tests/support/finished-blueprint.ts';
import { stopHourlyJobs } from '#tests/support/row-dump.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sweep } from '../jobs/sweep.ts';

let server: TestServer;
let jonas: Person;
let mira: Person;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
  // A sweep of its own would take what was uploaded for something old, once the clock went back.
  await stopHourlyJobs(server);
  jonas = await staff('Jonas');
  mira = await staff('Mira');
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
});

const query = (text: string, values: unknown[] = []) =>
  server.app.services.open.pool.query(text, values);

async function staff(firstName: string): Promise<Person> {
  const person = await server.person({ staff: true });
  await query('update users set first_name = $1 where id = $2', [firstName, person.userId]);
  return person;
}

const first = { sort: 'submitted', direction: 'descending', page: null, size: 50 } as const;
const list = async (asked: Partial<OperationInput<'getColorReviews'>>, as = mira) =>
  (await server.call('getColorReviews', { status: 'all', search: '', ...first, ...asked }, as))
    .rows;
const rowOf = async (person: Person) => (await list({ search: person.email }))[0];
const review = async (as = mira) =>
  (await server.call('getColorReview', { of: maya.userId }, as)).review;
const open = (as = mira) => server.call('openColorReview', { of: maya.userId }, as);
const colorOf = async (person: Person) =>
  (await server.call('getAnalysisData', { owner: person.userId }, person)).color;
const told = async () =>
  (await server.call('getNotices', {}, maya)).notices.map(({ about }) => about);

/** What is decided of the portrait that a reviewer sees. */
async function seenBy(as: Person) {
  const { submittedDate, decision } = await review(as);
  return { of: maya.userId, submittedDate, seen: decision?.decisionId ?? null, note: null };
}

describe('A review', () => {
  it('is decided, and its member told: on their page, by a notice and by a mail', async () => {
    await query('update users set email_validated_at = now() where id = $1', [maya.userId]);
    await sendPortrait(server, maya);
    expect(await rowOf(maya)).toMatchObject({ status: 'pending', season: null });
    const decided = { ...(await seenBy(mira)), season: 'cool', note: 'Keep black away.' } as const;
    expect(await server.call('decideColorReview', decided, mira)).toEqual({ other: null });
    expect(await rowOf(maya)).toMatchObject({ status: 'decided', season: 'cool' });
    expect(await colorOf(maya)).toMatchObject({
      review: { season: 'cool', note: 'Keep black away.' },
      asked: null,
    });
    expect(await told()).toEqual([{ kind: 'color-reviewed', season: 'cool' }]);
    await server.app.services.jobs.idle();
    const mail = server.mails.find(({ to }) => to === maya.email)!;
    expect(mail.subject).toBe('Your color season is settled: Cool');
    expect(mail.text).toContain('Keep black away.');
  });

  it('asks for another photo until one is sent, which is pending again', async () => {
    await query('update users set email_validated_at = now() where id = $1', [maya.userId]);
    await sendPortrait(server, maya);
    const asked = { ...(await seenBy(mira)), note: 'By a window, please.' };
    await server.call('askForAnotherPhoto', asked, mira);
    expect(await rowOf(maya)).toMatchObject({ status: 'asked' });
    expect((await colorOf(maya))!.asked).toMatchObject({ note: 'By a window, please.' });
    expect(await told()).toEqual([{ kind: 'portrait-asked', note: 'By a window, please.' }]);
    await server.app.services.jobs.idle();
    expect(server.mails.find(({ to }) => to === maya.email)!.text).toContain(
      'By a window, please.',
    );
    await sendPortrait(server, maya);
    expect(await rowOf(maya)).toMatchObject({ status: 'pending' });
    expect(await colorOf(maya)).toMatchObject({ review: null, asked: null });
    expect(await told()).toEqual([]);
    const kinds = (await review()).history.map(({ kind }) => kind);
    expect(kinds).toEqual(['submitted', 'asked', 'submitted']);
  });

  it('mails nothing to who wants no such mails, or never proved the address', async () => {
    for (const change of [
      "mail_kinds = '{}', email_validated_at = now()",
      'email_validated_at = null',
    ]) {
      await query(`update users set ${change} where id = $1`, [maya.userId]);
      await sendPortrait(server, maya);
      await server.call('decideColorReview', { ...(await seenBy(mira)), season: 'deep' }, mira);
    }
    await server.app.services.jobs.idle();
    expect(server.mails.filter(({ to }) => to === maya.email)).toEqual([]);
  });

  it('shows the portrait only to who has it open, and each opening stands in the history', async () => {
    await sendPortrait(server, maya);
    await server.app.services.jobs.idle();
    expect((await review()).portrait).toBeNull();
    await open();
    await open();
    const seen = await review();
    expect(seen.portrait!.urls).not.toBeNull();
    const picture = await server.app.http.inject({ url: seen.portrait!.urls![720] });
    expect(picture.statusCode).toBe(200);
    expect((await review(jonas)).portrait).toBeNull();
    expect(seen.history).toMatchObject([
      { kind: 'opened', byName: 'Mira', isMine: true },
      { kind: 'submitted', byName: null },
    ]);
    await server.call('leaveColorReview', { of: maya.userId }, mira);
    expect((await review()).portrait).toBeNull();
    await open();
    expect((await review(jonas)).history.filter(({ kind }) => kind === 'opened')).toMatchObject([
      { byName: 'Mira', isMine: false },
      { byName: 'Mira', isMine: false },
    ]);
  });

  it('says who else has it open, until they leave or are gone for a while', async () => {
    await sendPortrait(server, maya);
    await open(jonas);
    await open();
    expect((await review()).others).toMatchObject([{ name: 'Jonas' }]);
    expect(await rowOf(maya)).toMatchObject({ withName: 'Jonas' });
    await server.call('leaveColorReview', { of: maya.userId }, jonas);
    expect((await review()).others).toEqual([]);
    await open(jonas);
    server.advance(reviewOpenMs + 1);
    expect(await rowOf(maya)).toMatchObject({ withName: null });
    await sweep(server.app.services);
    const { rowCount } = await query('select from color_review_leases');
    expect(rowCount).toBe(0);
  });

  it('shows a second reviewer the first decision, and takes theirs once they saw it', async () => {
    await sendPortrait(server, maya);
    const [one, other] = [await seenBy(jonas), await seenBy(mira)];
    await server.call('decideColorReview', { ...one, season: 'warm' }, jonas);
    const mine = { ...other, season: 'soft/muted' } as const;
    const refused = await server.call('decideColorReview', mine, mira);
    expect(refused.other).toMatchObject({ kind: 'decided', season: 'warm', byName: 'Jonas' });
    expect((await colorOf(maya))!.review!.season).toBe('warm');
    const seen = refused.other!.decisionId;
    expect(await server.call('decideColorReview', { ...mine, seen }, mira)).toEqual({
      other: null,
    });
    expect((await colorOf(maya))!.review!.season).toBe('soft/muted');
  });

  it('of a portrait in whose place another was sent meanwhile is refused', async () => {
    await sendPortrait(server, maya);
    const old = await seenBy(mira);
    await open();
    await sendPortrait(server, maya);
    for (const [name, input] of [
      ['decideColorReview', { ...old, season: 'warm' }],
      ['askForAnotherPhoto', old],
    ] as const) {
      const { body } = await server.raw(name, input, mira);
      expect(body).toMatchObject({ code: 'conflict', fields: { portrait: 'replaced' } });
    }
    expect((await colorOf(maya))!.review).toBeNull();
    // The new one is another portrait: it is opened anew.
    expect((await review()).portrait).toBeNull();
    await server.call('decideColorReview', { ...(await seenBy(mira)), season: 'warm' }, mira);
    expect((await colorOf(maya))!.review!.season).toBe('warm');
  });

  it('of a portrait that was withdrawn is refused, and only that it was stays for a while', async () => {
    await sendPortrait(server, maya);
    await open();
    const old = await seenBy(mira);
    await server.call('decideColorReview', { ...old, season: 'warm', note: 'Golden.' }, mira);
    await server.call('deleteColorAnalysis', { owner: maya.userId }, maya);
    expect(await colorOf(maya)).toBeNull();
    expect(await told()).toEqual([]);
    for (const name of ['decideColorReview', 'askForAnotherPhoto', 'openColorReview'] as const) {
      const of = { of: maya.userId };
      const season = { season: 'cool' };
      const input =
        name === 'openColorReview' ? of : { ...old, ...(name === 'decideColorReview' && season) };
      expect((await server.raw(name, input, mira)).body).toMatchObject({ code: 'not-found' });
    }
    expect(await rowOf(maya)).toMatchObject({ status: 'withdrawn', season: null });
    expect(await review()).toMatchObject({
      ...{ status: 'withdrawn', portrait: null, samples: null, estimate: null, decision: null },
      history: [{ kind: 'withdrawn' }],
    });
    const kept = await query(
      `select a::text || coalesce((select string_agg(r::text, '') from color_reviews r
        where r.owner_id = a.owner_id), '') as text from color_analyses a where owner_id = $1`,
      [maya.userId],
    );
    expect(kept.rows[0].text).not.toMatch(/#[0-9a-f]{6}|warm|Golden|Mira/);
    server.advance((withdrawnDays - 1) * 86_400_000);
    await sweep(server.app.services);
    expect(await rowOf(maya)).toBeDefined();
    server.advance(2 * 86_400_000);
    await sweep(server.app.services);
    expect(await rowOf(maya)).toBeUndefined();
    server.advance(-(withdrawnDays + 1) * 86_400_000);
  });

  it('of what was withdrawn and sent again is a new one', async () => {
    await sendPortrait(server, maya);
    await server.call('deleteColorAnalysis', { owner: maya.userId }, maya);
    await sendPortrait(server, maya);
    expect(await rowOf(maya)).toMatchObject({ status: 'pending' });
    server.advance((withdrawnDays + 1) * 86_400_000);
    await sweep(server.app.services);
    expect(await rowOf(maya)).toMatchObject({ status: 'pending' });
    expect((await review()).history.map(({ kind }) => kind)).toEqual(['submitted']);
    server.advance(-(withdrawnDays + 1) * 86_400_000);
  });

  it('of an account that is gone, or about to be, is refused, and gone with it', async () => {
    await sendPortrait(server, maya);
    await open();
    const old = { ...(await seenBy(mira)), season: 'warm' } as const;
    await query("update users set deletion_at = now() + interval '9 days' where id = $1", [
      maya.userId,
    ]);
    expect(await rowOf(maya)).toBeUndefined();
    for (const name of ['getColorReview', 'openColorReview'] as const) {
      const { body } = await server.raw(name, { of: maya.userId }, mira);
      expect(body).toMatchObject({ code: 'not-found' });
    }
    expect((await server.raw('decideColorReview', old, mira)).body).toMatchObject({
      code: 'not-found',
    });
    await query('delete from users where id = $1', [maya.userId]);
    expect((await server.raw('decideColorReview', old, mira)).body).toMatchObject({
      code: 'not-found',
    });
    const { rowCount } = await query('select from color_reviews where owner_id = $1', [
      maya.userId,
    ]);
    expect(rowCount).toBe(0);
  });

  it('is closed at once to who is of the staff no more', async () => {
    await sendPortrait(server, maya);
    const gone = await staff('Gone');
    const decided = { ...(await seenBy(gone)), season: 'warm' } as const;
    await entitle(server.app.services.open.database, gone.userId, []);
    for (const [name, input] of [
      ['decideColorReview', decided],
      ['getColorReview', { of: maya.userId }],
    ] as const) {
      expect((await server.raw(name, input, gone)).body).toMatchObject({ code: 'forbidden' });
    }
    expect((await colorOf(maya))!.review).toBeNull();
  });

  it('keeps the name of who decided once their account is gone', async () => {
    await sendPortrait(server, maya);
    const gone = await staff('Gone');
    await server.call('decideColorReview', { ...(await seenBy(gone)), season: 'warm' }, gone);
    await query('delete from users where id = $1', [gone.userId]);
    expect((await review()).decision).toMatchObject({ byName: 'Gone', isMine: false });
  });
});

describe('The table of color analyses', () => {
  it('finds letters of an email or a screen name, and takes them as they are', async () => {
    const named = ['50%_off\\', 'sam,"ple"', 'Ünal=1+1'];
    for (const name of named) {
      const person = await server.person();
      await sendPortrait(server, person);
      await query('update users set screen_name = $1 where id = $2', [name, person.userId]);
    }
    const names = async (search: string) =>
      (await list({ search })).map(({ screenName }) => screenName);
    expect(await names('%_OFF\\')).toEqual([named[0]]);
    expect(await names('m,"p')).toEqual([named[1]]);
    expect(await names('Ünal=1+')).toEqual([named[2]]);
    expect(await names('0__off')).toEqual([]);
    expect(await names('%\\')).toEqual([]);
  });

  it('refuses what is no place in its order', async () => {
    for (const place of ['[]', '["all"]', '["all","x","y"]', '["named","a\\u0000"]', 'nonsense']) {
      const page = { way: 'after', cursor: Buffer.from(place).toString('base64url') };
      const asked = { status: 'all', search: '', ...first, page };
      expect((await server.raw('getColorReviews', asked, mira)).body).toMatchObject({
        code: 'invalid',
      });
    }
  });
});

describe('The pages of the table', () => {
  /** In the order of the letters, which every collation agrees on. */
  const people: Person[] = [];
  beforeAll(async () => {
    const random = fc.sample(fc.array(fc.nat(99), { minLength: 6, maxLength: 6 }), {
      numRuns: 37,
      seed: 12,
    });
    for (const [at, [letter, named, entitled, status, day]] of random.entries()) {
      const mark = `${String.fromCharCode(97 + (letter! % 26))}${String(at).padStart(2, '0')}`;
      const person = await server.person({ email: `${mark}@paged.example` });
      people.push(person);
      const screenName = named! % 3 === 0 ? null : `n${String(named).padStart(2, '0')}${mark}`;
      await query('update users set screen_name = $1 where id = $2', [screenName, person.userId]);
      await sendPortrait(server, person);
      const { database } = server.app.services.open;
      if (entitled! % 2) await entitle(database, person.userId, ['styleBlueprint']);
      const { submittedDate } = (await rowOf(person))!;
      const about = { of: person.userId, submittedDate, seen: null, note: null };
      if (status! % 4 === 1) await server.call('askForAnotherPhoto', about, mira);
      if (status! % 4 === 2)
        await server.call('decideColorReview', { ...about, season: 'cool' }, mira);
      if (status! % 4 === 3)
        await server.call('deleteColorAnalysis', { owner: person.userId }, person);
      // Many were sent at the same moment.
      await query('update color_analyses set submitted_at = $1 where owner_id = $2', [
        `2026-03-0${1 + (day! % 5)}T10:00:00Z`,
        person.userId,
      ]);
    }
  });

  const shownIn: Record<ReviewSort, (row: ColorReviewRow) => string> = {
    email: ({ email }) => email,
    screenName: ({ screenName }) => screenName ?? '',
    submitted: ({ submittedDate }) => submittedDate,
    entitlement: ({ isEntitled }) => (isEntitled ? 'a' : 'b'),
    review: ({ status }) => `${['pending', 'asked', 'decided', 'withdrawn'].indexOf(status)}`,
  };

  it.each(
    reviewSorts.flatMap((sort) =>
      (['ascending', 'descending'] as const).flatMap((direction) =>
        reviewFilters.map((status) => ({ sort, direction, status })),
      ),
    ),
  )('hold every row once, there and back: %o', async (order) => {
    const ask = (page: OperationInput<'getColorReviews'>['page'], size: number) =>
      server.call('getColorReviews', { ...order, search: '@paged.example', page, size }, mira);
    const whole = (await ask(null, 100)).rows;
    const shown = people.length;
    if (order.status === 'all') expect(whole).toHaveLength(shown);
    else expect(whole.every(({ status }) => status === order.status)).toBe(true);
    expect(new Set(whole.map(({ userId }) => userId)).size).toBe(whole.length);
    const values = whole.map(shownIn[order.sort]).filter((value) => value !== '');
    const sorted = [...values].sort();
    expect(values).toEqual(order.direction === 'ascending' ? sorted : sorted.toReversed());
    if (order.sort === 'screenName') {
      const isNamed = whole.map(({ screenName }) => screenName !== null);
      expect(isNamed).toEqual([...isNamed].sort().toReversed());
    }
    for (const size of [1, 4, 11]) {
      const there: ColorReviewRow[] = [];
      let page: Awaited<ReturnType<typeof ask>> = await ask(null, size);
      expect(page.hasBefore).toBe(false);
      there.push(...page.rows);
      while (page.hasAfter) {
        page = await ask({ way: 'after', cursor: page.rows.at(-1)!.cursor }, size);
        there.push(...page.rows);
      }
      expect(there).toEqual(whole);
      const back = [...page.rows];
      while (page.hasBefore) {
        page = await ask({ way: 'before', cursor: page.rows[0]!.cursor }, size);
        back.unshift(...page.rows);
      }
      expect(back).toEqual(whole);
    }
  });

  it('are counted by what they are narrowed to', async () => {
    const counts = await server.call('getColorReviewCounts', { search: '@PAGED.example' }, mira);
    const all = await list({ search: '@paged.example', size: 100 });
    const of = (status: string) => all.filter((row) => row.status === status).length;
    expect(counts).toEqual({ pending: of('pending'), decided: of('decided'), all: all.length });
  });
});
