import { blueprintGenderKeys } from '#contract/rules/blueprint.ts';
import { areaOf, blueprintSlots } from '#contract/rules/content-slots.ts';
import type { ContentSlotState } from '#contract/schemas/content.ts';

/** How far a text is, by what counts most. */
export type SlotMark = 'draft' | 'scheduled' | 'published' | 'missing';

/** The words for each mark. */
export const markWords: Record<SlotMark, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  missing: 'Missing',
};

/** How far a text is; one that is not known is missing. */
export function markOf(state: ContentSlotState | undefined): SlotMark {
  if (state?.drafts.length) return 'draft';
  if (state?.scheduled) return 'scheduled';
  return state?.isPublished ? 'published' : 'missing';
}

const labels = new Map(
  blueprintGenderKeys.flatMap(blueprintSlots).map(({ slot, label }) => [slot, label]),
);

/** The name of a text's place, in words. */
export function slotLabel(slot: string, title: string | null): string {
  const name = slot.split('/')[2]!.replaceAll('-', ' ');
  return labels.get(slot) ?? title ?? name.charAt(0).toUpperCase() + name.slice(1);
}

const today = () => new Date().toISOString().slice(0, 10);

const head = (title: string) => `---
title: ${JSON.stringify(title)}
line: 
date: ${today()}
access: free
`;
const twoGarments = 'picture: { garments: [coat-camel, scarf-wool] }';

/**
 * What a text begins as that nobody wrote yet: its form, without a word that could be published by mistake. `name` is what
 * its author called it.
 */
export function templateOf(slot: string, name: string | null = null): string {
  const area = areaOf(slot);
  if (area === 'styles') {
    return `---
name: 
line: 
---

`;
  }
  const title = slotLabel(slot, name);
  if (area === 'classes') {
    const chapter = `  - ${twoGarments}\n    step: \n`;
    const text = ['One', 'Two', 'Three', 'Four'].map((name) => `## ${name}\n`).join('\n');
    return `${head(title)}${twoGarments}\nchapters:\n${chapter.repeat(4)}---\n\n${text}`;
  }
  if (area === 'reports') {
    return `${head(title)}kind: trend\n${twoGarments}\n---\n\n## Where it comes from\n`;
  }
  return `${head(title)}board:
  - { garment: tee-white, left: 28, top: 30, height: 40 }
  - { garment: jeans-indigo, left: 74, top: 50, height: 78 }
moves:
  - { title: One, text: }
  - { title: Two, text: }
  - { title: Three, text: }
---

`;
}
