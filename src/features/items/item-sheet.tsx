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
  const { draft, change, photos, arePhotosChanged, changePhotos, forget } = useItemDraft(item);
  const [photoFault, setPhotoFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
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
        ...(arePhotosChanged ? { imageIds: [...photos.imageIds] } : {}),
      },
      {
        onError: (error) => {
          if (!(error instanceof AppError)) return;
          if (error.kind === 'forbidden' && arePhotosChanged) {
            // Photos that nothing named for a day are not kept (product.md): the draft was older.
            changePhotos(({ imageIds }) => ({
              imageIds: imageIds.filter((id) => isOfItem(item, id)),
              pictures: {},
            }));
            setPhotoFault('The photos you added are too old by now. Add them again.');
            return;
          }
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
        photos={photos}
        fault={photoFault}
        onFault={setPhotoFault}
        isSending={isSending}
        onSending={setSending}
        onChange={changePhotos}
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

const isOfItem = ({ images }: ItemDetails, id: string): boolean =>
  images.some(({ imageId }) => imageId === id);
