import type { OperationTable } from './descriptor.ts';

const desk = { service: 'admin', access: 'staff' } as const;
const read = { ...desk, verb: 'query', kind: 'read' } as const;

/** What is shown changes for everybody, staff who look at it too. */
const spoils = [
  'GetContent',
  'GetLab',
  'GetAnalysisData',
  'GetPersonalityAnalysisData',
  'GetColorAnalysisData',
  'GetBodyShapeAnalysisData',
  'GetStyleBlueprintCover',
] as const;

/** The operations on the texts of Hem. */
export const contentTable = {
  getContentSlots: { ...read, provides: ['GetContent'] },
  getContent: { ...read, provides: ['GetContent'] },
  getContentVersion: read,
  // Typing that rests for 120 ms each time asks at most so often.
  previewContent: { ...read, perMinute: 500 },
  saveContentDraft: { ...desk, verb: 'save', kind: 'write', spoils: ['GetContent'] },
  publishContent: { ...desk, verb: 'save', kind: 'write', spoils },
  takeDownContent: { ...desk, verb: 'save', kind: 'write', spoils },
  scheduleContent: { ...desk, verb: 'save', kind: 'write', spoils: ['GetContent'] },
} as const satisfies OperationTable;
