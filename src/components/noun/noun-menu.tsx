import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import type { Neighbors } from '#lib/neighbors.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { MoreMenuSlot } from '../more-menu-slot.tsx';
import type { Noun } from './noun.ts';
import { useDelete } from './use-delete.ts';

/** The props that a detail's menu gets from its screen, whatever the noun. */
export interface DetailSteps {
  neighbors: Neighbors;
  onGo(to: string): void;
  onDeleted(): void;
}

/** The actions on one of a noun besides editing it: what its room offers, between the steps and its deletion. */
export function NounMenu({
  noun,
  owner,
  id,
  neighbors: { previous, next },
  onGo,
  onDeleted,
  entries,
  beforeDelete = [],
  askFirst = (remove) => remove(),
}: DetailSteps & {
  noun: Noun;
  owner: string;
  id: string;
  entries: MenuEntry[];
  /** The entries that stand with the deletion. */
  beforeDelete?: readonly MenuEntry[];
  /** Deletes it, after a question where there is one. */
  askFirst?(remove: () => void): void;
}) {
  const { one } = noun.words;
  const remove = useDelete(noun, owner, onDeleted);
  const step = (label: string, icon: MenuEntry['icon'], to: string | null) =>
    to ? [{ label, icon, onChoose: () => onGo(to) }] : [];
  // What a swipe does on a phone, for whoever cannot swipe (WCAG 2.5.1).
  const around = [
    ...step(`Next ${one}`, <ChevronRight aria-hidden="true" />, next),
    ...step(`Previous ${one}`, <ChevronLeft aria-hidden="true" />, previous),
  ];
  return (
    <MoreMenuSlot
      raised
      own={[
        ...(around.length > 0 ? [around] : []),
        entries,
        [
          ...beforeDelete,
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onChoose: () => askFirst(() => remove.mutate([id])),
          },
        ],
      ]}
    />
  );
}
