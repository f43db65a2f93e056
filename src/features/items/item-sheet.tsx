import { type FormEvent, useState } from 'react';
import { useSaveItem } from '#api/items.ts';
import type { ItemAttributes, ItemDetails } from '#contract/schemas/item.ts';
import { AppError } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { changedAttributes } from './changed-attributes.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { useItemDraft } from './use-item-draft.ts';

/** Changes an item: its photos and every attribute. The draft saves itself until it is saved. */
export function ItemSheet({ item, onClose }: { item: ItemDetails; onClose(): void }) {
  const { draft, change, forget } = useItemDraft(item);
  // Null while the photos are as saved.
  const [imageIds, setImageIds] = useState<readonly string[] | null>(null);
  const [isSending, setSending] = useState(false);
  const savedIds = item.images.map(({ imageId }) => imageId);
  const [faults, setFaults] = useState<Partial<Record<keyof ItemAttributes, string>>>({});
  const save = useSaveItem({
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.title.trim()) {
      setFaults({ title: 'Give it a name.' });
      return;
    }
    const { ownerId: owner, itemId } = item;
    save.mutate(
      {
        owner,
        itemId,
        changes: changedAttributes(item, draft),
        ...(imageIds ? { imageIds: [...imageIds] } : {}),
      },
      {
        onError: (error) => {
          if (!(error instanceof AppError)) return;
          const named = Object.keys(error.fields).map((field) => field.replace(/^changes\./, ''));
          setFaults(Object.fromEntries(named.map((field) => [field, 'This cannot be used.'])));
        },
      },
    );
  };
  return (
    <Sheet
      title="Edit piece"
      onClose={onClose}
      isRoute
      foot={
        <Button type="submit" form="item-form" busy={save.isPending || isSending}>
          Save item
        </Button>
      }
    >
      <ItemPhotos
        item={item}
        imageIds={imageIds ?? savedIds}
        isSending={isSending}
        onSending={setSending}
        onChange={(change) => setImageIds((now) => change(now ?? savedIds))}
      />
      <form id="item-form" onSubmit={submit} noValidate>
        <ItemForm
          owner={item.ownerId}
          value={draft}
          faults={faults}
          onChange={(changes) => {
            setFaults({});
            change(changes);
          }}
        />
      </form>
    </Sheet>
  );
}
