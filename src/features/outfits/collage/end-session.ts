import { type BoardChange, type BoardStep, stepTo } from './board-events.ts';
import { type BoardSession, bring, isHolding, noGuides } from './board-session.ts';

/** Shows what is held where the pointers have brought it by now. */
export function show(session: BoardSession): { session: BoardSession; changes: BoardChange[] } {
  if (!session.isUnshown) return { session, changes: [] };
  const brought = bring(session);
  const { origin: layers, places, guides, board } = brought;
  const { x, y } = session.guides;
  const changes: BoardChange[] = [];
  const isNew = (guides.x !== null && guides.x !== x) || (guides.y !== null && guides.y !== y);
  if (isNew) changes.push({ do: 'haptic', kind: 'selection' });
  if (guides.x !== x || guides.y !== y) changes.push({ do: 'guide', guides });
  changes.push({ do: 'show', layers, places, board });
  return { session: brought, changes };
}

/** Ends what is under way: keeps what was done so far, or leaves all as it was. */
export function end(session: BoardSession, keeps: boolean): BoardStep {
  if (session.kind === 'frame') return stepTo(null, [{ do: 'frame', frame: null }]);
  if (!isHolding(session)) return stepTo(null);
  const { origin, places } = session.isUnshown ? bring(session) : session;
  const changes: BoardChange[] = [
    { do: 'guide', guides: noGuides },
    { do: 'put-back', layers: origin },
  ];
  if (keeps) {
    const kept = new Map(origin.map(({ id }, at) => [id, places[at]!]));
    changes.push({ do: 'place', places: kept });
  }
  return stepTo(null, changes);
}
