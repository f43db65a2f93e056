import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import type { Database } from '../database/database.ts';
import { dailyAt, removeSchedule, setSchedule } from '../jobs/schedules.ts';
import { suggestOutfitsJob } from '../jobs/suggest-outfits.ts';
import type { JobServices } from '../ports/services.ts';
import { readBoardStates } from '../procedures/board-states.ts';
import { layOutDay } from '../procedures/lay-out-day.ts';
import { judgedBy, readKnown } from '../procedures/stylist-knowledge.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { readToldNeeds, tellOfItem } from '../repositories/lola-item-needs.ts';
import { findMorning, saveMorning } from '../repositories/lola-mornings.ts';
import { forgetTaste, noteTaste, takeBackNote } from '../repositories/lola-notes.ts';
import { deleteTurns, keepTurn, readTurns } from '../repositories/lola-turns.ts';
import { readCards } from '../repositories/noun-cards.ts';
import type { FullScope } from '../repositories/scope.ts';
import { answerLola } from './answer-lola.ts';
import { handle } from './operation.ts';

const mostSwaps = 8;

/** `lola/query` and `lola/manage`. */
export const lolaOperations = [
  handle('fetchLolaOutfitSuggestions', {
    // Reading and choosing take a tenth of a second of a thousand garments, which no transaction should wait for.
    async prepare(call) {
      const { input, scope, services } = call;
      const { database } = services.open;
      const by = await judgedBy(services, database);
      return answerLola(call, await readKnown(scope, database, input.today, by));
    },
    async run({ scope, database, services, prepared }) {
      const turn = await keepTurn(scope, database, prepared);
      const withState = await readBoardStates(scope, database);
      const itemIds = shownIn(turn);
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      return { turn: { ...turn, boards: turn.boards.map(withState) }, items };
    },
  }),

  handle('getLolaTurns', {
    async run({ scope, database, services }) {
      services.stylist.warm();
      const withState = await readBoardStates(scope, database);
      const turns = (await readTurns(scope, database)).map((turn) => ({
        ...turn,
        boards: turn.boards.map(withState),
      }));
      const itemIds = [...new Set(turns.flatMap(shownIn))];
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      const isAsked = await openQuestions(scope, database, items);
      return { turns: turns.map((turn) => (isAsked(turn) ? turn : withoutQuestion(turn))), items };
    },
  }),

  handle('deleteLolaTurns', {
    async run({ scope, database }) {
      await deleteTurns(scope, database);
      return {};
    },
  }),

  handle('getLolaSwaps', {
    async prepare({ input, scope, services, signal }) {
      const { asked, itemIds, itemId } = input;
      const asker = { owner: scope.subject, known: await known(scope, services, input), signal };
      return services.stylist.ask('swaps', asker, { asked, itemIds, itemId, count: mostSwaps });
    },
    async run({ scope, database, services, prepared: swaps }) {
      const swapIds = swaps.map(({ itemId }) => itemId);
      return { swaps, items: await readCards(scope, database, itemNoun, swapIds, services.signer) };
    },
  }),

  handle('getLolaSuggestions', {
    // Somebody else is asked for the weather.
    prepare: ({ input, scope, services, signal }) => findDayRows(scope, services, input, signal),
    async run({ scope, database, services, prepared: rows }) {
      const itemIds = [
        ...new Set(rows.flatMap(({ boards }) => shownIn({ boards, conflicts: [] }))),
      ];
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      return { rows, items };
    },
  }),

  handle('getLolaMorning', {
    async run({ scope, database }) {
      const morning = await findMorning(scope, database);
      return { morning: morning && { hour: morning.hour, timeZone: morning.timeZone } };
    },
  }),

  handle('saveLolaMorning', {
    async run({ input, scope, database, services }) {
      const { owner, morning } = input;
      await saveMorning(scope, database, morning);
      const key = `suggest-outfits:${owner}`;
      if (morning) {
        const schedule = dailyAt(morning.hour, morning.timeZone);
        const recurring = { key, job: suggestOutfitsJob, payload: { owner }, userId: owner };
        await setSchedule(database, { ...recurring, schedule }, services.now());
      } else {
        await removeSchedule(database, key);
      }
      return {};
    },
  }),

  handle('noteLolaTaste', {
    async run({ input, scope, database }) {
      await noteTaste(scope, database, input);
      return {};
    },
  }),

  handle('takeBackLolaNote', {
    async run({ input, scope, database }) {
      await takeBackNote(scope, database, input);
      return {};
    },
  }),

  handle('tellLolaOfItem', {
    async run({ input, scope, database, services }) {
      await tellOfItem(scope, database, input, services.now());
      return {};
    },
  }),

  handle('getLolaTaste', {
    prepare: ({ scope, services, signal }) => learnedOf(scope, services, signal),
    async run({ scope, database, services, prepared: { lines, itemIds } }) {
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      return { learned: lines, items };
    },
  }),

  handle('forgetLolaTaste', {
    prepare: ({ scope, services, signal }) => learnedOf(scope, services, signal),
    async run({ input, scope, database, services, prepared: { lines } }) {
      const { keys } = input;
      // What is not learned leaves no row behind.
      const learned = new Set(lines.map(({ key }) => key));
      const asked = keys && keys.filter((key) => learned.has(key));
      await forgetTaste(scope, database, { keys: asked }, services.now());
      return {};
    },
  }),
];

const known = async (scope: FullScope, services: JobServices, { today }: { today: string }) => {
  const { database } = services.open;
  return readKnown(scope, database, today, await judgedBy(services, database));
};

/** Whether a turn still asks about a piece: it is there, and nothing was told of it since. */
async function openQuestions(
  scope: FullScope,
  database: Database,
  items: readonly Pick<ItemCard, 'itemId'>[],
): Promise<(turn: LolaTurn) => boolean> {
  const told = await readToldNeeds(scope, database);
  const there = new Set(items.map(({ itemId }) => itemId));
  return ({ asksAbout }) =>
    asksAbout !== undefined &&
    there.has(asksAbout.itemId) &&
    told.get(Number(asksAbout.itemId))?.[asksAbout.need] === undefined;
}

const withoutQuestion = ({ asksAbout: _told, ...turn }: LolaTurn): LolaTurn => turn;

/** What was learned of the owner. */
async function learnedOf(scope: FullScope, services: JobServices, signal: AbortSignal) {
  const today = dayOf(services.now());
  const asker = { owner: scope.subject, known: await known(scope, services, { today }), signal };
  return services.stylist.ask('taste', asker, null);
}

/** The day's outfits: those that were laid out in the morning while they can be worn, else new ones. */
async function findDayRows(
  scope: FullScope,
  services: JobServices,
  { today }: { owner: string; today: string },
  signal: AbortSignal,
) {
  const { database } = services.open;
  const asker = { owner: scope.subject, known: await known(scope, services, { today }), signal };
  const morning = await findMorning(scope, database);
  if (morning?.rows && morning.readyDay === today) {
    const rows = await services.stylist.ask('wearable', asker, { rows: morning.rows });
    if (rows.length > 0) return rows;
  }
  return layOutDay(scope, services, today, asker);
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Every item of an answer, each once. */
function shownIn({
  boards,
  conflicts,
  which,
}: Pick<LolaTurn, 'boards' | 'conflicts' | 'which'>): string[] {
  const ids = [
    ...boards.flatMap(({ itemIds }) => itemIds),
    ...conflicts.flatMap(({ itemId }) => itemId ?? []),
    ...(which?.itemIds ?? []),
  ];
  return [...new Set(ids)];
}
