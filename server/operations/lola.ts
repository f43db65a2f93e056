import type { LolaBoard } from '#contract/schemas/lola.ts';
import { answerLola } from '../answer-lola.ts';
import type { Database } from '../database/database.ts';
import { handle } from '../operation.ts';
import { readItemCards } from '../repositories/items.ts';
import { forgetTaste, noteTaste, readTasteNotes } from '../repositories/lola-notes.ts';
import { deleteTurns, keepTurn, readTurns } from '../repositories/lola-turns.ts';
import { readStylistWardrobe, readTasteOfDoings } from '../repositories/stylist-wardrobe.ts';
import { toBoard, toRequest } from '../stylist/ask.ts';
import { suggestOutfits } from '../stylist/choice/suggest.ts';
import { swapPiece } from '../stylist/choice/swap.ts';
import { learn } from '../stylist/learning.ts';
import { readWardrobe } from '../stylist/read-wardrobe.ts';
import { anyRequest, type Occasion } from '../stylist/request.ts';
import type { Viewer } from '../viewer.ts';

/** The occasions of the day's suggestions, in their order, and how many outfits of each. */
const dailyOccasions: readonly Occasion[] = ['Everyday', 'Work', 'Evening', 'Outdoors'];
const dailyCount = 4;
const mostSwaps = 8;

/** `lola/query` and `lola/manage`. */
export const lolaOperations = [
  handle('fetchLolaOutfitSuggestions', {
    // Reading and choosing take a tenth of a second of a thousand garments, which no transaction should wait for.
    async prepare(call) {
      const { input, viewer, services } = call;
      const { owner, today } = input;
      const known = await readEverything(viewer, services.open.database, owner, today);
      return answerLola(call, known);
    },
    async run({ input, viewer, database, services, prepared }) {
      const turn = await keepTurn(viewer, database, input.owner, prepared);
      const itemIds = shownIn(turn.boards, turn.conflicts);
      const items = await readItemCards(viewer, database, input.owner, itemIds, services.signer);
      return { turn, items };
    },
  }),

  handle('getLolaTurns', {
    async run({ input, viewer, database, services }) {
      const turns = await readTurns(viewer, database, input.owner);
      const itemIds = [
        ...new Set(turns.flatMap(({ boards, conflicts }) => shownIn(boards, conflicts))),
      ];
      const items = await readItemCards(viewer, database, input.owner, itemIds, services.signer);
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
      const { pieces, learned } = await readEverything(viewer, database, owner, today);
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
        items: await readItemCards(viewer, database, owner, swapIds, services.signer),
      };
    },
  }),

  handle('getLolaSuggestions', {
    async run({ input, viewer, database, services }) {
      const { owner, today } = input;
      const { pieces, learned } = await readEverything(viewer, database, owner, today);
      const rows = dailyOccasions.map((occasion) => {
        const seed = `${today} ${occasion}`;
        const request = { ...anyRequest, taste: learned.taste, occasion, count: dailyCount, seed };
        const { outfits } = suggestOutfits(pieces, { ...request, restDays: 2 }, learned.weights);
        return { occasion, boards: outfits.map(toBoard) };
      });
      const itemIds = [...new Set(rows.flatMap(({ boards }) => shownIn(boards, [])))];
      return {
        rows: rows.filter(({ boards }) => boards.length > 0),
        items: await readItemCards(viewer, database, owner, itemIds, services.signer),
      };
    },
  }),

  handle('noteLolaTaste', {
    async run({ input, viewer, database }) {
      await noteTaste(viewer, database, input);
      return {};
    },
  }),

  handle('getLolaTaste', {
    async run({ input, viewer, database, services }) {
      const { owner } = input;
      const today = dayOf(services.now());
      const { learned, pieces } = await readEverything(viewer, database, owner, today);
      const own = new Set(pieces.map(({ id }) => id));
      const itemIds = learned.lines.flatMap(({ key }) =>
        /^(pair|outfit) /.test(key) ? key.split(' ').filter((id) => own.has(id)) : [],
      );
      const items = await readItemCards(
        viewer,
        database,
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
      const { learned } = await readEverything(viewer, database, owner, dayOf(now));
      // What is not learned leaves no row behind.
      const known = new Set(learned.lines.map(({ key }) => key));
      const asked = keys && keys.filter((key) => known.has(key));
      await forgetTaste(viewer, database, { owner, keys: asked }, now);
      return {};
    },
  }),
];

/** The owner's wardrobe as the stylist knows it, and what she learned of them. */
async function readEverything(viewer: Viewer, database: Database, owner: string, today: string) {
  const garments = await readStylistWardrobe(viewer, database, owner, today);
  const pieces = readWardrobe(garments);
  const notes = await readTasteNotes(viewer, database, owner);
  const doings = await readTasteOfDoings(viewer, database, owner);
  const events = [...notes.events, ...doings].filter(({ atMs }) => atMs > notes.allForgottenMs);
  return { garments, pieces, learned: learn(events, pieces, notes.forgotten) };
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
