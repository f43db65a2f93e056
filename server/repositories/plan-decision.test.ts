import { describe, expect, it } from 'vitest';
import { maxPlansOfDay } from '#contract/rules/plans.ts';
import {
  askedContent,
  askedPlace,
  decidePlan,
  type PlanKnown,
  type PlanSave,
} from './plan-decision.ts';
import type { PlanRow } from './plans.ts';

const now = new Date('2026-05-10T12:00:00Z');
const today = '2026-05-10';

const row = (more: Partial<PlanRow>): PlanRow => ({
  id: 1,
  ownerId: 'maya',
  day: today,
  slot: 'day',
  title: null,
  outfitId: null,
  lookId: null,
  isWorn: false,
  goneTitle: null,
  goneLookTitle: null,
  deletedAt: null,
  createdAt: now,
  updatedAt: now,
  ...more,
});

/** Decides about a save, given what there is. */
function decide(save: PlanSave, more: Partial<PlanKnown> = {}) {
  const known: PlanKnown = {
    given: undefined,
    isThere: true,
    ownItemIds: (save.changes.itemIds ?? []).map(Number),
    namesPieces: false,
    wornAlikeId: null,
    twin: null,
    othersThatDay: 0,
    ...more,
  };
  const content = askedContent(save.changes, known.given);
  return decidePlan(save, content, askedPlace(save, known.given, content), known, now);
}

const code = (act: () => unknown) => {
  try {
    return act();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a new plan', () => {
  it('is written with what it is to show', () => {
    expect(decide({ changes: { day: today, outfitId: '7' } })).toEqual({
      type: 'write',
      place: { day: today, slot: 'day', outfitId: 7, lookId: null },
      title: null,
      hiddenId: null,
      itemIds: [],
      isOther: true,
      isWornAnew: false,
    });
    const pieces = decide({ changes: { day: today, itemIds: ['4', '5', '4'] } });
    expect(pieces).toMatchObject({ type: 'write', isOther: false, place: { outfitId: null } });
  });

  it('is refused in the order in which it can be put right', () => {
    const day = { day: today };
    expect(code(() => decide({ changes: { outfitId: '7' } }))).toBe('invalid');
    const both = { ...day, outfitId: '7', itemIds: ['4'] };
    expect(code(() => decide({ changes: both }, { isThere: false }))).toBe('invalid');
    expect(code(() => decide({ changes: { ...day, lookId: '7' } }, { isThere: false }))).toBe(
      'not-found',
    );
    expect(code(() => decide({ changes: { ...day, itemIds: ['4'] } }, { ownItemIds: [] }))).toBe(
      'not-found',
    );
    const later = { day: '2026-05-12', title: 'Gala' };
    expect(code(() => decide({ changes: later, isWorn: true }))).toBe('invalid');
    expect(decide({ changes: later })).toMatchObject({ type: 'write', title: 'Gala' });
    expect(code(() => decide({ changes: day }))).toBe('invalid');
    const full = { othersThatDay: maxPlansOfDay };
    expect(code(() => decide({ changes: { ...day, title: 'Gala' } }, full))).toBe('too-many');
  });

  it('is worn once, on a full day too, where another device was first', () => {
    const changes = { day: today, itemIds: ['4'] };
    const known = { wornAlikeId: 3, othersThatDay: maxPlansOfDay };
    expect(decide({ changes, isWorn: true }, known)).toEqual({ type: 'worn-already', id: 3 });
    expect(code(() => decide({ changes }, known))).toBe('too-many');
  });

  it('is left to the one that stands there, with its words', () => {
    const twin = row({ id: 3, outfitId: 7, title: 'Office' });
    const save = { changes: { day: today, outfitId: '7', title: 'Dinner' } };
    const known = { twin, othersThatDay: maxPlansOfDay };
    expect(decide(save, known)).toMatchObject({
      type: 'keep-twin',
      hiddenId: null,
      title: 'Dinner',
    });
    const silent = { changes: { day: today, outfitId: '7', title: null } };
    expect(decide(silent, known)).toMatchObject({ type: 'keep-twin', title: 'Office' });
  });
});

describe('a plan that is changed', () => {
  const given = row({ id: 1, outfitId: 7, title: 'Office' });
  const save = (changes: PlanSave['changes'], isWorn?: boolean): PlanSave => ({
    planId: '1',
    changes,
    ...(isWorn === undefined ? {} : { isWorn }),
  });

  it('keeps what is not said', () => {
    expect(decide(save({ slot: 'evening' }), { given })).toMatchObject({
      place: { day: today, slot: 'evening', outfitId: 7 },
      title: 'Office',
      itemIds: null,
      isOther: false,
    });
  });

  it('takes the place of its twin, or leaves it to that, and the words stay', () => {
    const twin = row({ id: 3, outfitId: 7, day: '2026-05-09', title: 'Gallery' });
    const moved = save({ day: '2026-05-09' });
    expect(decide(moved, { given: row({ outfitId: 7 }), twin })).toMatchObject({
      type: 'keep-twin',
      hiddenId: 1,
      title: 'Gallery',
    });
    expect(
      decide(moved, { given: row({ outfitId: 7, isWorn: true }), twin, othersThatDay: 1 }),
    ).toMatchObject({ type: 'write', hiddenId: 3, title: 'Gallery' });
    const silent = { ...twin, title: null };
    expect(decide(moved, { given, twin: silent })).toMatchObject({ type: 'write', hiddenId: 3 });
    const worn = { ...silent, isWorn: true };
    expect(decide(moved, { given, twin: worn })).toMatchObject({ hiddenId: 1, title: 'Office' });
  });

  it('has room on a day whose twin is hidden for it, and on its own', () => {
    const twin = row({ id: 3, outfitId: 7, day: '2026-05-09' });
    const full = { given, othersThatDay: maxPlansOfDay };
    expect(decide(save({ day: '2026-05-09' }), { ...full, twin })).toMatchObject({ hiddenId: 3 });
    expect(code(() => decide(save({ day: '2026-05-09' }), full))).toBe('too-many');
    expect(decide(save({ title: 'Lunch' }), full)).toMatchObject({ title: 'Lunch' });
  });

  it('is worn anew on another day, unless it is worn', () => {
    const moved = save({ day: '2026-05-09' });
    expect(decide(moved, { given })).toMatchObject({ isWornAnew: true });
    const worn = { ...given, isWorn: true };
    expect(decide(moved, { given: worn })).toMatchObject({ isWornAnew: false });
    expect(code(() => decide(save({ day: '2026-05-12' }), { given: worn }))).toBe('invalid');
  });

  it('may lose its words while anything else tells what it is', () => {
    const words = row({ title: 'Gala' });
    expect(code(() => decide(save({ title: null }), { given: words }))).toBe('invalid');
    const known = { given: words, namesPieces: true };
    expect(decide(save({ title: null }), known)).toMatchObject({ title: null });
    const gone = { ...words, goneTitle: 'Office' };
    expect(decide(save({ title: null }), { given: gone })).toMatchObject({ title: null });
    expect(code(() => decide(save({ outfitId: null, title: null }), { given }))).toBe('invalid');
  });
});
