import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleSlot, stylesOf } from '#contract/rules/content-slots.ts';
import { finishBlueprint } from '#tests/support/finished-blueprint.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { createContentShelf } from '../procedures/content-shelf.ts';

let server: TestServer;
let jonas: Person;
let mira: Person;
beforeAll(async () => {
  server = await startTestServer();
  jonas = await server.person({ staff: true });
  mira = await server.person({ staff: true });
});
afterAll(() => server.close());

const tip = 'lab/tips/shoes-go-last';
const open = (slot: string, as = jonas) => server.call('getContent', { slot }, as);
const publish = (slot: string, source: string, basedOn: string | null, as = jonas) =>
  server.call('publishContent', { slot, source, basedOn }, as);
const titleOf = async (pieceId: string) => {
  const ada = await server.person();
  const { pieces } = await server.call('getLab', { owner: ada.userId }, ada);
  return pieces.find((piece) => piece.pieceId === pieceId)?.title ?? null;
};
const retitled = (source: string, title: string) =>
  source.replace(/^title: .*$/m, `title: ${title}`);
const titleOfSource = (source: string) => /^title: (.*)$/m.exec(source)![1];
const inMinutes = (minutes: number) =>
  new Date(server.app.services.now().getTime() + minutes * 60_000).toISOString();
/** So many minutes pass, and what was to be done by then is done. */
async function pass(minutes: number): Promise<void> {
  server.advance(minutes * 60_000 + 1);
  server.app.services.jobs.nudge();
  await server.app.services.jobs.idle();
}
const style = (name: string) =>
  `---\nname: ${name}\nline: Dark wool and one clear line.\n---\n\n## A belt earns its place\n\nThe waist is your narrowest line.\n`;

describe('Texts', () => {
  it('are kept for staff alone', async () => {
    const ada = await server.person();
    await expect(server.call('getContentSlots', {}, ada)).rejects.toThrow('forbidden');
    await expect(publish(tip, '---', null, ada)).rejects.toThrow('forbidden');
  });

  it('have a place each, also where nothing stands yet', async () => {
    const { slots } = await server.call('getContentSlots', {}, jonas);
    const of = (slot: string) => slots.find((one) => one.slot === slot);
    expect(of(tip)).toMatchObject({ isPublished: true, title: 'Shoes go last', drafts: [] });
    const missing = slots.filter(({ isPublished }) => !isPublished).map(({ slot }) => slot);
    const styles = [...stylesOf('female'), ...stylesOf('male')].map(styleSlot);
    expect(styles).toHaveLength(210);
    expect(missing.toSorted()).toEqual(styles.toSorted());
  });

  it('are seen by members once they are published, and again as they were once rolled back', async () => {
    const { published } = await open(tip);
    const { versionId } = await publish(
      tip,
      retitled(published!.source, 'Shoes last'),
      published!.versionId,
    );
    expect(await titleOf('shoes-go-last')).toBe('Shoes last');
    const after = await open(tip);
    expect(after.published).toMatchObject({ versionId });
    expect(after.published!.author).not.toBeNull();
    expect(after.versions).toHaveLength(2);
    const { source } = await server.call(
      'getContentVersion',
      { slot: tip, versionId: published!.versionId },
      jonas,
    );
    await publish(tip, source, versionId);
    expect(await titleOf('shoes-go-last')).toBe('Shoes go last');
    expect((await open(tip)).versions).toHaveLength(3);
  });

  it('are not published over what another published meanwhile, and nothing is lost', async () => {
    const { published } = await open(tip);
    const basedOn = published!.versionId;
    const mine = retitled(published!.source, 'Mine');
    await server.call('saveContentDraft', { slot: tip, source: mine, basedOn }, mira);
    expect((await open(tip)).others).toHaveLength(1);
    await publish(tip, retitled(published!.source, 'Theirs'), basedOn);
    await expect(publish(tip, mine, basedOn, mira)).rejects.toThrow('conflict');
    expect((await open(tip, mira)).draft).toMatchObject({ source: mine, basedOn });
    expect(await titleOf('shoes-go-last')).toBe('Theirs');
  });

  it('are published by one of two at the same moment', async () => {
    const { published } = await open(tip);
    const both = await Promise.allSettled([
      publish(tip, retitled(published!.source, 'First'), published!.versionId),
      publish(tip, retitled(published!.source, 'Second'), published!.versionId, mira),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const shown = both[0]!.status === 'fulfilled' ? 'First' : 'Second';
    expect(await titleOf('shoes-go-last')).toBe(shown);
  });

  it('that cannot be read are refused, and what is wrong is said', async () => {
    const { published } = await open(tip);
    const source = `${published!.source}\n<script>alert(1)</script>\n`;
    const seen = await server.call('previewContent', { slot: tip, source }, jonas);
    expect(seen).toEqual({
      preview: null,
      fault: { where: expect.stringMatching(/^line \d+$/), what: 'raw HTML is not allowed' },
    });
    await expect(publish(tip, source, published!.versionId)).rejects.toThrow('invalid');
  });

  it('are shown when their time has come', async () => {
    const { published } = await open(tip);
    const source = retitled(published!.source, 'Later');
    const publishDate = new Date(server.app.services.now().getTime() + 3_600_000).toISOString();
    const asked = { slot: tip, source, basedOn: published!.versionId, publishDate };
    await server.call('scheduleContent', asked, jonas);
    await server.app.services.jobs.idle();
    expect(await titleOf('shoes-go-last')).not.toBe('Later');
    server.advance(3_600_001);
    server.app.services.jobs.nudge();
    await server.app.services.jobs.idle();
    expect(await titleOf('shoes-go-last')).toBe('Later');
    expect((await open(tip)).scheduled).toBeNull();
  });

  it('are taken away from members, and come back as they were with one of their versions', async () => {
    const slot = 'lab/tips/shoes-go-last';
    const ada = await server.person();
    const lab = async () => (await server.call('getLab', { owner: ada.userId }, ada)).pieces;
    const asked = { owner: ada.userId, pieceId: 'shoes-go-last' };
    await server.call('saveLabReading', { ...asked, isSaved: true }, ada);
    const { published } = await open(slot);
    const basedOn = published!.versionId;
    await server.call('saveContentDraft', { slot, source: 'mine', basedOn }, mira);
    await server.call('takeDownContent', { slot, basedOn }, jonas);
    expect((await lab()).map(({ pieceId }) => pieceId)).not.toContain('shoes-go-last');
    await expect(server.call('getLabPiece', asked, ada)).rejects.toThrow('not-found');
    const after = await open(slot, mira);
    expect(after).toMatchObject({ published: null, draft: { source: 'mine', basedOn } });
    expect(after.takenDown).toMatchObject({ kind: 'taken-down' });
    expect(after.versions[0]).toEqual(after.takenDown);
    const { slots } = await server.call('getContentSlots', {}, jonas);
    expect(slots.find((one) => one.slot === slot)).toMatchObject({
      ...{ isPublished: false, title: titleOfSource(published!.source) },
      takenDown: after.takenDown,
    });
    await expect(server.call('takeDownContent', { slot, basedOn }, mira)).rejects.toThrow(
      'conflict',
    );
    const { versionId } = after.versions.find(({ kind }) => kind === 'shown')!;
    const { source } = await server.call('getContentVersion', { slot, versionId }, jonas);
    await publish(slot, source, null);
    const { piece } = await server.call('getLabPiece', asked, ada);
    expect(piece).toMatchObject({ title: titleOfSource(source), reading: { isSaved: true } });
  });

  it('of the Style Blueprint that have to be there always are not taken away', async () => {
    const slot = 'blueprint/palettes/deep-male';
    const { published } = await open(slot);
    const asked = { slot, basedOn: published!.versionId };
    await expect(server.call('takeDownContent', asked, jonas)).rejects.toThrow('invalid');
    expect((await open(slot)).published).toEqual(published);
  });

  it('that were taken away stay away when their time comes, until somebody decides', async () => {
    const place = 'lab/classes/trousers-that-fit';
    const { published } = await open(place);
    const text = {
      slot: place,
      source: retitled(published!.source, 'Late'),
      basedOn: published!.versionId,
    };
    const publishDate = inMinutes(1);
    await server.call('scheduleContent', { ...text, publishDate }, jonas);
    await server.call('takeDownContent', { slot: place, basedOn: text.basedOn }, mira);
    await pass(2);
    expect(await open(place)).toMatchObject({ published: null, scheduled: { isHeld: true } });
    await publish(place, published!.source, null);
  });

  it('that wait and are taken back are a draft of whoever takes them back', async () => {
    const slot = 'blueprint/palettes/deep-male';
    const { published } = await open(slot);
    const text = {
      slot,
      source: published!.source.replace(/^line: .*$/m, 'line: Later.'),
      basedOn: published!.versionId,
    };
    await server.call('scheduleContent', { ...text, publishDate: inMinutes(1) }, jonas);
    expect((await open(slot)).draft).toBeNull();
    const back = { ...text, source: published!.source, publishDate: null };
    await server.call('saveContentDraft', { ...text, source: 'another' }, mira);
    await expect(server.call('scheduleContent', back, mira)).rejects.toThrow('conflict');
    expect((await open(slot, mira)).draft).toMatchObject({ source: 'another' });
    expect((await open(slot)).scheduled).toMatchObject({ source: text.source });
    const { revision } = await server.call('scheduleContent', back, jonas);
    const { source, basedOn } = text;
    expect(await open(slot)).toMatchObject({
      scheduled: null,
      draft: { source, basedOn, revision },
    });
    await pass(2);
    expect((await open(slot)).published).toEqual(published);
  });

  it('that wait and are replaced by another text are among the versions', async () => {
    const slot = 'blueprint/palettes/deep-male';
    const { published } = await open(slot);
    const line = (said: string) => published!.source.replace(/^line: .*$/m, `line: ${said}.`);
    const basedOn = published!.versionId;
    const later = (source: string, minutes: number) => ({
      ...{ slot, source, basedOn },
      publishDate: inMinutes(minutes),
    });
    await server.call('scheduleContent', later(line('One'), 5), jonas);
    await server.call('scheduleContent', later(line('One'), 6), jonas);
    await server.call('scheduleContent', later(line('Two'), 7), mira);
    await publish(slot, line('Three'), basedOn);
    const { versions, scheduled } = await open(slot);
    expect(scheduled).toBeNull();
    expect(versions.map(({ kind }) => kind)).toEqual(['shown', 'not-shown', 'not-shown', 'shown']);
    const { source } = await server.call(
      'getContentVersion',
      { slot, versionId: versions[2]!.versionId },
      jonas,
    );
    expect(source).toBe(line('One'));
  });

  it('are held when their time comes after another was published, and not shown when taken back', async () => {
    const slot = 'lab/tips/overlap-on-purpose';
    const { published } = await open(slot);
    const at = () => new Date(server.app.services.now().getTime() + 60_000).toISOString();
    const text = { slot, source: retitled(published!.source, 'Held') };
    const asked = { ...text, basedOn: published!.versionId };
    await server.call('scheduleContent', { ...asked, publishDate: at() }, jonas);
    await server.call('scheduleContent', { ...asked, publishDate: null }, jonas);
    server.advance(120_000);
    server.app.services.jobs.nudge();
    await server.app.services.jobs.idle();
    expect(await titleOf('overlap-on-purpose')).toBe('Overlap on purpose');
    await server.call('scheduleContent', { ...asked, publishDate: at() }, jonas);
    await server.app.services.open.pool.query(
      `with made as (insert into content_versions (slot, source, author) values ($1, $2, 'x') returning id)
       update content_slots set published_id = made.id from made where slot = $1`,
      [slot, published!.source],
    );
    server.advance(120_000);
    server.app.services.jobs.nudge();
    await server.app.services.jobs.idle();
    expect(await titleOf('overlap-on-purpose')).toBe('Overlap on purpose');
    expect((await open(slot)).scheduled).toMatchObject({ isHeld: true, source: text.source });
  });

  it('of the Style Lab have a name that no other piece has, now or when their time comes', async () => {
    const { source } = (await open(tip)).published!;
    const later = (slot: string) =>
      server.call(
        'scheduleContent',
        { slot, source, basedOn: null, publishDate: inMinutes(1) },
        jonas,
      );
    await expect(publish('lab/tips/one-coat-chosen-well', source, null)).rejects.toThrow('invalid');
    await expect(later('lab/tips/one-coat-chosen-well')).rejects.toThrow('invalid');
    await later('lab/tips/belts');
    const { source: report } = (await open('lab/reports/pleats-pressed-again')).published!;
    await publish('lab/reports/belts', retitled(report, 'Belts'), null);
    await pass(2);
    expect(await titleOf('belts')).toBe('Belts');
    expect((await open('lab/tips/belts')).scheduled).toMatchObject({ isHeld: true });
  });

  it('are kept in no place that there is not, nor under a name that no page can open', async () => {
    const { source } = (await open('blueprint/palettes/deep-male')).published!;
    await expect(publish('blueprint/palettes/no-such-season', source, null)).rejects.toThrow(
      'invalid',
    );
    const named = (length: number) => `lab/tips/${'a'.repeat(length)}`;
    const { published } = await open(tip);
    await expect(publish(named(61), published!.source, null)).rejects.toThrow('invalid');
    await publish(named(60), published!.source, null);
    const ada = await server.person();
    const asked = { owner: ada.userId, pieceId: 'a'.repeat(60) };
    expect((await server.call('getLabPiece', asked, ada)).piece.kind).toBe('tip');
  });

  it.each([
    '2027-01-01T00:00:00+05',
    '2027-01-01T00:00:00',
    '2027-01-01',
    '2027-02-31T00:00:00Z',
    '2027-01-01T24:00:00Z',
    '9999-12-31T00:00:00Z',
  ])('are not scheduled for %s', async (publishDate) => {
    const { source, versionId: basedOn } = (await open(tip)).published!;
    const asked = { slot: tip, source, basedOn, publishDate };
    await expect(server.call('scheduleContent', asked, jonas)).rejects.toThrow('invalid');
    expect((await open(tip)).scheduled).toBeNull();
  });

  it('of the Style Lab have a date of the day after they are shown at most', async () => {
    const { source, versionId } = (await open(tip)).published!;
    const dayIn = (days: number) => inMinutes(days * 24 * 60).slice(0, 10);
    const dated = (days: number) => source.replace(/^date: .*$/m, `date: ${dayIn(days)}`);
    const later = (days: number) =>
      server.call(
        'scheduleContent',
        { slot: tip, source: dated(days), basedOn: versionId, publishDate: inMinutes(4320) },
        jonas,
      );
    await expect(publish(tip, dated(2), versionId)).rejects.toThrow('invalid');
    await expect(later(5)).rejects.toThrow('invalid');
    await later(3);
    await publish(tip, dated(1), versionId);
  });
});

describe('A draft', () => {
  const slot = 'blueprint/palettes/clear-male';
  const keep = (source: string | null, revision: string | null) =>
    server.call('saveContentDraft', { slot, source, basedOn: null, revision }, jonas);

  it('that another page of the same person has changed is not written over', async () => {
    const first = await keep('one', null);
    const second = await keep('two', first.revision);
    await expect(keep('three', first.revision)).rejects.toThrow('conflict');
    await expect(keep('three', null)).rejects.toThrow('conflict');
    await expect(keep(null, first.revision)).rejects.toThrow('conflict');
    expect((await open(slot)).draft).toMatchObject({ source: 'two', revision: second.revision });
    expect(await keep(null, second.revision)).toEqual({ revision: null });
    await expect(keep('four', second.revision)).rejects.toThrow('conflict');
    expect((await open(slot)).draft).toBeNull();
  });

  it('stays when an older one of the same person is published or scheduled', async () => {
    const { published } = await open(slot);
    const first = await keep('one', null);
    const second = await keep('two', first.revision);
    const source = published!.source.replace(/^line: .*$/m, 'line: Other.');
    const text = { slot, source, basedOn: published!.versionId, revision: first.revision };
    await server.call('scheduleContent', { ...text, publishDate: inMinutes(60) }, jonas);
    await server.call('publishContent', text, jonas);
    expect((await open(slot)).draft).toMatchObject({ source: 'two' });
    await keep(null, second.revision);
  });

  it('that is kept after its text was published, or is what is shown, is none', async () => {
    const { published } = await open(slot);
    await expect(keep(published!.source, null)).resolves.toEqual({ revision: null });
    const { revision } = await keep('mine', null);
    await expect(keep(published!.source, revision)).resolves.toEqual({ revision: null });
    expect((await open(slot)).draft).toBeNull();
  });
});

describe('A style that nobody wrote', () => {
  const cover = async (of: Person) =>
    server.call('getStyleBlueprintCover', { owner: of.userId }, of);

  it('has the name that the list has for it, and once it is written its own, with reasons', async () => {
    const ada = await server.person({ bought: ['styleBlueprint'] });
    await finishBlueprint(server, ada);
    const before = await cover(ada);
    expect(before.cover).not.toBeNull();
    expect(before.reasons).toEqual([]);
    for (const one of stylesOf('female'))
      await publish(styleSlot(one), style('Long evening'), null);
    const after = await cover(ada);
    expect(after.cover).toEqual({
      name: 'Long evening',
      line: 'Dark wool and one clear line.',
    });
    expect(after.reasons.map(({ title }) => title)).toEqual(['A belt earns its place']);
  });
});

describe('A text that is missing or cannot be read', () => {
  it('is told once, whatever else is changed', async () => {
    const { pool, database } = server.app.services.open;
    const faults: string[] = [];
    const shelf = createContentShelf((slot) => faults.push(slot));
    const slot = 'blueprint/palettes/light-female';
    await pool.query(
      `with made as (insert into content_versions (slot, source, author) values ($1, 'no text', 'x') returning id)
       update content_slots set published_id = made.id from made where slot = $1`,
      [slot],
    );
    for (let change = 0; change < 3; change += 1) {
      await pool.query('update content_state set revision = revision + 1');
      await shelf.read(database);
    }
    expect(faults).toEqual([slot]);
  });

  it('of the Style Blueprint is the one that came with the program', async () => {
    const asked = { gender: 'female', season: 'deep' } as const;
    const before = await server.call('getBlueprintPreview', asked);
    const { pool } = server.app.services.open;
    await pool.query(
      `with made as (insert into content_versions (slot, source, author) values ($1, 'no text', 'x') returning id)
       update content_slots set published_id = made.id from made where slot = $1`,
      ['blueprint/palettes/deep-female'],
    );
    await pool.query('update content_state set revision = revision + 1');
    expect(await server.call('getBlueprintPreview', asked)).toEqual(before);
    await pool.query(`delete from content_slots where slot = 'blueprint/palettes/deep-female'`);
    await pool.query('update content_state set revision = revision + 1');
    expect(await server.call('getBlueprintPreview', asked)).toEqual(before);
  });
});
