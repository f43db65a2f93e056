import { describe, expect, it } from 'vitest';
import type { OutfitNeed, StylistRule, ToldNeeds } from '#contract/rules/stylist.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { areArmsBare } from './body.ts';
import { needFit } from './parts/need.ts';
import { readWardrobe } from './read-wardrobe.ts';
import { anyRequest } from './request.ts';
import { need as needRule } from './rules/needs.ts';
import { unknownNeed } from './unknown-need.ts';

/** Outfits by the lines of their pieces, of which this was told. */
const read = (outfits: string[][], told: Record<string, ToldNeeds> = {}) =>
  outfits.map((lines) =>
    readWardrobe(lines.map((line) => ({ ...garmentOf(line), told: told[garmentOf(line).id] }))),
  );
const asksOf = (
  needs: OutfitNeed[],
  outfits: string[][],
  told: Record<string, ToldNeeds> = {},
  waived: StylistRule[] = [],
) => unknownNeed(read(outfits, told), { needs, waived });

const blouse = 'blouse: Blue blouse';
const shoes = 'shoes: Black shoes';
const jeans = 'jeans: Blue jeans';

describe('a piece is asked about', () => {
  it.each<[OutfitNeed, string]>([
    ['covered-arms', blouse],
    ['covered-arms', 'day-dress: Blue dress'],
    ['nursing', 'day-dress: Blue dress'],
    ['nursing', 'hoodie: Grey hoodie'],
    ['pregnant', jeans],
    ['pregnant', 'day-dress: Blue dress'],
    ['sitting', 'trousers: Grey trousers'],
    ['on-foot', shoes],
    ['comfortable', 'sandals: Brown sandals'],
  ])('where nothing says whether it meets a need: %s, %s', (need, line) => {
    expect(asksOf([need], [[line]])).toEqual({ itemId: garmentOf(line).id, need });
  });

  it.each<[OutfitNeed, string]>([
    ['covered-arms', 'blouse: Long sleeve blouse'],
    ['covered-arms', 'blouse: Sleeveless blouse'],
    ['covered-arms', 't-shirt: White tee'],
    ['covered-arms', jeans],
    ['nursing', 'day-dress: Wrap dress'],
    ['nursing', 'shirt: White shirt'],
    ['nursing', 't-shirt: White tee'],
    ['nursing', 'day-dress: Bodycon dress'],
    ['pregnant', 'jeans: Maternity jeans'],
    ['pregnant', 'jeans: Skinny jeans'],
    ['pregnant', 'leggings: Leggings'],
    ['pregnant', 'day-dress: Oversized dress'],
    ['sitting', 'trousers: Wide leg trousers'],
    ['sitting', 'jeans: Skinny jeans'],
    ['sitting', 'trousers: Linen trousers'],
    ['on-foot', 'sneakers: White sneakers'],
    ['on-foot', 'heels: Red heels'],
    ['comfortable', 'sandals: Block heel sandals'],
    ['sexy', 'blouse: Blue blouse'],
    ['covered-legs', 'day-dress: Blue dress'],
  ])('but not where its words say, or it has nothing to do with it: %s, %s', (need, line) => {
    expect(asksOf([need], [[line]])).toBeNull();
  });

  it('where the need is not asked for, or waived, never', () => {
    expect(asksOf([], [[blouse, shoes]])).toBeNull();
    expect(asksOf(['covered-arms'], [[blouse]], {}, ['need'])).toBeNull();
  });

  it('not where a layer covers arms on that board, but on the next one that has none', () => {
    const covered = [blouse, jeans, 'cardigan: Grey cardigan'];
    expect(asksOf(['covered-arms'], [covered])).toBeNull();
    const about = asksOf(['covered-arms'], [covered, [blouse, jeans]]);
    expect(about).toEqual({ itemId: 'Blue blouse', need: 'covered-arms' });
  });

  it('for its sleeves where one dresses modestly', () => {
    const about = asksOf(['modest'], [[blouse]]);
    expect(about).toEqual({ itemId: 'Blue blouse', need: 'covered-arms' });
  });

  it('one at a time: the first of the first board; and never again once it was told', () => {
    const outfits = [
      [blouse, shoes],
      ['day-dress: Blue dress', shoes],
    ];
    const needs: OutfitNeed[] = ['on-foot', 'covered-arms'];
    const told: Record<string, ToldNeeds> = {};
    const asked: unknown[] = [];
    const answers = [true, null, false];
    for (let about = asksOf(needs, outfits); about; about = asksOf(needs, outfits, told)) {
      asked.push(about);
      told[about.itemId] = { [about.need]: answers.shift()! };
    }
    expect(asked).toEqual([
      { itemId: 'Blue blouse', need: 'covered-arms' },
      { itemId: 'Black shoes', need: 'on-foot' },
      { itemId: 'Blue dress', need: 'covered-arms' },
    ]);
  });
});

describe('what was told of a piece', () => {
  const known = (line: string, told?: ToldNeeds) =>
    read([[line]], told && { [garmentOf(line).id]: told })[0]![0]!;

  it('counts as if it were written: all of it, none of it, or nothing', () => {
    const fit = (told?: ToldNeeds, need: OutfitNeed = 'covered-arms') =>
      needFit(known(blouse, told), { ...anyRequest, needs: [need] });
    expect(fit({ 'covered-arms': true })).toBe(1);
    expect(fit({ 'covered-arms': false })).toBe(0);
    expect(fit({ 'covered-arms': null })).toBe(fit());
    expect(fit({ 'covered-arms': true }, 'modest')).toBe(1);
    const walked = needFit(known(shoes, { 'on-foot': true }), {
      ...anyRequest,
      needs: ['on-foot'],
    });
    expect(walked).toBe(1);
  });

  it('covers arms', () => {
    const bare = known('tank-top: White tank');
    expect(areArmsBare([bare, known(blouse)], 0.6)).toBe(true);
    expect(areArmsBare([bare, known(blouse, { 'covered-arms': true })], 0.6)).toBe(false);
  });

  it('refuses it, in words, where it does not meet the need', () => {
    const refused = (line: string, need: OutfitNeed, told: ToldNeeds) =>
      needRule(known(line, told), { ...anyRequest, needs: [need] });
    expect(refused(blouse, 'covered-arms', { 'covered-arms': false })).toBe(
      'does not cover your arms',
    );
    expect(refused(blouse, 'modest', { 'covered-arms': false })).toBe('does not cover your arms');
    expect(refused(shoes, 'on-foot', { 'on-foot': false })).toBe('is not for walking');
    expect(refused(blouse, 'nursing', { 'covered-arms': false })).toBeNull();
    expect(refused(blouse, 'covered-arms', { 'covered-arms': null })).toBeNull();
  });

  it('is believed against its words', () => {
    const heels = known('heels: Red heels', { 'on-foot': true });
    expect(needRule(heels, { ...anyRequest, needs: ['on-foot'] })).toBeNull();
    expect(needRule(heels, { ...anyRequest, needs: ['comfortable'] })).toBe('has high heels');
  });
});
