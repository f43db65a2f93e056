import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { findNewVersion, loadAnew, reloadFor } from '#lib/new-version.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { Button } from './button.tsx';
import styles from './late-notice.module.css';

/**
 * The position of a late part: `screen` is a whole screen, `sheet` is in the address, `layer` is not, `inline` is in the
 * flow of a page, `quiet` is not missed if it does not come, and `idle` neither: it loads once the page is idle, after
 * the pictures of the first screen were asked for.
 */
export type LatePosition = 'screen' | 'sheet' | 'layer' | 'inline' | 'quiet' | 'idle';

interface LateNoticeProps {
  position: LatePosition;
  isTrying: boolean;
  onTry(): void;
  onClose: (() => void) | undefined;
}

/**
 * Shown in place of a part whose code did not come. Tries again by itself once the network is back.
 * Where the server has a newer version, whose files are others, the page loads itself anew if the
 * address brings everything back, and asks for it otherwise.
 */
export function LateNotice({ position, isTrying, onTry, onClose }: LateNoticeProps) {
  const { isOnline } = useSnapshot(host);
  const newVersion = useNewVersion(
    isOnline && !isTrying,
    position === 'screen' || position === 'sheet',
  );
  useBackOnline(isOnline, onTry);
  useBackInterceptor(position === 'layer' && onClose !== undefined, () => onClose?.());
  if (position === 'quiet' || position === 'idle') return null;

  const Title = position === 'screen' ? 'h1' : 'h2';
  const { title, text } = wordsFor(isOnline, newVersion !== null);
  const isLayer = position === 'sheet' || position === 'layer';
  const notice = (
    <Notice isLayer={isLayer} onClose={onClose}>
      <div>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>
        <Button size="small" busy={isTrying} onClick={newVersion ? loadAnew : onTry} data-first="">
          {newVersion ? 'Load the new version' : 'Try again'}
        </Button>
        {onClose && (
          <Button kind="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        )}
      </div>
    </Notice>
  );
  // What opened it may stand under other parts of the page.
  if (isLayer) return createPortal(notice, document.body);
  return position === 'screen' ? <main className={styles.screen}>{notice}</main> : notice;
}

function wordsFor(isOnline: boolean, isNew: boolean): { title: string; text: string } {
  if (isNew) return { title: 'Hem was updated', text: 'What you have saved and begun is kept.' };
  return isOnline
    ? { title: 'This did not load', text: 'Check your connection and try again.' }
    : { title: 'You are offline', text: 'This opens once you are back online.' };
}

/** A box of words; as a layer it takes the keyboard, and Escape closes it. */
function Notice({
  isLayer,
  onClose,
  children,
}: {
  isLayer: boolean;
  onClose: (() => void) | undefined;
  children: React.ReactNode;
}) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLayer) return;
    const before = document.activeElement;
    box.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [isLayer]);
  return (
    <section
      ref={box}
      role="alert"
      className={isLayer ? styles.layer : styles.inline}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
      }}
    >
      {children}
    </section>
  );
}

/** Tries again when the network comes back. */
function useBackOnline(isOnline: boolean, onTry: () => void): void {
  const wasOnline = useRef(isOnline);
  const tryNow = useEffectEvent(onTry);
  useEffect(() => {
    if (isOnline && !wasOnline.current) tryNow();
    wasOnline.current = isOnline;
  }, [isOnline]);
}

/** The version that the server has now, if the page is older. `isKept`: a reload loses nothing. */
function useNewVersion(isAsked: boolean, isKept: boolean): string | null {
  const [version, setVersion] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    void findNewVersion().then((found) => {
      if (!isGone && found && !(isKept && reloadFor(found))) setVersion(found);
    });
    return () => {
      isGone = true;
    };
  }, [isAsked, isKept]);
  return version;
}
