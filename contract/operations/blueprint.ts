import type { OperationTable } from './descriptor.ts';
import { member } from './traits.ts';

const own = { service: 'blueprint', ...member, sight: 'owner', needs: 'styleBlueprint' } as const;

/** Whatever follows from the answers is read again once they change. */
const spoils = [
  'GetAnalysisData',
  'GetPersonalityAnalysisData',
  'GetColorAnalysisData',
  'GetBodyShapeAnalysisData',
  'GetStyleBlueprintCover',
] as const;

/** The operations on a member's Style Blueprint. */
export const blueprintTable = {
  getAnalysisData: { ...own, verb: 'query', kind: 'read', provides: ['GetAnalysisData'] },
  saveAnalysisAnswers: { ...own, verb: 'save', kind: 'write', spoils },
  getWardrobeScores: {
    ...own,
    verb: 'query',
    kind: 'read',
    needs: 'wholeBlueprint',
    // Whatever changes an item, or says that it was worn, spoils the second.
    provides: ['GetStyleBlueprintCover', 'GetItems'],
  },
} as const satisfies OperationTable;
