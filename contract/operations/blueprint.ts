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
  sendColorAnalysis: { ...own, verb: 'save', kind: 'write', spoils },
  deleteColorAnalysis: { ...own, verb: 'save', kind: 'write', spoils },
  saveAnalysisAnswers: { ...own, verb: 'save', kind: 'write', spoils },
} as const satisfies OperationTable;
