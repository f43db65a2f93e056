import { Brush, Crop, Pencil } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditedPicture } from '#api/upload-queue/edited-photos.ts';
import { DetailTop } from '#components/detail/detail-top.tsx';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import type { ImageDetails } from '#contract/schemas/image.ts';
import type { ItemDetails, ItemFilter } from '#contract/schemas/item.ts';
import { tileKey } from '#lib/carried-picture.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { Pager } from '#ui/pager.tsx';
import { useSaveEdit } from './crop/use-save-edit.ts';
import { byStep } from './gone-piece.tsx';
import styles from './item-hero.module.css';
import { ItemMenu } from './item-menu.tsx';
import { photoAddress } from './photo-changes.ts';
import { usePictureVersion } from './use-picture-version.ts';
import { VersionChoice } from './version-choice.tsx';

const CropLayer = late('layer', async () => (await import('./crop/crop-layer.tsx')).CropLayer);

/** The picture of an item on a wash of its own tone; a swipe goes to the next or the previous one. */
export function ItemHero({
  item,
  neighbors,
  list,
  onEdit,
  onWhere,
}: {
  item: ItemDetails;
  neighbors: Neighbors;
  /** The list that one came from. */
  list: ItemFilter;
  onEdit(): void;
  onWhere(): void;
}) {
  const navigate = useNavigate();
  const { mayChange, paths: rooms } = useScope();
  const [shown, setShown] = useState(0);
  const stored = item.images[Math.min(shown, item.images.length - 1)] ?? null;
  const edited = useEditedPicture(stored);
  const { image, version, choose } = usePictureVersion(
    item,
    edited ? { ...edited, other: null } : stored,
  );
  const [cropped, setCropped] = useState<{ image: ImageDetails; address: string } | null>(null);
  const saveEdit = useSaveEdit(item);
  const address = edited?.urls?.[1600] ?? (stored && photoAddress(stored));
  const go = (to: string) => {
    const toward = to === neighbors.next ? 'next' : 'previous';
    const state = byStep(list, { toward, from: item.itemId });
    void navigate(rooms.item(to), { replace: true, state });
  };
  const { back } = useWayBack(rooms.items());
  return (
    <section
      className={styles.hero}
      style={{ '--tone': image?.treatment?.mat } as CSSProperties}
      aria-label="Photos"
    >
      <DetailTop
        home={rooms.items()}
        middle={<VersionChoice version={version} onChange={choose} />}
      >
        <IconButton label="Edit" raised onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <ItemMenu
          item={item}
          image={image}
          neighbors={neighbors}
          onGo={go}
          onDeleted={back}
          onWhere={onWhere}
        />
      </DetailTop>
      <Pager
        carries={tileKey('item', item.itemId)}
        neighbors={neighbors}
        labels={{ previous: 'Previous piece', next: 'Next piece' }}
        className={styles.picture}
        onGo={go}
      >
        <ItemPicture
          key={image?.imageId}
          image={image}
          alt={describeItem(item)}
          sizes="(min-width: 768px) 56vw, 100vw"
          isEager
        />
      </Pager>
      {mayChange && image?.status === 'ready' && image.cutout && (
        <IconButton
          label={version ? 'Mend the cut-out' : 'Cut out by hand'}
          raised
          className={styles.mend}
          onClick={() => void navigate(paths.cutout(item.itemId, image.imageId))}
        >
          <Brush aria-hidden="true" />
        </IconButton>
      )}
      {mayChange && stored && address && (
        <IconButton
          label="Crop photo"
          raised
          className={styles.crop}
          onClick={() => setCropped({ image: stored, address })}
        >
          <Crop aria-hidden="true" />
        </IconButton>
      )}
      {cropped && (
        <CropLayer
          owner={item.ownerId}
          imageId={cropped.image.imageId}
          address={cropped.address}
          onSave={(file) => saveEdit(cropped.image, file)}
          onClose={() => setCropped(null)}
        />
      )}
      {item.images.length > 1 && (
        <div className={styles.dots}>
          {item.images.map(({ imageId }, index) => (
            <button
              key={imageId}
              type="button"
              aria-label={`Photo ${index + 1} of ${item.images.length}`}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            />
          ))}
        </div>
      )}
    </section>
  );
}
