import fs from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { templateFile } from '#tests/support/database-template.ts';
import { folderForTests } from '#tests/support/for-tests.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { insertJob } from '../repositories/jobs.ts';

const config = readConfig({
  DATA_DIR: folderForTests('start-with-jobs'),
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  HEM_MODE: 'embedded',
});

/** A database of its own, as a server that was killed left it. */
const open = (template: Uint8Array = fs.readFileSync(templateFile())) =>
  openDatabase({
    embedded: { directory: null, durable: false, template: new Uint8Array(template) },
  });
const build = async (template?: Uint8Array) => {
  const silent = { send: async () => {} };
  const given = { pages: null, mailer: silent, texter: silent };
  const app = await buildApp(config, await open(template), given);
  closing.push(app.close);
  return app;
};
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Enough for each kind to begin its work. */
const payload = {
  ...{ imageId: 'none', imageIds: [], eventId: 'none', token: 'none', owner: 'none' },
  ...{ topic: 'orders/paid', webhookId: 'none', body: '{}', email: 'nobody@example.com' },
  ...{ to: 'nobody@example.com', subject: '', text: '' },
};

it('starts with a job of every kind due, and does them then', async () => {
  const { kinds } = (await build()).services.jobs;
  expect(kinds).toContain('store-webhook');
  const left = await open();
  // The store's own news first: it is told through this server's routes.
  for (const kind of [...kinds].reverse()) await insertJob(left.database, kind, payload);
  const dump = await left.dump();
  await left.close();

  const { http, services } = await build(dump);
  await services.jobs.idle();
  const answer = await http.inject('/healthz');
  expect(answer.statusCode).toBe(200);
  const { rows } = await services.open.pool.query(
    'select kind from jobs where attempts = 0 and schedule_key is null',
  );
  expect(rows).toEqual([]);
});
