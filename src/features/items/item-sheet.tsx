import { useState } from 'react';
import { saveItem } from '#api/items.ts';
import { DraftNotice } from '#components/draft-notice.tsx';
import { FormFault } from '#components/form-fault.tsx';
import { refusalWords } from '#components/refusal-words.ts';
import { useForm } from '#components/use-form.ts';
import { useFormPhotos } from '#components/use-form-photos.ts';
import { maxItemPhotos } from '#contract/rules/item-attributes.ts';
import { changePhotos } from '#contract/rules/item-photos.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { changedAttributes } from './changed-attributes.ts';
import { type DraftPhotos, itemDraft, itemFieldsOf } from './item-draft.ts';
import { itemWords, tooManyPhotos } from './item-faults.ts';
import { ItemForm } from './item-form.tsx';
import { ItemPhotos } from './item-photos.tsx';
import { photosAfter, withPhoto } from './photo-changes.ts';

/** The changes of the photos as they are sent: without what another device has done meanwhile. */
function photoInput(item: ItemDetails, { added, removed, order }: DraftPhotos) {
  const shown = item.images.map(({ imageId }) => imageId);
  const gone = removed.filter((imageId) => shown.includes(imageId));
  return {
    ...(added.length > 0 ? { imageIds: [...added] } : {}),
    ...(gone.length > 0 ? { removedImageIds: gone } : {}),
    ...(order ? { imageOrder: changePhotos(shown, { added, removed, order }) } : {}),
  };
}

/** Changes an item: its photos and every attribute. The draft saves itself until it is saved. */
export function ItemSheet({ item, onClose }: { item: ItemDetails; onClose(): void }) {
  const [photoFault, setPhotoFault] = useState<string | null>(null);
  const { ownerId: owner, itemId } = item;
  const saved = itemFieldsOf(item);
  const form = useForm({
    saved,
    draft: { kind: itemDraft, userId: owner, id: itemId },
    call: saveItem,
    input: (fields, { photos }) => ({
      owner,
      itemId,
      changes: changedAttributes(item, fields),
      ...(photos ? photoInput(item, photos) : {}),
    }),
    check: ({ photos }) => ({
      ...(photosAfter(item, photos).length > maxItemPhotos ? { photos: tooManyPhotos } : {}),
    }),
    words: itemWords,
    onDone() {
      form.forget();
      onClose();
    },
    onProblem({ kind }) {
      if (kind !== 'forbidden' || !form.changes.photos) return;
      // What nothing named for a day is not kept (docs/design/product-rules.md, Photos).
      changePhotoDraft((now) => ({ ...now, added: [], pictures: {} }));
      setPhotoFault('The photos you added are too old by now. Add them again.');
    },
  });
  /** Takes a function, since another change may come before a photo has been sent. */
  const changePhotoDraft = (by: (changes: DraftPhotos) => DraftPhotos) =>
    form.change((now) => ({ photos: by(now.photos ?? saved.photos) }));
  const onTheWay = useFormPhotos({ kind: 'item-photo', itemId }, (sent) => {
    changePhotoDraft((now) => withPhoto(item, now, sent));
    return form.flush();
  });
  const { refusal, isStopped, isSending } = onTheWay;
  const told =
    photoFault ??
    (refusal && refusalWords[refusal]) ??
    (isStopped ? 'This photo did not get through. Try again.' : null) ??
    form.faults.photos ??
    null;
  const add = (files: File[]) => {
    setPhotoFault(null);
    void onTheWay.add(files);
  };
  const discard = () => {
    form.discard();
    setPhotoFault(null);
  };
  return (
    <Sheet
      title="Edit piece"
      onClose={onClose}
      isRoute
      foot={
        <>
          <FormFault problem={told ? null : form.rest} isKept />
          {form.isChanged && !form.isPending && (
            <Button kind="secondary" onClick={discard}>
              Discard
            </Button>
          )}
          <Button type="submit" form="item-form" busy={form.isPending || isSending}>
            Save
          </Button>
        </>
      }
    >
      <form {...form.props} id="item-form">
        <DraftNotice isShown={form.cameBack} />
        <ItemPhotos
          item={item}
          changes={form.values.photos}
          onTheWay={onTheWay}
          fault={told}
          onAdd={add}
          onChange={changePhotoDraft}
        />
        <ItemForm
          owner={owner}
          createDate={item.createDate}
          likely={item.category ? [] : (item.images[0]?.likelyCategories.slice(0, 3) ?? [])}
          value={form.values}
          faults={form.faults}
          onChange={form.change}
        />
      </form>
    </Sheet>
  );
}
