import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { styleSlot, stylesOf } from '#contract/rules/content-slots.ts';
import { finishBlueprint } from '#tests/support/finished-blueprint.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

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

  it('of the Style Lab have a name that no other piece has', async () => {
    const { published } = await open(tip);
    const other = published!.source.replace(/^---/, '---');
    await expect(publish('lab/tips/one-coat-chosen-well', other, null)).rejects.toThrow('invalid');
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
