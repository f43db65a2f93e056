import type { OperationTable } from './descriptor.ts';
import { anyone, member } from './traits.ts';

const own = { service: 'blueprint', ...member, sight: 'owner', needs: 'styleBlueprint' } as const;

const whole = {
  ...own,
  verb: 'query',
  kind: 'read',
  needs: 'wholeBlueprint',
  whileStoodIn: 'open',
} as const;

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
  getAnalysisData: {
    ...own,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    provides: ['GetAnalysisData'],
  },
  getBlueprintPreview: {
    service: 'blueprint',
    verb: 'query',
    kind: 'read',
    ...anyone,
    whileStoodIn: 'open',
    needs: 'styleBlueprint',
    perMinute: 60,
  },
  getStyleBlueprintCover: { ...whole, provides: ['GetStyleBlueprintCover'] },
  getPersonalityAnalysisData: { ...whole, provides: ['GetPersonalityAnalysisData', 'GetItems'] },
  getColorAnalysisData: { ...whole, provides: ['GetColorAnalysisData', 'GetItems'] },
  getBodyShapeAnalysisData: { ...whole, provides: ['GetBodyShapeAnalysisData', 'GetItems'] },
  deleteColorAnalysis: { ...own, verb: 'save', kind: 'write', spoils },
  sendColorAnalysis: { ...own, verb: 'save', kind: 'write', spoils },
  saveAnalysisAnswers: { ...own, whileStoodIn: 'open', verb: 'save', kind: 'write', spoils },
  getWardrobeScores: {
    ...own,
    whileStoodIn: 'open',
    verb: 'query',
    kind: 'read',
    needs: 'wholeBlueprint',
    // Whatever changes an item, or says that it was worn, spoils the second.
    provides: ['GetStyleBlueprintCover', 'GetItems'],
  },
} as const satisfies OperationTable;
