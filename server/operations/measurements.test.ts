import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sweep } from '../jobs/sweep.ts';
import { newToken, openSession } from '../repositories/sessions.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
});

const save = (input: object, as = ada) =>
  server.call('saveMeasurements', { owner: as.userId, values: {}, ...input }, as);
const people = async () =>
  (await server.call('getMeasurements', { owner: ada.userId }, ada)).people;
const begin = async (types: ('waist' | 'hips')[] = ['waist'], rest: object = {}) => {
  const input = { owner: ada.userId, types, ...rest };
  const { session, path } = await server.call('startMeasuring', input, ada);
  return { sessionId: session.sessionId, linkToken: path.split('#')[1]! };
};
/** A phone opens a link, by a key of its own. */
const openLink = async (linkToken: string, phoneKey = newToken()) => ({
  phoneKey,
  ...(await server.call('openMeasuring', { linkToken, phoneKey })),
});
const follow = async (sessionId: string) =>
  (await server.call('getMeasuring', { owner: ada.userId, sessionId }, ada)).session;

describe('Measurements', () => {
  it('are kept in meters by person, each with its day, and are among the details of the member', async () => {
    expect(await people()).toMatchObject([{ personId: null, name: null, values: [] }]);
    await save({ values: { waist: 0.7493, hips: 0.98 }, weightKg: 61.5 });
    const first = (await people())[0]!;
    server.advance(3_600_000);
    await save({ values: { waist: 0.7493, hips: 0.99 } });
    const [member] = await people();
    expect(member).toMatchObject({
      weightKg: 61.5,
      values: [{ meters: 0.7493 }, { meters: 0.99 }],
    });
    // What was sent as it was keeps its day.
    expect(member!.values[0]!.measuredDate).toBe(first.values[0]!.measuredDate);
    expect(member!.values[1]!.measuredDate).not.toBe(first.values[1]!.measuredDate);
    const details = await server.call('userDetails', { userIds: [] }, ada);
    expect(details[ada.userId]!.userDetails.bodyMeasurements).toEqual({
      waist: 0.7493,
      hips: 0.99,
    });
    await save({ values: { waist: null } });
    expect((await people())[0]!.values).toMatchObject([{ type: 'hips' }]);
  });

  it('are kept for somebody else too, until they are forgotten', async () => {
    const { person } = await save({ name: 'Sam', values: { waist: 0.9 } });
    await save({ personId: person.personId, build: 'straight', values: { rise: 0.25 } });
    expect(await people()).toMatchObject([
      { name: null, values: [] },
      { name: 'Sam', build: 'straight', values: [{ type: 'waist' }, { type: 'rise' }] },
    ]);
    const details = await server.call('userDetails', { userIds: [] }, ada);
    expect(details[ada.userId]!.userDetails.bodyMeasurements).toBeNull();
    const gone = { owner: ada.userId, personId: person.personId! };
    await server.call('deleteMeasured', gone, ada);
    expect(await people()).toHaveLength(1);
    await expect(server.call('deleteMeasured', gone, ada)).rejects.toThrow('not-found');
  });

  it('refuses the 21st person, and what no body has', async () => {
    for (let made = 0; made < 20; made += 1) await save({ name: `Child ${made}` });
    await expect(save({ name: 'One more' })).rejects.toThrow('too-many');
    for (const meters of [0, -1, 3.01, '0.9']) {
      await expect(save({ values: { waist: meters } })).rejects.toThrow('invalid');
    }
    await expect(save({ values: { neck: 0.4 } })).rejects.toThrow('invalid');
  });
});

describe('A save that lands late', () => {
  it('is not kept over a newer one, of the same device or another, and is answered with what is', async () => {
    const { person } = await save({ values: { waist: 0.7 } });
    const basedOn = person.revision;
    // The first one is given up and still on its way; what was typed next lands before it.
    const late = { values: { waist: 0.71 }, basedOn };
    const next = await save({ values: { waist: 0.72, hips: 1 }, basedOn });
    expect(next).toMatchObject({ isKept: true });
    const answer = await save(late);
    expect(answer).toMatchObject({ isKept: false, person: next.person });
    expect((await people())[0]).toEqual(next.person);
    // Another device of the member, which has seen that, corrects it to what it was before; a third was left behind.
    const { open, now } = server.app.services;
    const { token } = await openSession(open.database, ada.userId, 'their phone', now());
    const other = { ...ada, token };
    const back = { values: { waist: 0.72 }, basedOn: next.person.revision };
    expect(await save(back, other)).toMatchObject({ isKept: true });
    const behind = { values: { waist: 0.9 }, basedOn: next.person.revision };
    const told = await save(behind);
    expect(told).toMatchObject({ isKept: false });
    expect((await people())[0]!.values).toMatchObject([
      { type: 'waist', meters: 0.72 },
      { type: 'hips', meters: 1 },
    ]);
    // Whoever still means it asks again.
    await save({ ...behind, basedOn: told.person.revision });
    expect((await people())[0]!.values[0]).toMatchObject({ meters: 0.9 });
  });

  it('gives way to what another device took since it was typed, and to nothing else', async () => {
    const { open, now } = server.app.services;
    const { token } = await openSession(open.database, ada.userId, 'their phone', now());
    const minute = 60_000;
    // Here the waist and the hips were typed ten minutes ago, and waited; there the waist was, five minutes ago.
    await save({ values: { waist: 0.72, bust: 0.9 } }, { ...ada, token });
    server.advance(5 * minute);
    const waited = { waist: 10 * minute, hips: 10 * minute, bust: minute };
    const values = { waist: 0.7, hips: 1, bust: 0.91 };
    const { person, isKept } = await save({ values, agesMs: waited });
    expect(isKept).toBe(true);
    expect(person.values).toMatchObject([
      { type: 'bust', meters: 0.91 },
      { type: 'waist', meters: 0.72 },
      { type: 'hips', meters: 1 },
    ]);
    // It is of the time at which it was typed, not of that at which it came.
    const typed = Date.parse(person.values[2]!.measuredDate);
    expect(now().getTime() - typed).toBeGreaterThanOrEqual(10 * minute);
    expect(Object.keys(person.values[2]!)).toEqual(['type', 'meters', 'method', 'measuredDate']);
    // What a device sends after its own is what it means, however long that waited.
    await save({ values: { hips: 1.01 }, agesMs: { hips: 20 * minute } });
    expect((await people())[0]!.values[2]).toMatchObject({ type: 'hips', meters: 1.01 });
    for (const wrong of [-1, 1.5, 400 * 24 * 60 * minute]) {
      const call = save({ values: { hips: 1 }, agesMs: { hips: wrong } });
      await expect(call, String(wrong)).rejects.toThrow('invalid');
    }
  });

  it('does not bring back what another device took away since it was typed', async () => {
    const { open, now } = server.app.services;
    const { token } = await openSession(open.database, ada.userId, 'their phone', now());
    const minute = 60_000;
    await save({ values: { waist: 0.72, hips: 1 } });
    server.advance(minute);
    await save({ values: { waist: null, hips: null } }, { ...ada, token });
    server.advance(5 * minute);
    // The waist was typed before it was taken away there, the hips after it.
    const ages = { waist: 10 * minute, hips: minute };
    const { person } = await save({ values: { waist: 0.7, hips: 1.02 }, agesMs: ages });
    expect(person.values).toMatchObject([{ type: 'hips', meters: 1.02 }]);
    // Typed again, it is there again.
    const again = await save({ values: { waist: 0.7 } });
    expect(again.person.values.map(({ type }) => type)).toEqual(['waist', 'hips']);
  });

  it('from a phone is not kept either, and does not end its form', async () => {
    const { linkToken } = await begin();
    const { phoneKey, session } = await openLink(linkToken);
    const call = { phoneKey, activeType: null, basedOn: session.person.revision };
    await save({ values: { waist: 0.8 }, basedOn: session.person.revision });
    const late = { ...call, values: { waist: 0.7 }, isDone: true as const };
    const answer = await server.call('measureOnPhone', late);
    expect(answer).toMatchObject({
      isKept: false,
      session: { state: 'connected', person: { values: [{ meters: 0.8 }] } },
    });
    const { revision: basedOn } = answer.session.person;
    const again = await server.call('measureOnPhone', { ...late, basedOn });
    expect(again).toMatchObject({ isKept: true, session: { state: 'ended' } });
    expect((await people())[0]!.values).toMatchObject([{ meters: 0.7 }]);
  });
});

describe('Measuring by phone', () => {
  it('opens once, and the page follows value by value until it is over', async () => {
    const { sessionId, linkToken } = await begin(['waist', 'hips']);
    expect(await follow(sessionId)).toMatchObject({ state: 'waiting', activeType: null });
    const { phoneKey, types } = await openLink(linkToken);
    expect(types).toEqual(['waist', 'hips']);
    await expect(openLink(linkToken)).rejects.toThrow('link-expired');
    await server.call('measureOnPhone', { phoneKey, activeType: 'hips', values: { waist: 0.75 } });
    expect(await follow(sessionId)).toMatchObject({
      state: 'connected',
      activeType: 'hips',
      person: { values: [{ type: 'waist', meters: 0.75, method: 'SCAN' }] },
    });
    const done = { phoneKey, activeType: null, values: {}, isDone: true as const };
    expect((await server.call('measureOnPhone', done)).session.state).toBe('ended');
    expect(await follow(sessionId)).toMatchObject({ state: 'ended' });
    const late = { phoneKey, activeType: null, values: { waist: 1 } };
    await expect(server.call('measureOnPhone', late)).rejects.toThrow('link-expired');
    expect((await people())[0]!.values).toMatchObject([{ meters: 0.75 }]);
  });

  it('opens again for the phone that opened it, until it is over, and for no other', async () => {
    const { sessionId, linkToken } = await begin(['waist', 'hips']);
    const text = { owner: ada.userId, sessionId, phone: '(775) 555-0123' };
    await server.call('textMeasuringLink', text, ada);
    await server.app.services.jobs.idle();
    const texted = /\/measure#([\w-]+)$/.exec(server.texts.at(-1)!.text)![1]!;
    const { phoneKey } = await openLink(linkToken);
    await server.call('measureOnPhone', { phoneKey, activeType: null, values: { waist: 0.75 } });
    for (const path of [linkToken, texted]) {
      await expect(openLink(path)).rejects.toThrow('link-expired');
      const again = await openLink(path, phoneKey);
      expect(again.session.person.values).toMatchObject([{ type: 'waist', meters: 0.75 }]);
      expect(again.types).toEqual(['waist', 'hips']);
    }
    const done = { phoneKey, activeType: null, values: {}, isDone: true as const };
    await server.call('measureOnPhone', done);
    await expect(openLink(linkToken, phoneKey)).rejects.toThrow('link-expired');
    const second = await begin();
    await openLink(second.linkToken, newToken());
    // The key of one form opens no other.
    const third = await begin();
    const { phoneKey: key } = await openLink(third.linkToken);
    await expect(openLink(second.linkToken, key)).rejects.toThrow('link-expired');
    server.advance(30 * 60_000);
    await expect(openLink(third.linkToken, key)).rejects.toThrow('link-expired');
  });

  it('opens for no key that has opened another form', async () => {
    const first = await openLink((await begin()).linkToken);
    const { linkToken } = await begin();
    await expect(openLink(linkToken, first.phoneKey)).rejects.toThrow('link-expired');
    await openLink(linkToken);
  });

  it('tells its phone of what is asked for, takes nothing else, and leaves the rest', async () => {
    await save({ weightKg: 61, values: { bust: 0.9, waist: 0.7 } });
    const { linkToken } = await begin(['waist']);
    const { phoneKey, session } = await openLink(linkToken);
    const asked = { weightKg: null, values: [{ type: 'waist', meters: 0.7 }] };
    expect(session.person).toMatchObject(asked);
    for (const wrong of [
      { activeType: null, values: { waist: 0.8, bust: 1 } },
      { activeType: null, values: { bust: null } },
      { activeType: 'bust' as const, values: {} },
    ]) {
      const call = server.call('measureOnPhone', { phoneKey, ...wrong });
      await expect(call, JSON.stringify(wrong)).rejects.toThrow('invalid');
    }
    const told = { phoneKey, activeType: null, values: { waist: 0.75 } };
    const answer = await server.call('measureOnPhone', told);
    expect(answer.session.person.values).toMatchObject([{ type: 'waist', meters: 0.75 }]);
    expect((await people())[0]).toMatchObject({
      weightKg: 61,
      values: [
        { type: 'bust', meters: 0.9 },
        { type: 'waist', meters: 0.75 },
      ],
    });
  });

  it('is over after half an hour, for its link and for its phone, and is then forgotten', async () => {
    const unopened = await begin();
    server.advance(30 * 60_000);
    const { linkToken } = unopened;
    await expect(openLink(linkToken)).rejects.toThrow('link-expired');
    const opened = await begin();
    const { phoneKey } = await openLink(opened.linkToken);
    server.advance(30 * 60_000);
    const late = { phoneKey, activeType: null, values: {} };
    await expect(server.call('measureOnPhone', late)).rejects.toThrow('link-expired');
    server.advance(25 * 3_600_000);
    await sweep(server.app.services);
    await expect(follow(opened.sessionId)).rejects.toThrow('not-found');
  });

  it('texts a link of its own: the first one that is opened counts', async () => {
    const { sessionId, linkToken } = await begin(['waist'], { name: 'Sam' });
    const to = { owner: ada.userId, sessionId, phone: '(775) 555-0123' };
    await server.call('textMeasuringLink', to, ada);
    await server.app.services.jobs.idle();
    const text = server.texts.at(-1)!;
    expect(text.to).toBe('(775) 555-0123');
    const texted = /\/measure#([\w-]+)$/.exec(text.text)![1]!;
    const { session } = await openLink(texted);
    expect(session.person.name).toBe('Sam');
    await expect(openLink(linkToken)).rejects.toThrow('link-expired');
    await expect(server.call('textMeasuringLink', to, ada)).rejects.toThrow('link-expired');
    const wrong = { ...to, phone: '775555012' };
    await expect(server.call('textMeasuringLink', wrong, ada)).rejects.toThrow('invalid');
  });

  it('ends the one before where another is begun', async () => {
    const before = await begin();
    const { phoneKey } = await openLink(before.linkToken);
    await begin();
    const late = { phoneKey, activeType: null, values: { waist: 1 } };
    await expect(server.call('measureOnPhone', late)).rejects.toThrow('link-expired');
    expect(await follow(before.sessionId)).toMatchObject({ state: 'ended' });
  });
});
