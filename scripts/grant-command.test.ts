import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { launch, type Running } from '#server/launch.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { insertAccount } from '#server/repositories/users.ts';
import { folderForTests, postgresForTests } from '#tests/support/for-tests.ts';
import { runGrant } from './grant-command.ts';

const folder = folderForTests('grant');
const postgres = postgresForTests();
const dayMs = 86_400_000;
/** A day, `YYYY-MM-DD`, so many days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** Runs the command in this process; its exit code, and what it printed. */
async function run(text: string, env: Record<string, string>) {
  const lines: string[] = [];
  const code = await runGrant(text.split(' ').filter(Boolean), env, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('the command to grant', () => {
  it.each([
    ['--to ada@example.com', '--key is missing'],
    ['--key styleBlueprint', '--to is missing'],
    ['--to ada --key styleBlueprint', '--to: "ada" is no email address'],
    ['--list ada', '--list: "ada" is no email address'],
    [
      '--to ada@example.com --key blueprint',
      '--key: "blueprint" is none of analysisAdmin, styleBlueprint, resaleValue, allMasterClasses, noServiceFees, scheduledLola',
    ],
    [
      '--to ada@example.com --key styleBlueprint --source friend',
      '--source: "friend" is none of plan, purchase, staff, gift',
    ],
    [
      '--to ada@example.com --key styleBlueprint --until 2027-02-30',
      '--until: "2027-02-30" is no day, YYYY-MM-DD',
    ],
    ['--list ada@example.com --key styleBlueprint', '--key does not go with --list'],
    [
      '--revoke --to ada@example.com --key styleBlueprint --until 2027-02-03',
      '--until does not go with --revoke',
    ],
    ['--give', "Unknown option '--give'"],
    ['', '--to is missing\n--key is missing'],
  ])('understands no %j, and says why', async (text, words) => {
    const answer = await run(text, { DATA_DIR: folder });
    expect(answer.code).toBe(2);
    expect(answer.text.startsWith(words), answer.text).toBe(true);
    expect(answer.text).toContain('npm run grant -- --list EMAIL');
  });

  it('makes no database where there is none', async () => {
    const DATA_DIR = path.join(folder, 'nowhere');
    const { code, text } = await run('--list ada@example.com', { DATA_DIR });
    expect([code, text]).toEqual([1, expect.stringContaining('There is no database in')]);
    expect(fs.existsSync(DATA_DIR)).toBe(false);
  });
});

describe('on the embedded database', () => {
  const env = { DATA_DIR: path.join(folder, 'embedded') };
  const email = 'ada@example.com';
  let aheadMs = 0;
  let running: Running;
  let token: string;
  const start = async () => {
    const config = readConfig({ ...env, HEM_MODE: 'embedded', PORT: '0', LOG_LEVEL: 'silent' });
    const options = { pages: null, demo: false, now: () => new Date(Date.now() + aheadMs) };
    running = await launch(config, options, () => {});
  };
  beforeAll(async () => {
    await start();
    const { database } = running.app.services.open;
    const { id } = await insertAccount(database, { email, passwordHash: '-' });
    ({ token } = await openSession(database, id, 'test', new Date()));
  });
  afterAll(() => running.close());

  /** What the app is told that the member is entitled to. */
  const entitlements = async () => {
    const answer = await running.app.http.inject({
      method: 'POST',
      url: '/api/users/v1/query',
      headers: { authorization: `Bearer ${token}` },
      payload: { userDetailsList: { userIds: [] } },
    });
    return answer.json().data.users[0].entitlements;
  };

  it('entitles a member while the server runs, until the day that was said, and revokes', async () => {
    const day = dayIn(3);
    const { stdout } = await promisify(execFile)(
      'npm',
      `run --silent grant -- --to ${email} --key styleBlueprint --until ${day} --source gift`.split(
        ' ',
      ),
      { env: { ...process.env, ...env } },
    );
    expect(stdout).toBe(
      `${email} is entitled to styleBlueprint (gift), until ${day}, 00:00 UTC.\n`,
    );
    expect(await entitlements()).toEqual(['styleBlueprint']);
    aheadMs = Date.parse(day) - Date.now() - 60_000;
    expect(await entitlements()).toEqual(['styleBlueprint']);
    aheadMs += 60_001;
    expect(await entitlements()).toEqual([]);
    aheadMs = 0;

    const revoke = `--revoke --to ${email} --key styleBlueprint`;
    expect(await run(revoke, env)).toEqual({
      code: 0,
      text: `${email} is not entitled to styleBlueprint any more.`,
    });
    expect(await entitlements()).toEqual([]);
    expect((await run(revoke, env)).text).toContain('Nothing changed');
    const { text } = await run(`--list ${email}`, env);
    const moment = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`;
    expect(text).toMatch(
      new RegExp(
        `^${email}:\n  does not hold  styleBlueprint \\(gift\\), from ${moment}, until ${day}T00:00:00.000Z, by operator:\\S+, revoked ${moment} by operator:\\S+$`,
      ),
    );
  });

  it('entitles nobody twice in the same way, nor who is not there, nor until a day that is past', async () => {
    const grant = `--to ${email} --key scheduledLola`;
    const given = `${email} is entitled to scheduledLola (staff), without an end.`;
    expect(await run(grant, env)).toEqual({ code: 0, text: given });
    const again = await run(grant, env);
    expect([again.code, again.text]).toEqual([0, expect.stringContaining('Nothing changed')]);
    expect((await run(`--list ${email}`, env)).text.match(/scheduledLola/g)).toHaveLength(1);
    expect(await run('--to bea@example.com --key scheduledLola', env)).toEqual({
      code: 1,
      text: 'nobody has the address bea@example.com',
    });
    expect(await run(`${grant} --until ${dayIn(0)}`, env)).toEqual({
      code: 1,
      text: `until: ${dayIn(0)} has begun already, in UTC`,
    });
    expect(await entitlements()).toEqual(['scheduledLola']);
  });

  it('says so while the server that holds the data takes no commands', async () => {
    const file = path.join(env.DATA_DIR, 'operator.json');
    const kept = fs.readFileSync(file, 'utf8');
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    for (const text of [null, JSON.stringify({ socket: path.join(folder, 'gone') })]) {
      if (text) fs.writeFileSync(file, text);
      else fs.rmSync(file);
      const answer = await run(`--list ${email}`, env);
      expect([answer.code, answer.text]).toEqual([1, expect.stringContaining('Try again')]);
    }
    fs.writeFileSync(file, kept);
    expect((await run(`--list ${email}`, env)).code).toBe(0);
  });

  it('works on the data folder while no server runs, and the next one knows', async () => {
    await running.close();
    expect(fs.existsSync(path.join(env.DATA_DIR, 'operator.json'))).toBe(false);
    expect((await run(`--to ${email} --key noServiceFees`, env)).code).toBe(0);
    expect((await run(`--revoke --to ${email} --key scheduledLola`, env)).code).toBe(0);
    await start();
    expect(await entitlements()).toEqual(['noServiceFees']);
  });
});

describe.skipIf(postgres.missing)('on PostgreSQL (skipped without it)', () => {
  it('entitles once, however many ask at once, and leaves another version’s database alone', async () => {
    const url = await postgres.emptyDatabase();
    const env = { DATABASE_URL: url };
    const early = await run('--list ada@example.com', env);
    expect([early.code, early.text]).toEqual([1, expect.stringContaining('of an older Hem')]);

    const open = await openDatabase({ url });
    await insertAccount(open.database, { email: 'ada@example.com', passwordHash: '-' });
    const asked = Array.from({ length: 6 }, () =>
      run('--to ADA@example.com --key resaleValue --source purchase', env),
    );
    const answers = (await Promise.all(asked)).map(({ text }) => /Nothing changed/.test(text));
    expect(answers.sort()).toEqual([false, true, true, true, true, true]);
    const { rows } = await open.pool.query('select key, source, revoked_at from grants');
    expect(rows).toEqual([{ key: 'resaleValue', source: 'purchase', revoked_at: null }]);
    await open.close();
    const away = await run('--list ada@example.com', { DATABASE_URL: 'postgres://127.0.0.1:9/x' });
    expect([away.code, away.text]).toEqual([1, expect.stringContaining('ECONNREFUSED')]);
  });
});
