import { askedChips } from '#features/lola/asked-chips.ts';
import { isDescribed } from '#server/stylist/description.ts';
import { descriptionOf } from '#server/stylist/wishes.ts';
import type { MustUnderstand, SaidCase, Those } from './said-case.ts';
import { type Answered, personOf, type SaidPiece, say } from './say.ts';

/** What is amiss with the answer to a case. */
export interface Judged {
  /** In words; empty: nothing. */
  amiss: string[];
  /** Whether a board holds what was refused. */
  showsRefused: boolean;
}

/** Has a case said, and judges what was understood; `withBoards`: also what was answered. */
export function judgeSaid(one: SaidCase, withBoards = true): Judged {
  const answered = say(one, withBoards);
  const amiss: string[] = [];
  const check = (name: string, isRight: boolean, found: unknown) => {
    if (!isRight) amiss.push(`${name}: ${JSON.stringify(found)}`);
  };
  judgeAsked(one.must, answered, check);
  judgeWishes(one, answered, check);
  judgeChips(one, answered, check);
  if (!withBoards) return { amiss, showsRefused: false };
  return { amiss, showsRefused: judgeBoards(one, answered, check) };
}

type Check = (name: string, isRight: boolean, found: unknown) => void;

const simple = [
  ...(['event', 'occasion', 'manner', 'dressiness', 'mood', 'aim', 'placeName', 'day'] as const),
];

const among = (value: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : value === wanted;

function judgeAsked(must: MustUnderstand, { asked, understood }: Answered, check: Check): void {
  for (const name of simple) {
    if (must[name] !== undefined) check(name, among(asked[name], must[name]), asked[name]);
  }
  const { needs, weather, trip, restDays } = asked;
  if (must.needs)
    check(
      'needs',
      must.needs.every((need) => needs.includes(need)),
      needs,
    );
  if (must.highC === null) check('weather', weather === null, weather);
  else if (must.highC) {
    const [from, to] = must.highC;
    check('highC', weather !== null && weather.highC >= from && weather.highC <= to, weather);
  }
  if (must.isWet !== undefined) check('isWet', (weather?.isWet ?? false) === must.isWet, weather);
  if (must.tripDays !== undefined) check('tripDays', (trip?.days ?? null) === must.tripDays, trip);
  if (must.restDays !== undefined) {
    const isRight = must.restDays === 0 ? restDays === 0 : restDays >= must.restDays;
    check('restDays', isRight, restDays);
  }
  if (must.isWhole) {
    const rest = [...understood.notUnderstood, ...understood.missing];
    check('isWhole', rest.length === 0, rest);
  }
}

function judgeWishes(
  { must, wardrobe, which }: SaidCase,
  { asked, understood }: Answered,
  check: Check,
) {
  const { pieces } = personOf(wardrobe);
  const wishes = asked.wishes.map((wish) => ({
    wish,
    pieces: pieces.filter((piece) => isDescribed(piece, descriptionOf(wish))),
  }));
  const told = wishes.map(({ wish, pieces: found }) => [
    `${wish.isWanted ? '' : '-'}${wish.words}`,
    found.slice(0, 4).map(({ title }) => title),
  ]);
  const named = [
    ['wants', true],
    ['refuses', false],
  ] as const;
  for (const [name, isWanted] of named) {
    for (const those of must[name] ?? []) {
      const isThere = wishes.some(
        ({ wish, pieces: found }) =>
          wish.isWanted === isWanted &&
          found.length > 0 &&
          found.every((piece) => isOf(piece, those)),
      );
      check(`${name} ${inWords(those)}`, isThere, told);
    }
  }
  if (must.wishes !== undefined) check('wishes', asked.wishes.length === must.wishes, told);
  if (!which) return;
  const titles = new Set(understood.which?.ids.map((id) => titleOf(pieces, id)));
  check('which', titles.size > 0 && which.every((one) => titles.has(one)), [...titles]);
}

const titleOf = (pieces: readonly SaidPiece[], id: string) =>
  pieces.find((piece) => piece.id === id)?.title ?? '';

function judgeChips(one: SaidCase, { asked, understood }: Answered, check: Check): void {
  const chips = askedChips(asked, new Map(), understood.corrections).map(({ words }) => words);
  for (const chip of one.chips ?? []) check(`chip ${chip}`, chips.includes(chip), chips);
  for (const chip of one.noChips ?? []) {
    check(`no chip ${chip}`, !chips.some((words) => chip.test(words)), chips);
  }
}

/** Judges the boards; whether they hold what was refused. */
function judgeBoards(one: SaidCase, { turn }: Answered, check: Check): boolean {
  const { pieces } = personOf(one.wardrobe);
  const boards = turn!.boards.map(({ itemIds }) =>
    itemIds.map((id) => pieces.find((piece) => piece.id === id)!),
  );
  const titles = boards.map((board) => board.map(({ title }) => title));
  const without = { obstacles: turn!.obstacles, conflicts: turn!.conflicts };
  let showsRefused = false;
  for (const those of one.never ?? []) {
    const shown = boards.flat().filter((piece) => isOf(piece, those));
    check(
      `never ${inWords(those)}`,
      shown.length === 0,
      shown.map(({ title }) => title),
    );
    showsRefused ||= shown.length > 0;
  }
  const holds = (board: readonly SaidPiece[] | undefined, those: Those) =>
    board?.some((piece) => isOf(piece, those)) ?? false;
  for (const those of one.every ?? []) {
    const isRight = boards.length > 0 && boards.every((board) => holds(board, those));
    check(`every ${inWords(those)}`, isRight, titles);
  }
  for (const those of one.first ?? []) {
    check(`first ${inWords(those)}`, holds(boards[0], those), titles[0] ?? without);
  }
  check('boards', boards.length > 0 === (one.hasBoards ?? true), without);
  const lacks = turn!.boards[0]?.lacks ?? [];
  if (one.lacks)
    check(
      'lacks',
      lacks.some(({ words }) => one.lacks!.test(words)),
      lacks,
    );
  return showsRefused;
}

function isOf(piece: SaidPiece, { titles, kinds, families, patterns, titled }: Those): boolean {
  const { title, leaf, slot, pattern } = piece;
  return (
    (titles === undefined || titles.includes(title)) &&
    (kinds === undefined || kinds.includes(leaf ?? '') || kinds.includes(slot ?? '')) &&
    (families === undefined || families.includes(piece.families[0]!)) &&
    (patterns === undefined || patterns.includes(pattern?.kind ?? 'plain')) &&
    (titled === undefined || titled.test(title))
  );
}

const mostLetters = 160;

function inWords({ titled, ...rest }: Those): string {
  const words = JSON.stringify({ ...rest, ...(titled && { titled: String(titled) }) });
  return words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
}
