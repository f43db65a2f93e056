import fc from 'fast-check';
import ICAL from 'ical.js';
import { foldLines } from 'ical-generator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { calendarFile, fold } from '../procedures/calendar-file.ts';
import { writeCalendar } from '../procedures/calendars.ts';

let server: TestServer;
let ada: Person;
let owner: string;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    env: { LOG_LEVEL: 'debug', RATE_LIMITS: 'on' },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  // Whoever exports waits for nobody else's exports of the last minute.
  server.advance(60_001);
  ada = await server.person();
  owner = ada.userId;
});

const save = async (changes: OperationInput<'savePlan'>['changes']) =>
  (await server.call('savePlan', { owner, changes }, ada)).plan.planId;
const exported = async (from = '2024-01-01', to = '2024-12-31') =>
  (await server.call('exportCalendar', { owner, from, to }, ada)).ics;
const makeFeed = async (headers?: Record<string, string>) =>
  (await server.call('makeCalendarFeed', { owner }, ada, headers)).path;
const read = (path: string) => server.app.http.inject(path);

/** The events of a file, as another program reads them. */
const eventsIn = (ics: string) =>
  new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      isDay: event.startDate.isDate,
      sequence: event.sequence,
    };
  });

async function addOutfit(title: string, names: string[]): Promise<string> {
  const itemIds: string[] = [];
  for (const name of names) {
    const { item } = await server.call('saveItem', { owner, changes: { title: name } }, ada);
    itemIds.push(item.itemId);
  }
  const input = { owner, changes: { title }, collage: collageOf(itemIds) };
  return (await server.call('saveOutfit', input, ada)).outfit.outfitId;
}

describe('a calendar file', () => {
  it('has a day’s event for each plan, as another program reads it', async () => {
    const outfitId = await addOutfit('Office', ['Shirt', 'Skirt']);
    await save({ day: '2024-02-29', outfitId, title: 'Review' });
    await save({ day: '2024-12-31', slot: 'evening', outfitId });
    await save({ day: '2025-01-01', title: 'Too late' });
    const { item } = await server.call('saveItem', { owner, changes: { title: 'Boots' } }, ada);
    await save({ day: '2024-03-31', itemIds: [item.itemId] });
    const uid = expect.stringMatching(/^[\da-f]{32}@hem$/);
    const sequence = expect.any(Number);
    const isDay = true;
    expect(eventsIn(await exported())).toEqual([
      {
        uid,
        summary: 'Review: Office',
        description: 'Shirt\nSkirt',
        start: '2024-02-29',
        end: '2024-03-01',
        isDay,
        sequence,
      },
      {
        uid,
        summary: 'Boots',
        description: 'Boots',
        start: '2024-03-31',
        end: '2024-04-01',
        isDay,
        sequence,
      },
      {
        uid,
        summary: 'Evening: Office',
        description: 'Shirt\nSkirt',
        start: '2024-12-31',
        end: '2025-01-01',
        isDay,
        sequence,
      },
    ]);
  });

  it('is the same in every time zone', async () => {
    await save({ day: '2024-03-31', title: 'Clocks change' });
    const expected = await exported();
    const zone = process.env.TZ;
    try {
      for (const name of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin']) {
        process.env.TZ = name;
        expect(await exported(), name).toBe(expected);
      }
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
    expect(expected).toContain('DTSTART;VALUE=DATE:20240331\r\nDTEND;VALUE=DATE:20240401\r\n');
  });

  it('keeps its events when they are moved and renamed', async () => {
    const planId = await save({ day: '2024-02-29', title: 'Before' });
    const [before] = eventsIn(await exported());
    const changes = { day: '2024-03-01', title: 'After' };
    await server.call('savePlan', { owner, planId, changes }, ada);
    const [after] = eventsIn(await exported());
    expect(after).toMatchObject({ uid: before!.uid, summary: 'After', start: '2024-03-01' });
    const { pool } = server.app.services.open;
    await pool.query(`update plans set updated_at = now() + interval '2 s' where id = $1`, [
      planId,
    ]);
    const [later] = eventsIn(await exported());
    expect(later!.sequence).toBeGreaterThan(before!.sequence);
    await save({ day: '2024-03-01', title: 'Another' });
    expect(new Set(eventsIn(await exported()).map(({ uid }) => uid)).size).toBe(2);
  });

  it('writes every text as RFC 5545 has it, to the letter', async () => {
    const title = `Wool; silk, "lace" \\ 100%: ${'👗é'.repeat(20)} END:VEVENT`;
    await save({ day: '2024-02-29', title });
    const ics = await exported();
    expect(eventsIn(ics)).toMatchObject([{ summary: title }]);
    expect(ics.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of ics.split('\r\n')) {
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
      // A character that was cut in two comes back as another one.
      expect(Buffer.from(line).toString()).not.toContain('\ufffd');
    }
  });

  it('is whole when it is long, and lets others be answered while it is written', async () => {
    const plans = Array.from({ length: 1201 }, (_, index) => ({
      id: index + 1,
      day: addDays('2024-01-01', index),
      slot: 'day' as const,
      title: `Plan ${index}`,
      shownTitle: null,
      pieces: ['Shirt'],
      updatedAt: new Date(0),
    }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    });
    const file = await calendarFile(owner, [plans], new AbortController().signal);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    expect(file.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(eventsIn(file).map(({ summary }) => summary)).toEqual(plans.map(({ title }) => title));
  });

  it('folds its lines as the library does that writes the rest of it', () => {
    const letters = fc.constantFrom('a', 'é', '—', '👗', '\u0301', ' ', '\\,');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 300 }), (line) => {
        expect(fold(line)).toBe(foldLines(line));
      }),
    );
  });

  it('names the first pieces of many, and says how many more there are', async () => {
    const names = Array.from({ length: 14 }, (_, index) => `Piece ${index + 1}`);
    const itemIds: string[] = [];
    for (const title of names) {
      const { item } = await server.call('saveItem', { owner, changes: { title } }, ada);
      itemIds.push(item.itemId);
    }
    await save({ day: '2024-02-29', itemIds });
    const [event] = eventsIn(await exported());
    expect(event!.description.split('\n')).toEqual([...names.slice(0, 12), 'and 2 more']);
    expect(event!.summary).toBe('Piece 1, Piece 2, Piece 3, and 11 more');
  });

  it('ends where nobody waits for it any more, and others are written', async () => {
    const gone = new AbortController();
    gone.abort();
    const days = { owner, from: '2024-01-01', to: '2024-12-31' };
    await save({ day: '2024-02-29', title: 'Review' });
    const { services } = server.app;
    await expect(writeCalendar(services, days, gone.signal)).rejects.toMatchObject({
      code: 'timeout',
    });
    expect(eventsIn(await exported())).toHaveLength(1);
  });

  it('is of a leap year at most', async () => {
    await exported('2024-01-01', '2024-12-31');
    await expect(exported('2024-01-01', '2025-01-01')).rejects.toThrow('invalid');
  });
});

describe('a private calendar address', () => {
  it('shows what is planned from 90 days ago to a year ahead, and is kept nowhere', async () => {
    const path = await makeFeed();
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    const today = server.app.services.now().toISOString().slice(0, 10);
    for (const days of [-91, -90, 365, 366]) {
      await save({ day: addDays(today, days), title: `${days} days` });
    }
    const answer = await read(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(eventsIn(answer.body).map(({ summary }) => summary)).toEqual(['-90 days', '365 days']);
  });

  it('tells by names alone, and nothing else of the pieces or the member', async () => {
    const outfitId = await addOutfit('Office', ['Shirt']);
    const { items } = await server
      .call('getOutfitDetails', { owner, outfitId }, ada)
      .then(({ outfit }) => ({ items: outfit.pieces }));
    const changes = {
      brand: 'Brand of Ada',
      notes: 'Notes of Ada',
      purchasePriceCents: 98_700,
      personalTags: ['Tag of Ada'],
    };
    await server.call('saveItem', { owner, itemId: items[0]!.itemId, changes }, ada);
    await server.call(
      'saveOutfit',
      { owner, outfitId, changes: { notes: 'Outfit notes of Ada' } },
      ada,
    );
    const today = server.app.services.now().toISOString().slice(0, 10);
    await save({ day: today, outfitId });
    const answer = await read(await makeFeed());
    // Digests and moments may hold any digits.
    const body = answer.body.replace(/^(UID|DTSTAMP|LAST-MODIFIED):.*$/gm, '');
    expect(body).toContain('Shirt');
    for (const secret of ['of Ada', '987', 'images/', ada.userId, ada.email]) {
      expect(body).not.toContain(secret);
    }
  });

  it('ends when it is revoked, and when another one is made', async () => {
    const state = async () => (await server.call('getCalendarFeed', { owner }, ada)).feed;
    expect(await state()).toBeNull();
    const first = await makeFeed();
    expect(await state()).toEqual({ createDate: expect.any(String) });
    const second = await makeFeed();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await server.call('revokeCalendarFeed', { owner }, ada);
    await server.call('revokeCalendarFeed', { owner }, ada);
    const gone = await read(second);
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect(await state()).toBeNull();
  });

  it.each([
    '/calendar/',
    '/calendar/x.ics',
    `/calendar/${'x'.repeat(43)}.ics`,
    '/calendar/%00.ics',
  ])('is none of those that one may guess: %s', async (path) => {
    expect((await read(path)).statusCode).toBe(404);
  });

  it('is neither stored, nor kept with the answer, nor logged', async () => {
    const path = await makeFeed({ 'idempotency-key': 'the-key-of-a-feed' });
    const token = path.slice('/calendar/'.length, -'.ics'.length);
    const again = await makeFeed({ 'idempotency-key': 'the-key-of-a-feed' });
    expect(again).not.toBe(path);
    await read(path);
    await read(`${path}?x=1`);
    await read(`/${path}`);
    await read(path.replace('/c', '/%63'));
    await read(path.replace('/calendar', '/%2563alendar'));
    await read(path.replace(token, `%${token.charCodeAt(0).toString(16)}${token.slice(1)}`));
    await server.app.http.inject({ method: 'HEAD', url: path });
    await server.app.http.inject({ method: 'POST', url: path });
    const { pool } = server.app.services.open;
    const { rows } = await pool.query(
      `select token_hash as text from calendar_feeds
        union all select coalesce(answer::text, '') from idempotency_keys`,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(lines.join('')).toContain('/calendar/…');
    // Without its first letter, which may be in a code.
    expect(lines.join('')).not.toContain(token.slice(1));
  });

  it('is read ten times a minute', async () => {
    const path = await makeFeed();
    const codes: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push((await read(path)).statusCode);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    server.advance(60_001);
    expect((await read(path)).statusCode).toBe(200);
  });
});
