import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizQuestionIds } from '#contract/rules/personality-quiz.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let maya: Person;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
});

const own = () => ({ owner: maya.userId });
const read = async () => (await server.call('getAnalysisData', own(), maya)).answers;
const save = (change: object) =>
  server.call('saveAnalysisAnswers', { ...own(), gender: 'female', ...change }, maya);

describe('the answers of a Style Blueprint', () => {
  it('are none until some are given, then grow one by one', async () => {
    expect(await read()).toEqual({ gender: null, personality: {}, body: {}, otherBody: {} });
    await save({ personality: { work: 'Classic' } });
    await save({ personality: { rain: 'none' }, body: { shape: 'Triangle' } });
    const answers = {
      gender: 'female',
      personality: { work: 'Classic', rain: 'none' },
      body: { shape: 'Triangle' },
      otherBody: {},
    };
    expect(await read()).toEqual(answers);
    expect((await save({})).answers).toEqual(answers);
  });

  it('of two devices at once are all kept', async () => {
    await Promise.all(
      quizQuestionIds.map((id, at) =>
        save({ personality: { [id]: at % 2 ? 'Natural' : 'Romantic' } }),
      ),
    );
    expect(Object.keys((await read()).personality).toSorted()).toEqual(quizQuestionIds.toSorted());
  });

  it('that waited on one device give way to those that another one was given since', async () => {
    const hourMs = 3_600_000;
    await save({ personality: { work: 'Classic', rain: 'Classic' }, body: { shape: 'Hourglass' } });
    const waited = { ageMs: hourMs, gender: 'male', body: { scale: 'Fine' } };
    await save({ ...waited, personality: { work: 'Natural', heat: 'Natural' } });
    expect(await read()).toEqual({
      gender: 'female',
      personality: { work: 'Classic', rain: 'Classic', heat: 'Natural' },
      body: { shape: 'Hourglass' },
      otherBody: { scale: 'Fine' },
    });
    // Of the same two, the later one counts, whichever comes first.
    await save({ ageMs: hourMs / 2, personality: { heat: 'Dramatic' } });
    await save({ ageMs: hourMs, personality: { heat: 'Creative' } });
    expect((await read()).personality.heat).toBe('Dramatic');
  });

  it('to questions of another version are left out, when they come and when they are read', async () => {
    await save({ personality: { sailing: 'Classic', work: 'Natural' } });
    const { pool } = server.app.services.open;
    await pool.query(
      `update style_blueprints set personality = '{"work":"Natural","skiing":"Classic","rain":"Sporty"}',
         body = '{"shape":"Oval","height":"Tall"}' where owner_id = $1`,
      [maya.userId],
    );
    const { personality, body } = await read();
    expect(personality).toEqual({ work: 'Natural' });
    expect(body).toEqual({ height: 'Tall' });
  });

  it('about a body of another gender are refused', async () => {
    const refused = save({ body: { scale: 'Fine' } });
    await expect(refused).rejects.toThrow('invalid');
    expect(await read()).toMatchObject({ gender: null });
  });

  it('of a visitor do not undo what is finished', async () => {
    const all = Object.fromEntries(quizQuestionIds.map((id) => [id, 'Classic']));
    await save({ personality: all });
    const visitors = { gender: 'male', personality: { work: 'Dramatic' }, body: { scale: 'Fine' } };
    await save({ ...visitors, isFromVisitor: true });
    const body = { scale: 'Fine' };
    expect(await read()).toEqual({ gender: 'male', personality: all, body, otherBody: {} });
  });

  it('about a body are kept for each gender', async () => {
    await save({ body: { shape: 'Triangle' } });
    await save({ gender: 'male', body: { scale: 'Fine' } });
    await save({ gender: 'female' });
    expect(await read()).toMatchObject({
      gender: 'female',
      body: { shape: 'Triangle' },
      otherBody: { scale: 'Fine' },
    });
  });

  it('go with the account', async () => {
    await save({ personality: { work: 'Classic' } });
    const { pool } = server.app.services.open;
    await pool.query('delete from users where id = $1', [maya.userId]);
    const { rows } = await pool.query('select 1 from style_blueprints where owner_id = $1', [
      maya.userId,
    ]);
    expect(rows).toEqual([]);
  });
});
