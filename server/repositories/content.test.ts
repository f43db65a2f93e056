import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { contentSlots } from '../database/schema.ts';
import { readContentRevision, readPublished, seedContent } from './content.ts';
import { shownId, takeDownText } from './content-publishing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const slot = 'test/one';
const seed = (...texts: string[]) =>
  server.app.services.open.transaction((database) =>
    seedContent(
      database,
      texts.map((source, at) => ({ slot: at === 0 ? slot : `test/${at}`, source })),
      new Date(),
    ),
  );
const open = () => server.app.services.open;
const shown = async () =>
  (await readPublished(open().database)).find((text) => text.slot === slot)?.source;
const versions = async () =>
  (
    await open().pool.query(
      `select source from content_versions where slot = '${slot}' order by id`,
    )
  ).rows.map(({ source }) => source);

describe('The texts that come with the program', () => {
  it('are shown, and a server that brings the same changes nothing', async () => {
    await seed('first');
    const revision = await readContentRevision(open().database);
    await seed('first');
    expect(await shown()).toBe('first');
    expect(await readContentRevision(open().database)).toBe(revision);
    expect(await versions()).toEqual(['first']);
  });

  it('are shown anew by a program that brings others, and the old one stays as a version', async () => {
    const before = await readContentRevision(open().database);
    await seed('second');
    expect(await shown()).toBe('second');
    expect(await versions()).toEqual(['first', 'second']);
    expect(await readContentRevision(open().database)).toBe(before + 1);
  });

  it('are kept once where servers start together', async () => {
    await Promise.all([seed('third', 'other'), seed('third', 'other'), seed('third', 'other')]);
    expect(await shown()).toBe('third');
    expect(await versions()).toEqual(['first', 'second', 'third']);
  });

  it('do not take the place of what staff published', async () => {
    await open()
      .database.update(contentSlots)
      .set({ isSeeded: false })
      .where(eq(contentSlots.slot, slot));
    await seed('fourth');
    expect(await shown()).toBe('third');
    expect(await versions()).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('do not come back where staff took them down, also from an older program', async () => {
    const basedOn = await shownId(open().database, slot);
    await open().transaction((database) =>
      takeDownText(database, slot, basedOn!, 'Jonas', new Date()),
    );
    await seed('first');
    await seed('fourth');
    await seed('fifth');
    expect(await shown()).toBeUndefined();
  });
});
