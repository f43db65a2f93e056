import { type FormEvent, useRef, useState } from 'react';
import { useSaveItem } from '#api/items.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { NotSaved } from '#components/not-saved.tsx';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { AppError } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useShownFault } from '#ui/use-shown-fault.ts';
import { changedAttributes } from './changed-attributes.ts';
import { useItemDraft } from './item-draft.ts';
import { faultsOf, type ItemFaults } from './item-faults.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPhotos } from './item-photos.tsx';

/** Changes an item: its photos and every attribute. The draft saves itself until it is saved. */
export function ItemSheet({ item, onClose }: { item: ItemDetails; onClose(): void }) {
  const { draft, change, photos, arePhotosChanged, changePhotos, isChanged, cameBack, forget } =
    useItemDraft(item);
  const [photoFault, setPhotoFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [faults, setFaults] = useState<ItemFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const showFault = useShownFault(form);
  const save = useSaveItem({
    onSuccess: () => {
      forget();
      onClose();
    },
  });
  const told = Object.values(faults).some(Boolean) || photoFault ? null : save.error;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.title.trim()) {
      showFault();
      setFaults({ title: 'Give it a name.' });
      return;
    }
    const unreadable = form.current?.querySelector<HTMLElement>('[data-unreadable]');
    if (unreadable) {
      unreadable.focus();
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
          showFault();
          setFaults(faultsOf(error));
        },
      },
    );
  };
  const discard = () => {
    forget();
    setFaults({});
    setPhotoFault(null);
    save.reset();
  };
  return (
    <Sheet
      title="Edit piece"
      onClose={onClose}
      isRoute
      foot={
        <>
          <NotSaved error={told} />
          {isChanged && !save.isPending && (
            <Button kind="secondary" onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" form="item-form" busy={save.isPending || isSending}>
            Save
          </Button>
        </>
      }
    >
      <DraftNotice isShown={cameBack} />
      <ItemPhotos
        item={item}
        photos={photos}
        fault={photoFault}
        onFault={setPhotoFault}
        isSending={isSending}
        onSending={setSending}
        onChange={changePhotos}
      />
      <form ref={form} id="item-form" onSubmit={submit} noValidate>
        <ItemForm
          owner={item.ownerId}
          value={draft}
          faults={faults}
          onChange={(changes) => {
            setFaults({});
            save.reset();
            change(changes);
          }}
        />
      </form>
    </Sheet>
  );
}

const isOfItem = ({ images }: ItemDetails, id: string): boolean =>
  images.some(({ imageId }) => imageId === id);
