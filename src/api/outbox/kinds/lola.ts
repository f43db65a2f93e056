import { lolaTable } from '#contract/operations/lola.ts';
import { bringOperations } from '#contract/operations.ts';
import type { TasteKind } from '#contract/rules/stylist.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import { hourWords } from '#lib/hour-words.ts';
import { isGone, operationKind } from '../operation-kind.ts';
import { namedItems } from './items.ts';
import { wordsOfMany } from './noun.ts';

bringOperations(lolaTable);

/** The words for what was said of pieces, as it stands in the list of what waits. */
const tasteWords: Record<TasteKind, string> = {
  locked: 'Locked',
  'swapped-out': 'Swapped out',
  'swapped-in': 'Swapped in',
  'not-for-me': 'Passed on',
  passed: 'Passed on',
  kept: 'Kept',
};

/** Most lines that are forgotten at once. */
const maxForgotten = 100;

/** The subject of notes and of forgetting, which reach the server in their order: it forgets what was noted before. */
const taste = () => 'lola-taste:all';

const place = () => 'lola-place:all';

/** Writes to what Lola knows of somebody. */
export const lolaKinds = {
  noteLolaTaste: operationKind('noteLolaTaste', {
    subject: taste,
    predict: () => ({}),
    isDroppedBy: isGone,
    words: ({ kind, itemIds }, cached) => ({
      ...wordsOfMany(namedItems, itemIds, cached),
      text: tasteWords[kind],
    }),
  }),

  takeBackLolaNote: operationKind('takeBackLolaNote', {
    subject: taste,
    predict: () => ({}),
    takesBack({ kind, itemIds }, earlier) {
      if (earlier.kind !== 'noteLolaTaste') return false;
      const note = earlier.input as { kind: TasteKind; itemIds: string[] };
      const isSame = note.itemIds.toSorted().join() === itemIds.toSorted().join();
      return note.kind === kind && isSame;
    },
    isDroppedBy: isGone,
    words: ({ kind, itemIds }, cached) => ({
      ...wordsOfMany(namedItems, itemIds, cached),
      text: `${tasteWords[kind]}, taken back`,
    }),
  }),

  tellLolaOfItem: operationKind('tellLolaOfItem', {
    subject: ({ itemId, need }) => `lola-need:${itemId} ${need}`,
    // What is told after all was forgotten is not forgotten with it.
    touches: () => [taste()],
    predict: () => ({}),
    merge: (_earlier, later) => later,
    isDroppedBy: isGone,
    shows: {
      getLolaTurns(answer, { input: { itemId, need } }) {
        const asksIt = ({ asksAbout }: LolaTurn) =>
          asksAbout?.itemId === itemId && asksAbout.need === need;
        if (!answer.turns.some(asksIt)) return answer;
        const turns = answer.turns.map((turn) => {
          const { asksAbout: _told, ...rest } = turn;
          return asksIt(turn) ? rest : turn;
        });
        return { ...answer, turns };
      },
    },
    words: ({ itemId, fits }, cached) => ({
      ...wordsOfMany(namedItems, [itemId], cached),
      text: `Told Lola: ${fits === null ? 'not sure' : fits ? 'yes' : 'no'}`,
    }),
  }),

  forgetLolaTaste: operationKind('forgetLolaTaste', {
    subject: taste,
    predict: () => ({}),
    merge(earlier, later) {
      if (!earlier.keys || !later.keys) return { ...later, keys: null };
      const keys = [...new Set([...earlier.keys, ...later.keys])];
      return keys.length > maxForgotten ? null : { ...later, keys };
    },
    shows: {
      getLolaTaste(answer, { input: { keys } }) {
        const learned = answer.learned.filter(({ key }) => keys && !keys.includes(key));
        return learned.length < answer.learned.length ? { ...answer, learned } : answer;
      },
    },
    words: ({ keys }) => ({
      title: 'What Lola learned',
      text: keys
        ? `Forgotten: ${keys.length === 1 ? '1 line' : `${keys.length} lines`}`
        : 'Forgotten',
      pictures: [],
    }),
  }),

  saveLolaMorning: operationKind('saveLolaMorning', {
    subject: () => 'lola-morning:all',
    predict: () => ({}),
    merge: (_earlier, later) => later,
    shows: { getLolaMorning: (_answer, { input: { morning } }) => ({ morning }) },
    words: ({ morning }) => ({
      title: 'Outfits each morning',
      text: morning ? `Set to ${hourWords(morning.hour)}` : 'Turned off',
      pictures: [],
    }),
  }),

  keepLolaPlace: operationKind('keepLolaPlace', {
    subject: place,
    predict: (input) => ({ place: toPlace(input) }),
    merge: (_earlier, later) => later,
    shows: {
      getLolaPlace: (answer, { input }) => ({ ...answer, place: toPlace(input) }),
      // The weather there is not known yet, and that of the place before is none of it.
      getLolaForecast: (_answer, { input: { name }, asked: { day } }) => ({
        forecast: { state: 'away', placeName: name, day },
      }),
    },
    words: ({ name }) => ({
      title: name ?? 'Where you are',
      text: 'Kept as your place',
      pictures: [],
    }),
  }),

  forgetLolaPlace: operationKind('forgetLolaPlace', {
    subject: place,
    predict: () => ({}),
    shows: {
      getLolaPlace: (answer) => ({ ...answer, place: null }),
      getLolaForecast: () => ({ forecast: null }),
    },
    words: () => ({ title: 'Your place', text: 'Taken away', pictures: [] }),
  }),
};

/** A place as it is kept: to two decimals of a degree. */
const toPlace = ({ name, latitude, longitude }: LatLong & { name: string | null }) => ({
  name,
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
});

interface LatLong {
  latitude: number;
  longitude: number;
}
