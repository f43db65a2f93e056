import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useKeepServicePhoto } from '#api/services.ts';
import type { ChosenService } from '#api/store/pending-changes.ts';
import { refusalWords } from '#components/refusal-words.ts';
import { useFormPhotos } from '#components/use-form-photos.ts';
import { mostPhotosOfService } from '#contract/rules/services.ts';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import chip from './service-chip.module.css';
import { ServicePhoto, showHere } from './service-photo.tsx';
import styles from './service-photos.module.css';
import { useWizard } from './wizard-context.ts';

interface PhotosProps {
  service: ChosenService;
  /** Changes the addresses of its photos, from those that it has now. */
  onChange(change: (imageUrls: readonly string[]) => string[]): void;
}

/** Photos that show the studio more: they go through the queue, and their addresses into the cart. */
export function ServicePhotos(props: PhotosProps) {
  // What the server would not keep is tried again from the beginning.
  const [tries, setTries] = useState(0);
  return <Photos key={tries} {...props} onTryAgain={() => setTries(tries + 1)} />;
}

function Photos({ service, onChange, onTryAgain }: PhotosProps & { onTryAgain(): void }) {
  const { flush } = useWizard();
  const { imageUrls, variantId, selectedItem } = service;
  const picker = useRef<HTMLInputElement>(null);
  const [isUnkept, setUnkept] = useState(false);
  const keep = useKeepServicePhoto({ meta: { isHandled: true } });
  const onTheWay = useFormPhotos(
    { kind: 'service-photo', itemId: selectedItem.id, variantId },
    async ({ imageId, picture }) => {
      try {
        const { path } = await keep.mutateAsync({ imageId });
        const address = new URL(path, location.href).href;
        showHere(address, picture);
        onChange((now) => [...now, address]);
        await flush();
      } catch (error) {
        setUnkept(true);
        throw error;
      }
    },
  );
  const room = mostPhotosOfService - imageUrls.length - onTheWay.count;
  const isStopped = isUnkept || onTheWay.isStopped;
  return (
    <>
      <button
        type="button"
        className={chip.chip}
        disabled={room <= 0 || onTheWay.isSending}
        onClick={() => picker.current?.click()}
      >
        {onTheWay.isSending && !isStopped ? (
          <Stitches count={3} busy />
        ) : (
          <ImagePlus aria-hidden="true" />
        )}
        Photo
      </button>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={`Add photos: ${service.name}`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void onTheWay.add(files.slice(0, room));
        }}
      />
      {isStopped && (
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            onTheWay.retry();
            onTryAgain();
          }}
        >
          Try again
        </Button>
      )}
      {onTheWay.refusal && (
        <p className={styles.fault} role="alert">
          {refusalWords[onTheWay.refusal]}
        </p>
      )}
      {imageUrls.length + onTheWay.count > 0 && (
        <ul className={styles.photos}>
          {imageUrls.map((address, index) => (
            <ServicePhoto
              key={address}
              address={address}
              number={index + 1}
              onRemove={() => onChange((now) => now.filter((one) => one !== address))}
            />
          ))}
          {onTheWay.waiting.map(({ id, preview }) => (
            <li key={id} data-sending>
              <img src={preview} alt="On its way to the studio" />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
