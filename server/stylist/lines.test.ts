import { describe, expect, it } from 'vitest';
import { answerLine, commands } from './lines.ts';

const score = (line: unknown) =>
  answerLine(commands.score, JSON.stringify(line)) as Record<string, unknown>;
const choose = (line: unknown) =>
  answerLine(commands.choose, JSON.stringify(line)) as Record<string, unknown>;

const shirt = { category: 'Tops', title: 'White poplin shirt' };
const trousers = {
  category: 'trousers',
  title: 'Navy tailored trousers',
  colors: ['navy'],
  pattern: 'Plain',
};

describe('a line', () => {
  it('to score is answered with its id, the parts that spoke, and reasons', () => {
    const answer = score({
      id: 7,
      garments: [shirt, trousers, { title: 'Black leather loafers' }],
    });
    expect(answer).toMatchObject({ id: 7, score: expect.any(Number), reasons: expect.any(Array) });
    expect(Object.keys(answer.parts as object)).toEqual(
      expect.arrayContaining(['formality', 'color']),
    );
  });

  it('to choose is answered with the best of its answers', () => {
    const answers = [
      { title: 'Flip flops' },
      { title: 'Black leather loafers' },
      { title: 'Silk blouse' },
    ];
    const answer = choose({ id: 'a', context: [shirt, trousers], answers });
    expect(answer).toMatchObject({ id: 'a', index: 1 });
    expect(answer.scores).toHaveLength(3);
  });

  it.each([
    { garments: [] },
    { garments: [{}] },
    { garments: [{ category: null, title: null, colors: null, pattern: null }] },
    { garments: [{ category: 'zzz', title: 'zzz', colors: 'blue', pattern: ['Striped'] }] },
    { garments: [{ title: 'x'.repeat(10_000) }, { title: '<script>' }, { title: '👗' }] },
  ])('that says little is no mistake: %#', (line) => {
    expect(score({ id: null, ...line })).not.toHaveProperty('error');
  });

  it.each(['', 'nonsense', '7', 'null', '{"id":"b"}', '{"id":"b","garments":7}'])(
    'that is none says what is wrong: %s',
    (line) => {
      const answer = answerLine(commands.score, line) as { id: unknown; error: string };
      expect(answer.error).toEqual(expect.any(String));
      expect([null, 'b']).toContain(answer.id);
    },
  );

  it('without an answer to choose from is a mistake', () => {
    expect(choose({ context: [shirt], answers: [] })).toHaveProperty('error');
  });
});
