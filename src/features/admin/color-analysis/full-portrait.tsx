import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { usePageCover } from '#lib/use-page-cover.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './full-portrait.module.css';

/** A portrait over the page, each of its pixels one of the page's; closed by Escape and by the host's back. */
export function FullPortrait({
  url,
  name,
  onClose,
}: {
  url: string;
  name: string;
  onClose(): void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackInterceptor(true, onClose);
  usePageCover(true);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.full} aria-label={name} onClose={onClose}>
      <IconButton label="Close" raised className={styles.close ?? ''} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
      <img src={url} alt={name} />
    </dialog>
  );
}
