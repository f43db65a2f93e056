import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import styles from './preview-frame.module.css';

/** The views in which a member reads, in pixels of the page. */
export const previewViews = {
  phone: { width: 390, height: 844, scale: 0.655 },
  desktop: { width: 1440, height: 900, scale: 0.36 },
} as const;
export type PreviewView = keyof typeof previewViews;

/**
 * A page within the page, as wide as a phone or a desktop, so that what is shown in it is laid out as it is there. Its
 * buttons work, as from one chapter to the next; its links lead nowhere.
 */
export function PreviewFrame({
  view,
  place,
  children,
}: {
  view: PreviewView;
  /** Another one begins at its top. */
  place: number;
  children: ReactNode;
}) {
  const { width, height, scale } = previewViews[view];
  const { theme } = useSnapshot(host);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const page = frame?.contentDocument ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme is other attributes
  useEffect(() => {
    if (!page) return;
    const { documentElement, head, body } = page;
    for (const { name, value } of document.documentElement.attributes) {
      // By the page's policy a style is set by script, not as an attribute.
      if (name === 'style') documentElement.style.cssText = value;
      else documentElement.setAttribute(name, value);
    }
    const looks = document.head.querySelectorAll('style, link[rel="stylesheet"]');
    const copies = [...looks].map((look) => {
      const copy = look.cloneNode(true) as HTMLElement;
      // The page's policy asks for it, and a copy does not have it.
      copy.nonce = (look as HTMLElement).nonce ?? '';
      return copy;
    });
    head.replaceChildren(...copies);
    body.style.overflowY = 'auto';
    documentElement.lang = document.documentElement.lang;
    page.title = 'Preview';
  }, [page, theme]);
  // Beside the desk's own main part, which has no name.
  useEffect(() => {
    page?.querySelector('main')?.setAttribute('aria-label', 'As a member sees it');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is another page
  useEffect(() => {
    page?.defaultView?.scrollTo?.(0, 0);
  }, [page, place]);
  const stay = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a')) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.holder} style={{ width: width * scale, height: height * scale }}>
      <iframe
        ref={setFrame}
        title="Preview"
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, scale: String(scale) }}
      />
      {page &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: it keeps links in it from leading away
          // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click too
          <div onClickCapture={stay}>{children}</div>,
          page.body,
        )}
    </div>
  );
}
