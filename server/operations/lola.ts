import type { LolaBoard } from '#contract/schemas/lola.ts';
import { dailyAt, removeSchedule, setSchedule } from '../jobs/schedules.ts';
import { suggestOutfitsJob } from '../jobs/suggest-outfits.ts';
import type { JobServices } from '../ports/services.ts';
import { readBoardStates } from '../procedures/board-states.ts';
import { layOutDay } from '../procedures/lay-out-day.ts';
import { judgedBy, readKnowledge } from '../procedures/stylist-knowledge.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { findMorning, saveMorning } from '../repositories/lola-mornings.ts';
import { forgetTaste, noteTaste, takeBackNote } from '../repositories/lola-notes.ts';
import { deleteTurns, keepTurn, readTurns } from '../repositories/lola-turns.ts';
import { readCards } from '../repositories/noun-cards.ts';
import type { FullScope } from '../repositories/scope.ts';
import { toBoard, toRequest } from '../stylist/ask.ts';
import { swapPiece } from '../stylist/choice/swap.ts';
import { wearableRows } from '../stylist/day.ts';
import { anyRequest } from '../stylist/request.ts';
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
      return answerLola(call, await readKnowledge(scope, database, input.today, by));
    },
    async run({ scope, database, services, prepared }) {
      const turn = await keepTurn(scope, database, prepared);
      const withState = await readBoardStates(scope, database);
      const itemIds = shownIn(turn.boards, turn.conflicts);
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      return { turn: { ...turn, boards: turn.boards.map(withState) }, items };
    },
  }),

  handle('getLolaTurns', {
    async run({ scope, database, services }) {
      const withState = await readBoardStates(scope, database);
      const turns = (await readTurns(scope, database)).map((turn) => ({
        ...turn,
        boards: turn.boards.map(withState),
      }));
      const itemIds = [
        ...new Set(turns.flatMap(({ boards, conflicts }) => shownIn(boards, conflicts))),
      ];
      const items = await readCards(scope, database, itemNoun, itemIds, services.signer);
      return { turns, items };
    },
  }),

  handle('deleteLolaTurns', {
    async run({ scope, database }) {
      await deleteTurns(scope, database);
      return {};
    },
  }),

  handle('getLolaSwaps', {
    async run({ input, scope, database, services }) {
      const { asked, itemIds, itemId, today } = input;
      const { pieces, learned } = await readKnowledge(
        scope,
        database,
        today,
        await judgedBy(services, database),
      );
      const request = {
        ...anyRequest,
        ...toRequest(asked, pieces),
        taste: learned.taste,
        // The piece that is to go may be one that was asked for.
        around: [],
      };
      const swaps = swapPiece(pieces, itemIds, itemId, request, mostSwaps, learned.weights);
      const swapIds = swaps.map(({ pieceId }) => pieceId);
      return {
        swaps: swaps.map(({ pieceId, changes, ...outfit }) => ({
          itemId: pieceId,
          changes,
          board: toBoard({
            ...outfit,
            pieceIds: itemIds.map((id) => (id === itemId ? pieceId : id)),
          }),
        })),
        items: await readCards(scope, database, itemNoun, swapIds, services.signer),
      };
    },
  }),

  handle('getLolaSuggestions', {
    // Somebody else is asked for the weather.
    prepare: ({ input, scope, services }) => findDayRows(scope, services, input),
    async run({ scope, database, services, prepared: rows }) {
      const itemIds = [...new Set(rows.flatMap(({ boards }) => shownIn(boards, [])))];
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

  handle('getLolaTaste', {
    async run({ scope, database, services }) {
      const today = dayOf(services.now());
      const { learned, pieces } = await readKnowledge(
        scope,
        database,
        today,
        await judgedBy(services, database),
      );
      const own = new Set(pieces.map(({ id }) => id));
      const itemIds = learned.lines.flatMap(({ key }) =>
        /^(pair|outfit) /.test(key) ? key.split(' ').filter((id) => own.has(id)) : [],
      );
      const items = await readCards(
        scope,
        database,
        itemNoun,
        [...new Set(itemIds)],
        services.signer,
      );
      return { learned: learned.lines, items };
    },
  }),

  handle('forgetLolaTaste', {
    async run({ input, scope, database, services }) {
      const { keys } = input;
      const now = services.now();
      const { learned } = await readKnowledge(
        scope,
        database,
        dayOf(now),
        await judgedBy(services, database),
      );
      // What is not learned leaves no row behind.
      const known = new Set(learned.lines.map(({ key }) => key));
      const asked = keys && keys.filter((key) => known.has(key));
      await forgetTaste(scope, database, { keys: asked }, now);
      return {};
    },
  }),
];

/** The day's outfits: those that were laid out in the morning while they can be worn, else new ones. */
async function findDayRows(
  scope: FullScope,
  services: JobServices,
  { today }: { owner: string; today: string },
) {
  const { database } = services.open;
  const known = await readKnowledge(scope, database, today, await judgedBy(services, database));
  const morning = await findMorning(scope, database);
  if (morning?.rows && morning.readyDay === today) {
    const settled = new Set([...known.learned.taste.cores, ...known.keptCores]);
    const rows = wearableRows(morning.rows, known.pieces, settled);
    if (rows.length > 0) return rows;
  }
  return layOutDay(scope, services, today, known);
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Every item of these, each once. */
function shownIn(
  boards: readonly LolaBoard[],
  conflicts: readonly { itemId: string | null }[],
): string[] {
  const ids = [
    ...boards.flatMap(({ itemIds }) => itemIds),
    ...conflicts.flatMap(({ itemId }) => itemId ?? []),
  ];
  return [...new Set(ids)];
}
