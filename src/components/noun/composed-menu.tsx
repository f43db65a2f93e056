import { Copy, FolderPlus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useManyNow } from '#api/noun.ts';
import { useScope } from '#lib/scope.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import { showToast } from '#ui/toasts.ts';
import type { ComposedNoun } from './noun.ts';
import { type LayerName, NounLayer } from './noun-layer.tsx';
import { type DetailSteps, NounMenu } from './noun-menu.tsx';
import { useForgetGone } from './use-forget-gone.ts';

/** The actions on any noun that is composed of pieces, to be put in order with what its room adds. */
export interface ComposedEntries {
  wardrobe: MenuEntry;
  group: MenuEntry;
  duplicate: MenuEntry;
}

/** The menu of actions on one of a noun that is composed of pieces, besides editing it. */
export function ComposedMenu<Card>({
  noun,
  owner,
  id,
  wardrobes,
  entries,
  ...steps
}: DetailSteps & {
  noun: ComposedNoun<Card>;
  owner: string;
  id: string;
  /** In which it hangs. */
  wardrobes: readonly { wardrobeId: string }[];
  entries(offered: ComposedEntries): MenuEntry[];
}) {
  const navigate = useNavigate();
  const { paths } = useScope();
  const [open, setOpen] = useState<LayerName | null>(null);
  const duplicate = useManyNow(noun, 'duplicate', {
    onError: useForgetGone(noun, owner),
    onSuccess({ ids: [copy] }) {
      if (copy === undefined) return;
      showToast({ title: 'This is the copy' });
      void navigate(noun.pathOf(copy, paths));
    },
  });
  return (
    <>
      <NounMenu
        noun={noun}
        owner={owner}
        id={id}
        {...steps}
        entries={entries({
          wardrobe: {
            label: 'Add to wardrobe',
            icon: <FolderPlus aria-hidden="true" />,
            onChoose: () => setOpen('wardrobes'),
          },
          group: {
            label: 'Group',
            icon: <Tags aria-hidden="true" />,
            onChoose: () => setOpen('groups'),
          },
          duplicate: {
            label: 'Duplicate',
            icon: <Copy aria-hidden="true" />,
            onChoose: () => duplicate.mutate({ owner, ids: [id] }),
          },
        })}
      />
      <NounLayer
        noun={noun}
        owner={owner}
        ids={[id]}
        open={open}
        hangsIn={wardrobes.map(({ wardrobeId }) => wardrobeId)}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
