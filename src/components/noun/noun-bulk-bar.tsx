import { CalendarPlus, FolderMinus, FolderPlus, Tags, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type BulkAction, BulkBar, pileSize } from '../list/bulk-bar.tsx';
import type { NounOf } from './noun.ts';
import { type LayerName, NounLayer } from './noun-layer.tsx';
import { useDelete } from './use-delete.ts';
import { useTakeOut } from './use-take-out.ts';

/** The actions on the chosen ones of any noun, to be put in order with what its room adds. */
export interface NounActions {
  wardrobe: BulkAction;
  /** None outside of a wardrobe. */
  takeOut: BulkAction[];
  plan: BulkAction;
  group: BulkAction;
  remove: BulkAction;
}

/** The bar of actions on the chosen ones of a noun. */
export function NounBulkBar<Card>({
  noun,
  owner,
  wardrobeId,
  all,
  planWords,
  actions,
  children,
}: {
  noun: NounOf<Card>;
  owner: string;
  wardrobeId: string | null;
  /** Every id of the list, in order. */
  all: readonly string[];
  planWords?: string;
  actions(offered: NounActions): readonly BulkAction[];
  /** The layer over the list for an action of the room's own. */
  children?: ReactNode;
}) {
  const { selection, cards: ofNoun, Picture } = noun;
  const ids = [...useSnapshot(selection.state).ids];
  const [open, setOpen] = useState<LayerName | null>(null);
  const last = ids.slice(-pileSize);
  const { cards } = ofNoun.useCards(owner, last, 0, last.length - 1, { isAside: true });
  const remove = useDelete(noun, owner, selection.clear);
  const takeOut = useTakeOut(noun, owner, selection.clear);
  return (
    <BulkBar
      selection={selection}
      label={`Chosen ${noun.words.many}`}
      all={all}
      pictureOf={(id) => {
        const card = cards.get(id);
        return card && <Picture card={card} widthPx={40} />;
      }}
      actions={actions({
        wardrobe: {
          label: 'Wardrobe',
          icon: <FolderPlus aria-hidden="true" />,
          onPress: () => setOpen('wardrobes'),
        },
        takeOut: wardrobeId
          ? [
              {
                label: 'Take out',
                icon: <FolderMinus aria-hidden="true" />,
                isBusy: takeOut.isPending,
                onPress: () => takeOut.mutate(ids, wardrobeId),
              },
            ]
          : [],
        plan: {
          label: 'Plan',
          icon: <CalendarPlus aria-hidden="true" />,
          onPress: () => setOpen('plan'),
        },
        group: {
          label: 'Group',
          icon: <Tags aria-hidden="true" />,
          onPress: () => setOpen('groups'),
        },
        remove: {
          label: 'Delete',
          icon: <Trash2 aria-hidden="true" />,
          isBusy: remove.isPending,
          onPress: () => remove.mutate(ids),
        },
      })}
    >
      <NounLayer
        noun={noun}
        owner={owner}
        ids={ids}
        open={open}
        hangsIn={wardrobeId ? [wardrobeId] : []}
        {...(planWords && { planWords })}
        onClose={() => setOpen(null)}
        onDone={selection.clear}
      />
      {children}
    </BulkBar>
  );
}
