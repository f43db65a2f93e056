import { areaOf, type ContentArea } from '#contract/rules/content-slots.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';

/** What stands beside the name of a piece of the Style Lab. */
export interface PieceFacts {
  /** *Class, 6 chapters*. */
  kind: string;
  /** Its day in words: *Oct 12*. */
  date: string;
  /** The day it sorts by, `YYYY-MM-DD`. */
  day: string;
}

/** The kinds of texts, as headings of the list. */
export const areaWords: Record<ContentArea, string> = {
  classes: 'Classes',
  reports: 'Reports',
  tips: 'Collage tips',
  styles: 'Styles',
  names: 'Style names',
  palettes: 'Palettes',
  personalities: 'Personalities',
  shapes: 'Shapes',
};

/** Texts by their kinds; of the Style Lab the newest first, and before them what was not shown yet. */
export function groupedSlots(
  states: readonly ContentSlotState[],
  pieces: ReadonlyMap<string, PieceFacts>,
): { title: string; states: ContentSlotState[] }[] {
  const dayOf = ({ slot }: ContentSlotState) => pieces.get(slot)?.day ?? '9999';
  return (Object.keys(areaWords) as ContentArea[]).flatMap((area) => {
    const found = states.filter(({ slot }) => areaOf(slot) === area);
    if (found.length === 0) return [];
    const isOfLab = found[0]!.slot.startsWith('lab/');
    const sorted = isOfLab ? found.sort((a, b) => dayOf(b).localeCompare(dayOf(a))) : found;
    return [{ title: areaWords[area], states: sorted }];
  });
}
