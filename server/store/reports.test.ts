import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ReportReason } from '#contract/rules/reports.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { memberReports, users } from '../database/schema.ts';

let server: TestServer;
let staff: Person;
let cookie: string;
let maya: Person;
let theo: Person;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.person({ staff: true });
  await name(staff, 'Sam');
  cookie = await enter(staff);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.services.open.database.delete(memberReports);
  maya = await server.person();
  theo = await server.person();
  await makeFriends(server, maya, theo);
  await name(maya, `Maya ${maya.userId}`);
  await name(theo, `Theo ${theo.userId}`);
});

const name = ({ userId }: Person, screenName: string) =>
  server.app.services.open.database.update(users).set({ screenName }).where(eq(users.id, userId));

/** Opens the studio's session; answers its cookie. */
async function enter({ token }: Person): Promise<string> {
  const { headers } = await server.app.http.inject({
    method: 'POST',
    url: '/store/merchant/enter',
    headers: { authorization: `Bearer ${token}` },
  });
  return String(headers['set-cookie']).split(';')[0]!;
}

async function get(url = '/store/merchant/reports', as = cookie) {
  const answer = await server.app.http.inject({ url, headers: { cookie: as } });
  return { status: answer.statusCode, html: answer.body };
}

/** The reports on the page, each as its text. */
const listed = async (): Promise<string[]> =>
  [...(await get()).html.matchAll(/<li class="card report">(.*?)<\/li>/gs)].map(([, html]) =>
    html!.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
  );

/** The hidden fields of the form of the first report that nobody has read. */
const formOf = async (): Promise<Record<string, string>> => {
  const form = /<form.*?<\/form>/s.exec((await get()).html)![0];
  return Object.fromEntries(
    [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, field, value]) => [field, value]),
  );
};

const wordOf = async (as: string) =>
  /name="word" value="([^"]+)"/.exec((await get('/store/merchant/reports', as)).html)?.[1];

const mark = (form: Record<string, string>, as = cookie) =>
  server.app.http.inject({
    method: 'POST',
    url: '/store/merchant/reports',
    headers: { cookie: as, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

const report = (as: Person, { userId }: Person, reason: ReportReason, note = '') =>
  server.call('reportMember', { userId, reason, note, isBlocked: true }, as);

describe('the page of reports', () => {
  it('is for staff alone', async () => {
    await report(maya, theo, 'unkind', 'Shouts at me');
    const form = await formOf();
    for (const other of ['', 'hem_studio=none', `hem_studio=${maya.token}`]) {
      const { status, html } = await get('/store/merchant/reports', other);
      expect(status).toBe(403);
      expect(html).not.toContain('Shouts');
      expect((await mark(form, other)).statusCode).toBe(403);
    }
    expect((await mark({ ...form, word: 'x' })).statusCode).toBe(403);
    expect(await listed()).toEqual([expect.stringContaining('Unread')]);
  });

  it('says so where there are none, and leads to the orders', async () => {
    const { html } = await get();
    expect(html).toContain('No reports.');
    expect(html).toContain('href="/store/merchant"');
    expect((await get('/store/merchant')).html).not.toContain('unread');
  });

  it('tells who reported whom, for what, in words that stay words, and how many others did', async () => {
    const anna = await server.person();
    await makeFriends(server, theo, anna);
    await name(theo, `Theo ${theo.userId}`);
    await report(anna, theo, 'other');
    server.advance(1000);
    await report(maya, theo, 'selling', '<b>Sells</b> coats');
    const [first, second] = await listed();
    for (const words of [
      'Unread',
      'Sells or advertises',
      `Reported Theo ${theo.userId}`,
      theo.email,
      `Reported by Maya ${maya.userId}`,
      maya.email,
      '&lt;b&gt;Sells&lt;/b&gt; coats',
      'One other member reported the same one.',
    ]) {
      expect(first).toContain(words);
    }
    expect(second).toContain('Something else');
    expect(second).toContain('Nothing was added.');
    expect((await get('/store/merchant')).html).toContain('2 unread');
  });

  it('has those first that nobody has read, and says who read the others', async () => {
    await report(maya, theo, 'unkind');
    expect((await mark(await formOf())).statusCode).toBe(303);
    await report(theo, maya, 'pictures');
    const [unread, read] = await listed();
    expect(unread).toContain('Unread');
    expect(unread).toContain('Pictures that do not belong here');
    expect(unread).toContain('Nobody else reported this member.');
    expect(read).toMatch(/Read .*Read by Sam, /);
    expect(read).not.toContain('Mark as read');
    // The member says more of it later: that is another report.
    await report(maya, theo, 'unkind', 'Again');
    expect(await listed()).toHaveLength(3);
  });

  it('keeps a report unread whose words are others than those that were read', async () => {
    await report(maya, theo, 'unkind', 'First');
    const form = await formOf();
    server.advance(1000);
    await report(maya, theo, 'unkind', 'Second');
    const { headers } = await mark(form);
    expect((await get(headers.location)).html).toContain('was changed while you read it');
    expect(await listed()).toEqual([expect.stringMatching(/Unread .*Second/)]);
    expect((await mark(await formOf())).headers.location).toBe('/store/merchant/reports');
    expect((await listed())[0]).toContain('Read by Sam');
  });

  it('names who read a report first, also if another one marks it', async () => {
    await report(maya, theo, 'unkind');
    const other = await server.person({ staff: true });
    const theirs = await enter(other);
    const form = await formOf();
    const theirForm = { ...form, word: (await wordOf(theirs))! };
    await mark(form);
    expect((await mark(theirForm, theirs)).statusCode).toBe(303);
    expect((await listed())[0]).toContain('Read by Sam');
  });

  it('leaves out what was about an account that is gone, and keeps what was read by one', async () => {
    const { database } = server.app.services.open;
    const gone = await server.person({ staff: true });
    const theirs = await enter(gone);
    await report(maya, theo, 'unkind');
    await mark({ ...(await formOf()), word: (await wordOf(theirs))! }, theirs);
    await database.delete(users).where(eq(users.id, gone.userId));
    expect((await listed())[0]).toContain('Read by somebody who is gone');
    await database.delete(users).where(eq(users.id, theo.userId));
    expect(await listed()).toEqual([]);
  });
});
