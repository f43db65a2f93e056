import { Copy } from 'lucide-react';
import { useManyNow } from '#api/noun.ts';
import { showToast } from '#ui/toasts.ts';
import type { ComposedNoun } from './noun.ts';
import { NounBulkBar } from './noun-bulk-bar.tsx';
import { countOf } from './noun-words.ts';
import { useForgetGone } from './use-forget-gone.ts';

/** The bar of actions on the chosen ones of a noun that is composed of pieces. */
export function ComposedBulkBar<Card>({
  noun,
  owner,
  wardrobeId,
  all,
}: {
  noun: ComposedNoun<Card>;
  owner: string;
  wardrobeId: string | null;
  /** Every id of the list, in order. */
  all: readonly string[];
}) {
  const { selection } = noun;
  const duplicate = useManyNow(noun, 'duplicate', {
    onError: useForgetGone(noun, owner),
    onSuccess({ ids: { length } }) {
      selection.clear();
      showToast({ title: length === 1 ? 'Copied' : `${countOf(noun, length)} copied` });
    },
  });
  return (
    <NounBulkBar
      noun={noun}
      owner={owner}
      wardrobeId={wardrobeId}
      all={all}
      actions={({ plan, group, wardrobe, takeOut, remove }) => [
        plan,
        group,
        wardrobe,
        ...takeOut,
        {
          label: 'Copy',
          icon: <Copy aria-hidden="true" />,
          isBusy: duplicate.isPending,
          onPress: () => duplicate.mutate({ owner, ids: [...selection.state.ids] }),
        },
        remove,
      ]}
    />
  );
}
