import type { LolaBoard } from '#contract/schemas/lola.ts';
import { dailyAt, removeSchedule, setSchedule } from '../jobs/schedules.ts';
import { suggestOutfitsJob } from '../jobs/suggest-outfits.ts';
import type { JobServices } from '../ports/services.ts';
import { readBoardStates } from '../procedures/board-states.ts';
import { layOutDay } from '../procedures/lay-out-day.ts';
import { readKnowledge } from '../procedures/stylist-knowledge.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { findMorning, saveMorning } from '../repositories/lola-mornings.ts';
import { forgetTaste, noteTaste, takeBackNote } from '../repositories/lola-notes.ts';
import { deleteTurns, keepTurn, readTurns } from '../repositories/lola-turns.ts';
import { readCards } from '../repositories/noun-cards.ts';
import type { Viewer } from '../repositories/viewer.ts';
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
      const { input, viewer, services } = call;
      const { owner, today } = input;
      return answerLola(call, await readKnowledge(viewer, services.open.database, owner, today));
    },
    async run({ input, viewer, database, services, prepared }) {
      const turn = await keepTurn(viewer, database, input.owner, prepared);
      const withState = await readBoardStates(viewer, database, input.owner);
      const itemIds = shownIn(turn.boards, turn.conflicts);
      const items = await readCards(
        viewer,
        database,
        itemNoun,
        input.owner,
        itemIds,
        services.signer,
      );
      return { turn: { ...turn, boards: turn.boards.map(withState) }, items };
    },
  }),

  handle('getLolaTurns', {
    async run({ input, viewer, database, services }) {
      const withState = await readBoardStates(viewer, database, input.owner);
      const turns = (await readTurns(viewer, database, input.owner)).map((turn) => ({
        ...turn,
        boards: turn.boards.map(withState),
      }));
      const itemIds = [
        ...new Set(turns.flatMap(({ boards, conflicts }) => shownIn(boards, conflicts))),
      ];
      const items = await readCards(
        viewer,
        database,
        itemNoun,
        input.owner,
        itemIds,
        services.signer,
      );
      return { turns, items };
    },
  }),

  handle('deleteLolaTurns', {
    async run({ input, viewer, database }) {
      await deleteTurns(viewer, database, input.owner);
      return {};
    },
  }),

  handle('getLolaSwaps', {
    async run({ input, viewer, database, services }) {
      const { owner, asked, itemIds, itemId, today } = input;
      const { pieces, learned } = await readKnowledge(viewer, database, owner, today);
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
        items: await readCards(viewer, database, itemNoun, owner, swapIds, services.signer),
      };
    },
  }),

  handle('getLolaSuggestions', {
    // Somebody else is asked for the weather.
    prepare: ({ input, viewer, services }) => findDayRows(viewer, services, input),
    async run({ input, viewer, database, services, prepared: rows }) {
      const { owner } = input;
      const itemIds = [...new Set(rows.flatMap(({ boards }) => shownIn(boards, [])))];
      const items = await readCards(viewer, database, itemNoun, owner, itemIds, services.signer);
      return { rows, items };
    },
  }),

  handle('getLolaMorning', {
    async run({ input, viewer, database }) {
      const morning = await findMorning(viewer, database, input.owner);
      return { morning: morning && { hour: morning.hour, timeZone: morning.timeZone } };
    },
  }),

  handle('saveLolaMorning', {
    async run({ input, viewer, database, services }) {
      const { owner, morning } = input;
      await saveMorning(viewer, database, owner, morning);
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
    async run({ input, viewer, database }) {
      await noteTaste(viewer, database, input);
      return {};
    },
  }),

  handle('takeBackLolaNote', {
    async run({ input, viewer, database }) {
      await takeBackNote(viewer, database, input);
      return {};
    },
  }),

  handle('getLolaTaste', {
    async run({ input, viewer, database, services }) {
      const { owner } = input;
      const today = dayOf(services.now());
      const { learned, pieces } = await readKnowledge(viewer, database, owner, today);
      const own = new Set(pieces.map(({ id }) => id));
      const itemIds = learned.lines.flatMap(({ key }) =>
        /^(pair|outfit) /.test(key) ? key.split(' ').filter((id) => own.has(id)) : [],
      );
      const items = await readCards(
        viewer,
        database,
        itemNoun,
        owner,
        [...new Set(itemIds)],
        services.signer,
      );
      return { learned: learned.lines, items };
    },
  }),

  handle('forgetLolaTaste', {
    async run({ input, viewer, database, services }) {
      const { owner, keys } = input;
      const now = services.now();
      const { learned } = await readKnowledge(viewer, database, owner, dayOf(now));
      // What is not learned leaves no row behind.
      const known = new Set(learned.lines.map(({ key }) => key));
      const asked = keys && keys.filter((key) => known.has(key));
      await forgetTaste(viewer, database, { owner, keys: asked }, now);
      return {};
    },
  }),
];

/** The day's outfits: those that were laid out in the morning while they can be worn, else new ones. */
async function findDayRows(
  viewer: Viewer,
  services: JobServices,
  { owner, today }: { owner: string; today: string },
) {
  const { database } = services.open;
  const known = await readKnowledge(viewer, database, owner, today);
  const morning = await findMorning(viewer, database, owner);
  if (morning?.rows && morning.readyDay === today) {
    const settled = new Set([...known.learned.taste.cores, ...known.keptCores]);
    const rows = wearableRows(morning.rows, known.pieces, settled);
    if (rows.length > 0) return rows;
  }
  return layOutDay(viewer, services, owner, today, known);
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
