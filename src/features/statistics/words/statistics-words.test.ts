import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import {
  categoryGroups,
  itemCategories,
  itemConditions,
  itemSeasons,
} from '#contract/rules/item-attributes.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { countWord } from '#lib/count-words.ts';
import { brandWords, conditionWords, seasonWords, sizeWords } from './attribute-words.ts';
import { categoryWords } from './category-words.ts';
import { colorWords } from './color-words.ts';
import { centsWords, costWords, uncountedWords } from './cost-words.ts';
import { percentWords } from './percent-words.ts';
import { secondhandWords } from './secondhand-words.ts';
import { orderWords, serviceWords } from './service-words.ts';
import { spendingWords } from './spending-words.ts';
import { monthWords, mostWornWords, neverWornWords, shareWords, yearWords } from './wear-words.ts';

/*
 * Each sentence is read as a person would, and what it says is reckoned from the numbers again, in the plainest way: a
 * sentence of no known form fails, and so does one that is not true.
 */

const runs = { numRuns: 2_000 };
/** Small counts, so that there are ties. */
const count = fc.integer({ min: 0, max: 6 });
const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);

/** What a sentence that matches says, by the pattern; fails of one that none matches. */
function say<Answer>(
  text: string,
  forms: readonly [RegExp, (...said: string[]) => Answer][],
): Answer {
  for (const [form, answer] of forms) {
    const found = form.exec(text);
    if (found) return answer(...found.slice(1));
  }
  throw new Error(`no known sentence: ${text}`);
}
const namesIn = (text: string) => text.split(/, | and |, then /);

/** Whether these values are those that have most, all of them. */
const areAhead = (rows: readonly [string, number][], names: readonly string[], each: number) => {
  const most = Math.max(...rows.map(([, items]) => items));
  const ahead = rows.filter(([, items]) => items === most).map(([name]) => name);
  return most === each && most > 0 && String([...ahead].sort()) === String([...names].sort());
};
const isTiedByMany = (rows: readonly [string, number][]) => {
  const most = Math.max(...rows.map(([, items]) => items));
  return most > 0 && rows.filter(([, items]) => items === most).length > 3;
};

/** Whether these are more than half of all, and each of the rest has less than each of them. */
const areMost = (rows: readonly [string, number][], names: readonly string[], all: number) => {
  const named = rows.filter(([name]) => names.includes(name)).map(([, items]) => items);
  const others = rows.filter(([name]) => !names.includes(name)).map(([, items]) => items);
  return (
    named.length === names.length &&
    sumOf(named) > all / 2 &&
    Math.min(...named) > Math.max(0, ...others)
  );
};

const byCount = <Row extends { items: number }>(rows: Row[]) =>
  rows.filter(({ items }) => items > 0).sort((one, other) => other.items - one.items);

describe('the sentence on colors', () => {
  const colors = fc
    .uniqueArray(
      fc.record({
        color: fc.constantFrom<ColorFamily | null>(null, 'navy', 'black', 'camel', 'grey', 'red'),
        items: count,
      }),
      { selector: ({ color }) => color },
    )
    .map(byCount);

  it('is true of whatever there is', () => {
    fc.assert(
      fc.property(colors, (given) => {
        const all = sumOf(given.map(({ items }) => items));
        const rows = given.flatMap(({ color, items }): [string, number][] =>
          color ? [[colorFamilies[color].label.toLowerCase(), items]] : [],
        );
        const { text, about } = colorWords(given);
        const isTrue = say(text, [
          [/^No color known yet$/, () => rows.length === 0],
          [/^One piece, in (.+)$/, (name) => all === 1 && rows[0]?.[0] === name],
          [/^All in (.+)$/, (name) => rows.some(([one, items]) => one === name && items === all)],
          [/^Mostly (.+)$/, (names) => areMost(rows, namesIn(names!), all)],
          [/^No color stands out$/, () => isTiedByMany(rows)],
          [
            /^(\w+) is the only color known$/,
            (name) => rows.length === 1 && rows[0]![0] === name!.toLowerCase(),
          ],
          [
            /^(.+) ahead, with (\d+) pieces?( each)?$/,
            (names, each) => areAhead(rows, namesIn(names!.toLowerCase()), Number(each)),
          ],
        ]);
        expect(isTrue, text).toBe(true);
        // What it names is what its card leads to.
        for (const color of about) {
          expect(text.toLowerCase()).toContain(colorFamilies[color].label.toLowerCase());
        }
      }),
      runs,
    );
  });

  it.each<[string, [ColorFamily | null, number][]]>([
    [
      'Mostly navy, black and white',
      [
        ['navy', 30],
        ['black', 24],
        ['white', 20],
        ['camel', 17],
        ['grey', 13],
        ['red', 12],
        ['green', 10],
        ['sky', 8],
        ['pink', 6],
      ],
    ],
    [
      'Mostly navy',
      [
        ['navy', 6],
        ['black', 5],
      ],
    ],
    [
      'Navy and black ahead, with 2 pieces each',
      [
        ['navy', 2],
        ['black', 2],
        ['white', 1],
        ['camel', 1],
        ['red', 1],
        ['grey', 1],
      ],
    ],
    [
      'Navy is the only color known',
      [
        [null, 9],
        ['navy', 1],
      ],
    ],
    ['One piece, in navy', [['navy', 1]]],
    ['No color known yet', [[null, 3]]],
  ])('is “%s”', (sentence, rows) => {
    expect(colorWords(rows.map(([color, items]) => ({ color, items }))).text).toBe(sentence);
  });
});

describe('the sentence on categories', () => {
  const categories = fc
    .uniqueArray(
      fc.record({ group: fc.constantFrom(null, ...categoryGroups.slice(0, 5)), items: count }),
      { selector: ({ group }) => group },
    )
    .map(byCount);

  it('is true of whatever there is', () => {
    fc.assert(
      fc.property(categories, (given) => {
        const all = sumOf(given.map(({ items }) => items));
        const rows = given.flatMap(({ group, items }): [string, number][] =>
          group ? [[itemCategories[group].label.toLowerCase(), items]] : [],
        );
        const itemsOf = (name: string) => rows.find(([one]) => one === name)?.[1] ?? 0;
        const { text } = categoryWords(given);
        const isTrue = say(text, [
          [/^No category known yet$/, () => rows.length === 0],
          [/^Only (.+)$/, (name) => itemsOf(name!) === all],
          [
            /^Mostly (.+), then (.+)$/,
            (one, other) => areMost(rows, [one!, other!], all) && itemsOf(one!) > itemsOf(other!),
          ],
          [/^Mostly (.+)$/, (names) => areMost(rows, namesIn(names!), all)],
          [/^No category stands out$/, () => isTiedByMany(rows)],
          [
            /^(.+) is the only category known$/,
            (name) => rows.length === 1 && rows[0]![0] === name!.toLowerCase(),
          ],
          [
            /^(.+) ahead, with (\d+) pieces?( each)?$/,
            (names, each) => areAhead(rows, namesIn(names!.toLowerCase()), Number(each)),
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it('names the second after the first, as the mockup does', () => {
    const rows = [46, 31, 22, 16, 14, 11].map((items, index) => ({
      group: categoryGroups[index]!,
      items,
    }));
    expect(categoryWords(rows)).toEqual({
      text: 'Mostly tops, then bottoms',
      about: ['top', 'bottom'],
    });
  });
});

describe('the sentence on brands', () => {
  const names = ['Arket', 'Brora', 'Cos', 'Deva', 'Eskandar'];
  const brands = fc
    .uniqueArray(fc.record({ brand: fc.constantFrom(...names), items: count }), {
      selector: ({ brand }) => brand,
    })
    .map(byCount);

  it('is true of whatever there is', () => {
    fc.assert(
      fc.property(brands, fc.nat({ max: 3 }), (given, hidden) => {
        const rows = given.map(({ brand, items }): [string, number] => [brand, items]);
        const brandCount = given.length === 0 ? 0 : given.length + hidden;
        const { text, about } = brandWords({ brands: given, brandCount } as WardrobeStatistics);
        const isTrue = say(text, [
          [/^No brand known yet$/, () => brandCount === 0],
          [/^(.+) is the only brand known$/, (name) => brandCount === 1 && rows[0]![0] === name],
          [/^No brand stands out$/, () => isTiedByMany(rows)],
          [
            /^(.+) ahead, with (\d+) pieces?( each)?$/,
            (said, each) => areAhead(rows, namesIn(said!), Number(each)),
          ],
        ]);
        expect(isTrue, text).toBe(true);
        for (const brand of about) expect(text).toContain(brand);
      }),
      runs,
    );
  });
});

describe('the sentence on sizes', () => {
  it.each([
    ['Size M ahead, with 6 pieces', ['M', '38']],
    ['One size ahead, with 6 pieces', ['One size', '38']],
  ])('is “%s”', (sentence, [first, second]) => {
    const sizes = [
      { size: first!, items: 6 },
      { size: second!, items: 2 },
    ];
    expect(sizeWords({ sizes, sizeCount: 2 } as WardrobeStatistics).text).toBe(sentence);
  });
});

describe('the sentence on seasons', () => {
  it('is true of whatever there is', () => {
    fc.assert(
      fc.property(
        fc.tuple(count, count, count, count),
        fc.nat({ max: 2 }),
        (counts, unseasonedItems) => {
          const seasons = itemSeasons.map((season, index) => ({ season, items: counts[index]! }));
          const rows = seasons.map(({ season, items }): [string, number] => [
            season.toLowerCase(),
            items,
          ]);
          const [least, most] = [Math.min(...counts), Math.max(...counts)];
          const having = (items: number) =>
            rows.filter(([, one]) => one === items).map(([name]) => name);
          const { text } = seasonWords({ seasons, unseasonedItems } as WardrobeStatistics);
          const isTrue = say(text, [
            [/^No season known yet$/, () => most === 0],
            [/^As much for every season$/, () => least === most && most > 0],
            [
              /^Nothing( marked)? for (.+)$/,
              (_marked, names) =>
                least === 0 && most > 0 && String(namesIn(names!)) === String(having(0)),
            ],
            [
              /^Little( marked)? for (\w+)$/,
              (_marked, name) => String(having(least)) === name && least > 0 && least * 2 <= most,
            ],
            [
              /^Most( marked)? for (.+)$/,
              (_marked, names) => String(namesIn(names!)) === String(having(most)),
            ],
          ]);
          expect(isTrue, text).toBe(true);
          // What is not marked for a season may be for it all the same.
          if (/ for /.test(text) && !text.startsWith('As')) {
            expect(text.includes('marked')).toBe(unseasonedItems > 0);
          }
        },
      ),
      runs,
    );
  });
});

describe('the sentence on conditions', () => {
  it('is true of whatever there is', () => {
    const conditions = fc.uniqueArray(
      fc.record({ condition: fc.constantFrom(...itemConditions), items: fc.nat({ max: 20 }) }),
      { selector: ({ condition }) => condition },
    );
    fc.assert(
      fc.property(conditions, (given) => {
        const broken = given.find(({ condition }) => condition === 'Needs Repair')?.items ?? 0;
        const { text } = conditionWords(given);
        const isTrue = say(text, [
          [/^Nothing needs repair$/, () => broken === 0],
          [/^One needs repair$/, () => broken === 1],
          [/^(.+) need repair$/, (said) => broken > 1 && countWord(broken) === said!.toLowerCase()],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });
});

describe('the sentence on secondhand pieces', () => {
  const oneIn = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

  it('is true of whatever there is', () => {
    const share = fc
      .integer({ min: 1, max: 200 })
      .chain((of) => fc.record({ items: fc.nat({ max: of }), of: fc.constant(of) }));
    fc.assert(
      fc.property(share, ({ items, of }) => {
        const text = secondhandWords({ items, of });
        const isTrue = say(text, [
          [/^Nothing secondhand$/, () => items === 0],
          [/^Secondhand$/, () => items === 1 && of === 1],
          [/^All secondhand$/, () => items === of],
          [/^Half is secondhand$/, () => items === of / 2],
          [/^One in (\w+) is secondhand$/, (word) => items * (oneIn.indexOf(word!) + 3) === of],
          [
            /^About one in (\w+) is secondhand$/,
            (word) => Math.abs(100 * (items / of) - 100 / (oneIn.indexOf(word!) + 3)) < 1.0001,
          ],
          [
            /^(\d+) of (\d+) (is|are) secondhand$/,
            (part, whole, verb) =>
              Number(part) === items && Number(whole) === of && (verb === 'is') === (items === 1),
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it('is “One in four is secondhand” of 35 in 140', () => {
    expect(secondhandWords({ items: 35, of: 140 })).toBe('One in four is secondhand');
  });
});

describe('the sentence on months', () => {
  const names =
    'January February March April May June July August September October November December'.split(
      ' ',
    );
  const twelve = (counts: readonly number[], last: number) =>
    counts.map((wears, index) => {
      const month = last - 11 + index;
      const year = 2026 + Math.floor(month / 12);
      return { month: `${year}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}`, wears };
    });

  it('is true of whatever there is', () => {
    const counts = fc.array(fc.nat({ max: 4 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(counts, fc.nat({ max: 11 }), (given, last) => {
        const months = twelve(given, last);
        const rows = months.map(({ month, wears }): [string, number] => [
          names[Number(month.slice(5)) - 1]!,
          wears,
        ]);
        const most = Math.max(...given);
        const isRunning = (said: string) => namesIn(said).includes(rows[11]![0]);
        const { text } = monthWords(months);
        const isTrue = say(text, [
          [/^Nothing worn in twelve months$/, () => most === 0],
          [/^No month stands out$/, () => isTiedByMany(rows)],
          [
            /^(.+) (?:is|are) the busiest months? so far$/,
            (said) => areAhead(rows, namesIn(said!), most) && isRunning(said!),
          ],
          [
            /^(.+) (?:was|were) the busiest months?$/,
            (said) => areAhead(rows, namesIn(said!), most) && !isRunning(said!),
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it.each([
    ['June was the busiest month', [10, 11, 12, 20, 21, 24, 124, 80, 70, 60, 90, 98]],
    ['November is the busiest month so far', [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ['June and July were the busiest months', [0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 0, 1]],
  ])('is “%s”', (sentence, counts) => {
    expect(monthWords(twelve(counts, 10)).text).toBe(sentence);
  });
});

describe('the sentence on years', () => {
  it('says of the year that runs that it is not over', () => {
    const years = [2024, 2025, 2026].map((year, index) => ({ year, wears: [3, 9, 9][index]! }));
    expect(yearWords(years).text).toBe('2025 and 2026 are the busiest years so far');
    expect(yearWords(years.slice(0, 2).concat({ year: 2026, wears: 1 })).text).toBe(
      '2025 was the busiest year',
    );
  });
});

describe('the sentence on the most worn', () => {
  it('is true of whatever there is', () => {
    const most = fc
      .array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 })
      .map((wears) =>
        wears
          .sort((one, other) => other - one)
          .map((one, index) => ({ name: `Piece ${'ABCDEF'[index]}`, wears: one })),
      );
    fc.assert(
      fc.property(most, (given) => {
        const rows = given.map(({ name, wears }): [string, number] => [name, wears]);
        const timesOf = (said: string) =>
          ['', 'once', 'twice'].indexOf(said) > 0
            ? ['', 'once', 'twice'].indexOf(said)
            : Number(said.replace(' times', ''));
        const text = mostWornWords(given);
        const isTrue = say(text, [
          [/^Nothing worn yet$/, () => given.length === 0],
          [
            /^Several worn (.+) each$/,
            (times) =>
              given.filter(({ wears }) => wears === timesOf(times!)).length > 2 &&
              given[0]!.wears === timesOf(times!),
          ],
          [
            /^Worn most: (.+), (once|twice|\d+ times)( each)?$/,
            (names, times, each) =>
              areAhead(rows, namesIn(names!), timesOf(times!)) &&
              (each !== undefined) === namesIn(names!).length > 1,
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });
});

describe('the sentence on what was never worn', () => {
  it('is true of whatever there is', () => {
    const share = fc
      .integer({ min: 1, max: 30 })
      .chain((items) => fc.record({ never: fc.nat({ max: items }), items: fc.constant(items) }));
    fc.assert(
      fc.property(share, ({ never, items }) => {
        const text = neverWornWords(never, items);
        const isTrue = say(text, [
          [/^Worn already$/, () => never === 0 && items === 1],
          [/^All (\d+) were worn$/, (all) => never === 0 && Number(all) === items && items > 1],
          [/^Not worn yet$/, () => never === 1 && items === 1],
          [/^None of (\d+) worn yet$/, (all) => never === items && Number(all) === items],
          [/^(\S+) never worn$/, (said) => said!.toLowerCase() === countWord(never)],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it('is “Nine never worn” of nine', () => {
    expect(neverWornWords(9, 140)).toBe('Nine never worn');
  });
});

describe('the sentence on cost per wear', () => {
  it('is true of whatever there is', () => {
    const best = fc
      .array(
        fc.nat({ max: 300 }).map((cents) => cents - (cents % 50)),
        { maxLength: 6 },
      )
      .map((all) =>
        all
          .sort((one, other) => one - other)
          .map((centsPerWear, index) => ({ name: `Piece ${'ABCDEF'[index]}`, centsPerWear })),
      );
    fc.assert(
      fc.property(best, fc.nat({ max: 3 }), (given, unwornItems) => {
        const least = Math.min(...given.map(({ centsPerWear }) => centsPerWear));
        const ahead = given.filter(({ centsPerWear }) => centsPerWear === least);
        const text = costWords(given, { unwornItems }, 'USD');
        const isTrue = say(text, [
          [/^No prices yet$/, () => given.length === 0 && unwornItems === 0],
          [/^Nothing with a price was worn yet$/, () => given.length === 0 && unwornItems > 0],
          [
            /^(\S+) a wear at best$/,
            (cost) => cost === centsWords(least, 'USD') && ahead.length > 2,
          ],
          [
            /^(\S+) a wear for (.+)$/,
            (cost, names) =>
              cost === centsWords(least, 'USD') &&
              String(namesIn(names!)) === String(ahead.map(({ name }) => name)),
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it.each([
    [0, '0¢'],
    [61, '61¢'],
    [100, '$1.00'],
    [110, '$1.10'],
  ])('says %i cents as %s', (cents, words) => {
    expect(centsWords(cents, 'USD')).toBe(words);
  });

  it('says small amounts of other currencies, and below 0, as they are written', () => {
    expect(centsWords(61, 'EUR')).toBe('€0.61');
    expect(centsWords(15_000, 'JPY')).toBe('¥150');
    expect(centsWords(-61, 'USD')).toBe('-$0.61');
  });

  it('says what it leaves out', () => {
    const none = { best: [], worst: [], foreignItems: 0 };
    expect(uncountedWords({ ...none, unpricedItems: 1, unwornItems: 12 }, { goneItems: 0 })).toBe(
      '1 piece without a price, 12 pieces not worn yet',
    );
    expect(
      uncountedWords(
        { ...none, unpricedItems: 0, foreignItems: 2, unwornItems: 1 },
        { goneItems: 0 },
      ),
    ).toBe('2 pieces in other currencies, 1 piece not worn yet');
    expect(uncountedWords({ ...none, unpricedItems: 2, unwornItems: 0 }, { goneItems: 1 })).toBe(
      '2 pieces without a price, gone ones too',
    );
    expect(uncountedWords({ ...none, unpricedItems: 0, unwornItems: 0 }, { goneItems: 0 })).toBe(
      '',
    );
  });
});

describe('the sentence on spending', () => {
  const thisYear = 2026;

  it('is true of whatever there is', () => {
    const spending = fc
      .record({
        first: fc.integer({ min: 2017, max: thisYear }),
        cents: fc.array(fc.nat({ max: 4 }), { minLength: 0, maxLength: 10 }),
      })
      .map(({ first, cents }) =>
        cents
          .map((one, index) => ({ year: first + index, cents: one * 10_000 }))
          .filter(({ year }) => year <= thisYear),
      );
    fc.assert(
      fc.property(spending, fc.nat({ max: 2 }), (given, undatedItems) => {
        const rows = given.map(({ year, cents }): [string, number] => [String(year), cents]);
        const of = (year: number) => given.find((one) => one.year === year)?.cents ?? 0;
        const { text } = spendingWords(given, thisYear, { undatedItems, currency: 'USD' });
        const isNone = given.every(({ cents }) => cents === 0);
        const isTrue = say(text, [
          [/^No prices yet$/, () => given.length === 0 && undatedItems === 0],
          [/^No purchase dates yet$/, () => given.length === 0 && undatedItems > 0],
          [/^Nothing spent$/, () => isNone && given.length > 0],
          [
            /^Less spent each year since (\d+)$/,
            (since) => {
              const after = Array.from(
                { length: thisYear - Number(since) },
                (_, index) => Number(since) + index + 1,
              );
              return after.length >= 3 && after.every((year) => of(year) < of(year - 1));
            },
          ],
          [
            /^\$(\d+)\.00 spent in (\d+)$/,
            (dollars, year) => given.length === 1 && of(Number(year)) === Number(dollars) * 100,
          ],
          [/^No year stands out$/, () => isTiedByMany(rows)],
          [
            /^Most spent in (.+)$/,
            (names) => areAhead(rows, namesIn(names!), Math.max(...rows.map(([, one]) => one))),
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });

  it('is “Less spent each year since 2023” as the mockup has it', () => {
    const cents = [22_000, 70_000, 213_000, 150_000, 90_000, 61_000];
    const spending = cents.map((one, index) => ({ year: 2021 + index, cents: one }));
    expect(spendingWords(spending, thisYear, { undatedItems: 0, currency: 'USD' }).text).toBe(
      'Less spent each year since 2023',
    );
  });
});

describe('a share of 100', () => {
  it('has one decimal', () => {
    expect(percentWords(1, 3)).toBe('33.3%');
    expect(percentWords(2, 3)).toBe('66.7%');
    expect(percentWords(35, 140)).toBe('25.0%');
    expect(percentWords(0, 0)).toBe('0.0%');
  });

  it('is true of the pieces that were worn of late', () => {
    const share = fc
      .integer({ min: 1, max: 400 })
      .chain((of) => fc.record({ worn: fc.nat({ max: of }), of: fc.constant(of) }));
    fc.assert(
      fc.property(share, ({ worn, of }) => {
        const text = shareWords({ days: 90, worn, of });
        const isTrue = say(text, [
          [/^Not worn in 90 days$/, () => worn === 0 && of === 1],
          [/^None of (\d+) worn in 90 days$/, (all) => worn === 0 && Number(all) === of],
          [/^Worn in 90 days$/, () => worn === 1 && of === 1],
          [/^All (\d+) worn in 90 days$/, (all) => worn === of && Number(all) === of],
          [
            /^(\d+\.\d)% worn in 90 days$/,
            (percent) => Math.abs(Number(percent) - (100 * worn) / of) <= 0.0500001,
          ],
        ]);
        expect(isTrue, text).toBe(true);
      }),
      runs,
    );
  });
});

describe('the sentence on services', () => {
  it('counts the pieces and the orders', () => {
    expect(serviceWords({ orders: 0, pieces: 0, cents: 0 })).toBe(
      'Nothing altered or repaired yet',
    );
    expect(serviceWords({ orders: 1, pieces: 1, cents: 1 })).toBe('One altered or repaired');
    expect(serviceWords({ orders: 2, pieces: 14, cents: 1 })).toBe('14 altered or repaired');
    expect([1, 2].map(orderWords)).toEqual(['In one order', 'In two orders']);
  });
});
