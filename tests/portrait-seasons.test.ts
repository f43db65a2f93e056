import { beforeAll, describe, expect, it } from 'vitest';
import { type ColorSeason, colorSeasons } from '#contract/rules/blueprint.ts';
import { estimateSeason, type SeasonEstimate } from '#contract/rules/color-season.ts';
import { whiteInDaylight } from '#contract/rules/white-balance.ts';
import { lit, portraitLights, seeded } from './support/portrait-light.ts';
import { peopleOf, skinDepths } from './support/portrait-people.ts';
import { drawPortrait } from './support/portraits.ts';
import { tapped } from './support/tapped.ts';

/*
 * 400 drawn people, 40 of each skin depth, under five lights. What is true of a person is what the estimate says of the
 * tones that they are drawn with; what is tested is that taps on the picture lead to the same.
 */

type Light = keyof typeof portraitLights;
interface Reading {
  depth: number;
  light: Light;
  truth: SeasonEstimate;
  read: SeasonEstimate;
  withoutWhite: SeasonEstimate;
}

const readings: Reading[] = [];

beforeAll(async () => {
  for (const depth of skinDepths.keys()) {
    const random = seeded(depth);
    for (const [at, tones] of peopleOf(depth, 40).entries()) {
      const { eye, hair, skin } = tones;
      const truth = estimateSeason({
        eye: [eye],
        hair: [hair],
        skin: [skin],
        white: whiteInDaylight,
      });
      const portrait = await drawPortrait(tones);
      for (const light of Object.keys(portraitLights) as Light[]) {
        const picture = lit(portrait, portraitLights[light], { seed: 100 * depth + at });
        const samples = tapped(picture, random);
        readings.push({
          depth,
          light,
          truth,
          read: estimateSeason(samples),
          withoutWhite: estimateSeason({ ...samples, white: null }),
        });
      }
    }
  }
}, 300_000);

const isRight = ({ truth, read }: Reading) => truth.season === read.season;
const share = (of: Reading[], right: (reading: Reading) => boolean = isRight) =>
  of.filter(right).length / of.length;
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;

/** The confusion of some readings as a Markdown table: a row for what is true, a column for what was read. */
const confusion = (of: Reading[]) =>
  [
    `| truth \\ read | ${colorSeasons.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(colorSeasons.length)}`,
    ...colorSeasons.map((season) => {
      const counts = colorSeasons.map(
        (other) =>
          of.filter(({ truth, read }) => truth.season === season && read.season === other).length,
      );
      return `| ${season} | ${counts.join(' | ')} |`;
    }),
  ].join('\n');

describe('the season read from a portrait', () => {
  it('is that of the tones without the light, at every skin depth and in every light', () => {
    const lines = [confusion(readings), `overall ${percent(share(readings))}`];
    for (const depth of skinDepths.keys()) {
      const these = readings.filter((reading) => reading.depth === depth);
      lines.push(`depth ${depth}: ${percent(share(these))}`, confusion(these));
    }
    const error = (of: Reading[], key: 'undertone' | 'depth' | 'chroma' | 'contrast') =>
      of.reduce((sum, { truth, read }) => sum + Math.abs(truth[key] - read[key]), 0) / of.length;
    for (const light of Object.keys(portraitLights) as Light[]) {
      const these = readings.filter((reading) => reading.light === light);
      const errors = (['undertone', 'depth', 'chroma', 'contrast'] as const).map((key) =>
        error(these, key).toFixed(3),
      );
      const without = share(
        these,
        ({ truth, withoutWhite }) => truth.season === withoutWhite.season,
      );
      lines.push(
        `| ${light} | ${percent(share(these))} | ${percent(without)} | ${errors.join(' | ')} |`,
      );
    }
    for (const [from, to] of [
      [0, 0.6],
      [0.6, 0.8],
      [0.8, 1.01],
    ] as const) {
      const these = readings.filter(({ read }) => read.confidence >= from && read.confidence < to);
      lines.push(`| confidence ${from} to ${to} | ${these.length} | ${percent(share(these))} |`);
    }
    const firstTwo = share(readings, ({ truth, read }) => {
      const more = colorSeasons.filter(
        (season: ColorSeason) => read.shares[season] > read.shares[truth.season],
      );
      return more.length < 2;
    });
    lines.push(`among the first two ${percent(firstTwo)}`);
    if (process.env.SHOW_TABLES) console.log(lines.join('\n'));
    for (const depth of skinDepths.keys()) {
      const these = readings.filter((reading) => reading.depth === depth);
      expect(share(these), `depth ${depth}`).toBeGreaterThan(0.75);
    }
    expect(share(readings)).toBeGreaterThan(0.85);
  });

  it('is right more often where the estimate says that it is sure', () => {
    const those = (from: number, to: number) =>
      readings.filter(({ read }) => read.confidence >= from && read.confidence < to);
    expect(share(those(0.8, 2))).toBeGreaterThan(0.9);
    expect(share(those(0.8, 2))).toBeGreaterThan(share(those(0.6, 0.8)));
    expect(share(those(0.6, 0.8))).toBeGreaterThan(share(those(0, 0.6)));
  });

  it('is never called sure without a white', () => {
    expect(readings.every(({ withoutWhite }) => withoutWhite.confidence < 0.8)).toBe(true);
  });
});
