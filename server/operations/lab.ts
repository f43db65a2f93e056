import { isUnlocked } from '#contract/rules/capabilities.ts';
import { Refusal } from '../foundation/refusal.ts';
import { ownCards, readOwnGarments } from '../procedures/blueprint-results.ts';
import { labCard, labPiece, ownPieces, pointsOf } from '../procedures/lab-pieces.ts';
import { keepLabReading, readLabReadings } from '../repositories/lab-readings.ts';
import { handle } from './operation.ts';

/** `lab/query` and `lab/save`. */
export const labOperations = [
  handle('getLab', {
    async run({ scope, database, services }) {
      const { lab } = await services.content.read(database);
      const readings = await readLabReadings(scope, database);
      const hasCircle = isUnlocked('masterClasses', scope.actor);
      return {
        pieces: lab.map((piece) => labCard(piece, hasCircle, readings.get(piece.pieceId))),
      };
    },
  }),

  handle('getLabPiece', {
    async run({ input: { pieceId }, scope, database, services }) {
      const { lab } = await services.content.read(database);
      const found = lab.find((piece) => piece.pieceId === pieceId);
      if (!found) throw new Refusal('not-found', 'no such piece of the Style Lab');
      const readings = await readLabReadings(scope, database);
      const hasCircle = isUnlocked('masterClasses', scope.actor);
      const points = pointsOf(found);
      const today = services.now().toISOString().slice(0, 10);
      const garments = points.length > 0 ? await readOwnGarments(scope, database, today) : [];
      const idsOf = new Map(points.map((says) => [says, ownPieces(says.pieces, garments)]));
      const ids = [...new Set([...idsOf.values()].flat())];
      const cards = await ownCards(scope, database, services.signer, ids);
      const cardOf = new Map(cards.map((card) => [card.itemId, card]));
      return {
        piece: labPiece(found, hasCircle, readings.get(pieceId), (says) =>
          (idsOf.get(says) ?? []).flatMap((id) => cardOf.get(id) ?? []),
        ),
      };
    },
  }),

  handle('saveLabReading', {
    async run({ input: { pieceId, isSaved, read }, scope, database, services }) {
      const { lab } = await services.content.read(database);
      if (!lab.some((piece) => piece.pieceId === pieceId)) {
        throw new Refusal('not-found', 'no such piece of the Style Lab');
      }
      const change = { isSaved, read };
      const kept = await keepLabReading(scope, database, pieceId, change, services.now());
      return { reading: { ...kept, read: [...kept.read] } };
    },
  }),
];
