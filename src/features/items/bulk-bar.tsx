import { FolderMinus, FolderPlus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  itemCards,
  useAddToWardrobes,
  useDeleteItems,
  useRemoveFromWardrobes,
  useRestoreItems,
} from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { hasKeyboardNoPlace } from '#ui/keyboard-place.ts';
import { late } from '#ui/late.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './bulk-bar.module.css';
import { clearSelection, selection } from './selection-store.ts';
import { useForgetGone } from './use-forget-gone.ts';

const WardrobePicker = late(
  'layer',
  async () => (await import('./wardrobe-picker.tsx')).WardrobePicker,
);

/** How long it can be taken back that pieces went, in milliseconds (product.md, Items). */
const undoMs = 10_000;

/** What can be done with the chosen items; takes the place of the floating buttons. */
export function BulkBar({ owner, wardrobeId }: { owner: string; wardrobeId: string | null }) {
  const { itemIds } = useSnapshot(selection);
  const [isPicking, setPicking] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBackInterceptor(true, clearSelection);
  useEffect(() => {
    // What was pressed is gone with the list's other buttons.
    if (hasKeyboardNoPlace()) bar.current?.focus();
    const leave = (event: KeyboardEvent) => {
      const isOverlaid = document.querySelector(
        '[role="dialog"], [role="alertdialog"], [role="menu"]',
      );
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlaid) clearSelection();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, []);
  const restore = useRestoreItems();
  const remove = useDeleteItems({
    onSuccess: ({ itemIds: deleted }) => {
      clearSelection();
      showToast({
        title: deleted.length === 1 ? 'Piece deleted' : `${deleted.length} pieces deleted`,
        durationMs: undoMs,
        action: { label: 'Undo', onPress: () => restore.mutate({ owner, itemIds: deleted }) },
      });
    },
  });
  const putBack = useAddToWardrobes();
  const takeOut = useRemoveFromWardrobes({
    onSuccess: (_output, taken) => {
      clearSelection();
      const count = taken.itemIds.length;
      showToast({
        title: count === 1 ? 'Piece taken out' : `${count} pieces taken out`,
        durationMs: undoMs,
        action: { label: 'Undo', onPress: () => putBack.mutate(taken) },
      });
    },
  });
  const forgetGone = useForgetGone(owner);
  const count = itemIds.length;
  const chosen = [...itemIds];
  return (
    <div className={styles.place}>
      <section ref={bar} tabIndex={-1} className={styles.bar} aria-label="Chosen pieces">
        <Pile owner={owner} itemIds={chosen} />
        <p className={styles.count} role="status" aria-live="polite">
          {count} selected
        </p>
        <div className={styles.actions}>
          <BarButton
            label="Add to wardrobe"
            disabled={count === 0}
            onPress={() => setPicking(true)}
          >
            <FolderPlus aria-hidden="true" />
          </BarButton>
          {wardrobeId && (
            <BarButton
              label="Take out"
              disabled={count === 0 || takeOut.isPending}
              onPress={() =>
                takeOut.mutate(
                  { owner, itemIds: chosen, wardrobeIds: [wardrobeId] },
                  { onError: forgetGone },
                )
              }
            >
              <FolderMinus aria-hidden="true" />
            </BarButton>
          )}
          <BarButton
            label="Delete"
            disabled={count === 0 || remove.isPending}
            onPress={() => remove.mutate({ owner, itemIds: chosen }, { onError: forgetGone })}
          >
            <Trash2 aria-hidden="true" />
          </BarButton>
        </div>
        <IconButton label="Stop selecting" className={styles.close ?? ''} onClick={clearSelection}>
          <X aria-hidden="true" />
        </IconButton>
      </section>
      {isPicking && (
        <WardrobePicker
          owner={owner}
          itemIds={chosen}
          hangsIn={wardrobeId ? [wardrobeId] : []}
          onClose={() => setPicking(false)}
          onDone={clearSelection}
        />
      )}
    </div>
  );
}

function BarButton({
  label,
  disabled,
  onPress,
  children,
}: {
  label: string;
  disabled: boolean;
  onPress(): void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.action}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onPress()}
    >
      {children}
      <span>{label}</span>
    </button>
  );
}

/** The last few of them, stacked. */
function Pile({ owner, itemIds }: { owner: string; itemIds: string[] }) {
  const last = itemIds.slice(-5);
  const { cards } = itemCards.useCards(owner, last, 0, last.length - 1, {
    isAside: true,
  });
  return (
    <span className={styles.pile} aria-hidden="true">
      {last.map((itemId) => (
        <span key={itemId}>
          <ItemPicture image={cards.get(itemId)?.image ?? null} alt="" sizes="40px" inset="small" />
        </span>
      ))}
    </span>
  );
}
