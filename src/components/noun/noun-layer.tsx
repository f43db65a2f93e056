import { late } from '#ui/late.tsx';
import type { Noun } from './noun.ts';
import { countOf } from './noun-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

const AddToWardrobes = late(
  'layer',
  async () => (await import('./add-to-wardrobes.tsx')).AddToWardrobes,
);
const PlanDaysSheet = late(
  'layer',
  async () => (await import('../plan-days-sheet.tsx')).PlanDaysSheet,
);
const GroupSheet = late('layer', async () => (await import('../group-sheet.tsx')).GroupSheet);

/** The name of a layer that may lie over a screen for some of a noun. */
export type LayerName = 'wardrobes' | 'plan' | 'groups';

/** The layer that is open for some of a noun: it puts them into wardrobes, plans them, or groups them. */
export function NounLayer({
  noun,
  owner,
  ids,
  open,
  hangsIn = [],
  planWords = ids.length === 1 ? null : countOf(noun, ids.length),
  onClose,
  onDone,
}: {
  noun: Noun;
  owner: string;
  ids: string[];
  open: LayerName | null;
  /** The wardrobes in which all of them are already. */
  hangsIn?: readonly string[];
  /** The words for what is planned; null of one, whose name is in sight. */
  planWords?: string | null;
  onClose(): void;
  onDone?(): void;
}) {
  const forgetGone = useForgetGone(noun, owner);
  const ends = { onClose, ...(onDone && { onDone }) };
  if (open === 'wardrobes')
    return <AddToWardrobes noun={noun} owner={owner} ids={ids} hangsIn={hangsIn} {...ends} />;
  if (open === 'plan') {
    return (
      <PlanDaysSheet
        owner={owner}
        what={noun.planOf(ids)}
        words={planWords}
        onFailed={forgetGone}
        {...ends}
      />
    );
  }
  if (open === 'groups' && noun.groups) {
    const words = countOf(noun, ids.length);
    return <GroupSheet groups={noun.groups} chosen={ids} words={words} {...ends} />;
  }
  return null;
}
