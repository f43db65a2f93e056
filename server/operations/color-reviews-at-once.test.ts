import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colorSeasons } from '#contract/rules/blueprint.ts';
import { entitle } from '#tests/support/entitle.ts';
import { sendPortrait } from '#tests/support/finished-blueprint.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { lockAccount } from '../repositories/account-lock.ts';

const noPostgres = whyNoPostgres();

describe.skipIf(noPostgres)('reviews at once (skipped without PostgreSQL)', () => {
  let cluster: PostgresCluster;
  let servers: [TestServer, TestServer];
  let reviewers: Person[];
  let maya: Person;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-reviews-'));
  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.emptyDatabase();
    const options = { databaseUrl, env: { DATA_DIR: folder } };
    servers = [await startTestServer(options), await startTestServer(options)];
    reviewers = await Promise.all(colorSeasons.map(() => servers[0].person({ staff: true })));
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await cluster?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    maya = await servers[0].person();
  });

  const colorOf = async () =>
    (await servers[1].call('getAnalysisData', { owner: maya.userId }, maya)).color;
  const historyOf = async () =>
    (await servers[1].call('getColorReview', { of: maya.userId }, reviewers[0]!)).review.history;

  it('are decided by one of all, whose decision the others are shown', async () => {
    const { submittedDate } = await sendPortrait(servers[0], maya);
    const about = { of: maya.userId, submittedDate, seen: null, note: null };
    const answers = await Promise.all(
      reviewers.map((reviewer, at) =>
        servers[at % 2]!.call(
          'decideColorReview',
          { ...about, season: colorSeasons[at]! },
          reviewer,
        ),
      ),
    );
    const won = answers.findIndex(({ other }) => other === null);
    expect(answers.filter(({ other }) => other === null)).toHaveLength(1);
    expect((await colorOf())!.review!.season).toBe(colorSeasons[won]);
    for (const [at, { other }] of answers.entries()) {
      if (at !== won) expect(other).toMatchObject({ season: colorSeasons[won], isMine: false });
    }
    expect((await historyOf()).filter(({ kind }) => kind === 'decided')).toHaveLength(1);
  });

  it('are never of a portrait that was sent, or withdrawn, at the same moment', async () => {
    for (const act of ['send', 'withdraw'] as const) {
      const { submittedDate } = await sendPortrait(servers[0], maya);
      const decided = { of: maya.userId, submittedDate, seen: null, note: null } as const;
      const [{ body }] = await Promise.all([
        servers[1].raw('decideColorReview', { ...decided, season: 'warm' }, reviewers[0]!),
        act === 'send'
          ? sendPortrait(servers[0], maya)
          : servers[0].call('deleteColorAnalysis', { owner: maya.userId }, maya),
      ]);
      if (body.status === 'error') expect(['conflict', 'not-found']).toContain(body.code);
      // Whichever was first: what is there now was decided by nobody.
      expect((await colorOf())?.review ?? null).toBeNull();
    }
  });

  it('wait for the member’s account, and ask then whether the reviewer is of the staff still', async () => {
    const { submittedDate } = await sendPortrait(servers[0], maya);
    const gone = await servers[0].person({ staff: true });
    const { open } = servers[0].app.services;
    const decided = { of: maya.userId, submittedDate, seen: null, note: null } as const;
    const pending = await open.transaction(async (on) => {
      await lockAccount(on, maya.userId);
      const call = servers[1].raw('decideColorReview', { ...decided, season: 'warm' }, gone);
      const isHeld = async () =>
        (
          await open.pool.query(`select from pg_locks join pg_stat_activity using (pid)
            where not granted and datname = current_database()`)
        ).rows.length > 0;
      while (!(await isHeld()));
      await entitle(open.database, gone.userId, []);
      return { call };
    });
    expect((await pending.call).body).toMatchObject({ code: 'forbidden' });
    expect((await colorOf())!.review).toBeNull();
  });
});
