import { User } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { type PreparedPicture, preparePicture } from '#api/upload-queue/form-photos.ts';
import { LateCodeError } from '#lib/late-code.ts';
import { Button } from '#ui/button.tsx';
import styles from './profile-photo-field.module.css';

/** The picture of the user: picked, made small on the device, and saved with the form. */
export function ProfilePhotoField({
  imageUrl,
  photo,
  error,
  onChange,
}: {
  imageUrl: string | null;
  photo: PreparedPicture | null | undefined;
  error: string | undefined;
  onChange(photo: PreparedPicture | null): void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const preview = usePreview(photo);
  const shown = photo === null ? null : (preview ?? imageUrl);
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    try {
      onChange(await preparePicture(file, { kind: 'profile-photo' }));
    } catch (error) {
      setFault(
        error instanceof LateCodeError
          ? 'This did not load. Check your connection and try again.'
          : 'That picture cannot be used. Try another one.',
      );
    }
    setBusy(false);
  };
  return (
    <div className={styles.row} data-field="" data-fault={error && ''}>
      <span className={styles.disc}>
        {shown ? <img src={shown} alt="You" /> : <User aria-hidden="true" />}
      </span>
      <div className={styles.actions}>
        <Button kind="secondary" size="small" busy={isBusy} onClick={() => picker.current?.click()}>
          {shown ? 'Change photo' : 'Add a photo'}
        </Button>
        {shown && (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
        {(fault ?? error) && (
          <p className={styles.fault} role="alert">
            {fault ?? error}
          </p>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label="Photo of you"
        onChange={(event) => void take(event)}
      />
    </div>
  );
}

/** An address for a photo that only this device has yet. */
function usePreview(photo: PreparedPicture | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!photo) return;
    const made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.contentType }));
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [photo]);
  return address;
}
