import { Dialog as Base } from '@base-ui/react/dialog';
import {
  AnimatePresence,
  domMax,
  LazyMotion,
  m,
  useDragControls,
  useReducedMotion,
} from 'framer-motion';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { titleSize } from '#lib/title-size.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { usePageCover } from '#lib/use-page-cover.ts';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { springs } from './motion.ts';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Buttons that stay at the foot. */
  foot?: ReactNode;
  /** Closes it: goes back where the sheet is a URL, else removes it. */
  onClose(): void;
  /** True where the sheet is a URL: history closes it, so no interceptor is laid. */
  isRoute?: boolean;
  /** On a desktop it hangs from the top bar, as wide as its words, instead of standing at the side. */
  isPanel?: boolean;
  /** Whether it fills a phone, with the way out before its title. */
  isFull?: boolean;
  /** Words at the other end of a full one's head that close it too, as *Later*. */
  aside?: string | undefined;
  /** A button at the other end of a full one's head, whose title then stands small between. */
  tool?: ReactNode;
  /** A button at the other end of a full one's head, above its title. */
  corner?: ReactNode;
  /** The element that scrolls, for a list that shows only what is near the view. */
  scroller?: RefObject<HTMLDivElement | null>;
}

/**
 * A panel from below on a phone, from the side on a desktop. On a phone it follows the finger and
 * closes past 90 px or 600 px/s (docs/design/look.md, Motion).
 */
export function Sheet({
  title,
  children,
  foot,
  onClose,
  isRoute = false,
  isPanel = false,
  isFull = false,
  aside,
  tool,
  corner,
  scroller,
}: SheetProps) {
  const [isOpen, setOpen] = useState(true);
  const isStill = useReducedMotion();
  const drag = useDragControls();
  const close = () => setOpen(false);
  useBackInterceptor(isOpen && !isRoute, close);
  usePageCover(true);
  const isWide = window.matchMedia('(min-width: 768px)').matches;
  // Without motion it only fades, in 120 ms; it follows the finger all the same.
  const change = isStill ? { duration: 0.12 } : springs.sheet;
  const away = isStill
    ? { opacity: 0 }
    : isWide
      ? isPanel
        ? { opacity: 0, y: -16 }
        : { x: '100%' }
      : { y: '100%' };
  return (
    <LazyMotion features={domMax}>
      <Base.Root open={isOpen} onOpenChange={(next) => !next && close()}>
        <AnimatePresence onExitComplete={onClose}>
          {isOpen && (
            <Base.Portal keepMounted>
              <Base.Backdrop
                className={styles.scrim}
                render={
                  <m.div
                    initial={{ opacity: 0 }}
                    animate={{ opacity: 1 }}
                    exit={{ opacity: 0 }}
                    transition={change}
                  />
                }
              />
              <Base.Popup
                className={classes(
                  styles.sheet,
                  isPanel && styles.panel,
                  isFull && styles.full,
                  tool !== undefined && styles.tooled,
                )}
                render={
                  <m.div
                    initial={away}
                    animate={{ x: 0, y: 0, opacity: 1 }}
                    exit={away}
                    transition={change}
                    drag={isWide ? false : 'y'}
                    dragControls={drag}
                    dragListener={false}
                    dragConstraints={{ top: 0, bottom: 0 }}
                    dragElastic={{ top: 0, bottom: 0.9 }}
                    onDragEnd={(_event, { offset, velocity }) => {
                      if (offset.y > 90 || velocity.y > 600) close();
                    }}
                  />
                }
              >
                <span
                  className={styles.handle}
                  aria-hidden="true"
                  onPointerDown={(event) => drag.start(event)}
                >
                  <i />
                  <i />
                  <i />
                  <i />
                </span>
                <header className={styles.head} onPointerDown={(event) => drag.start(event)}>
                  <Base.Title
                    className={styles.title}
                    data-size={isFull ? titleSize(title) : undefined}
                  >
                    {title}
                  </Base.Title>
                  <IconButton label="Close" onClick={close}>
                    <X aria-hidden="true" />
                  </IconButton>
                  {tool}
                  {corner && <span className={styles.corner}>{corner}</span>}
                  {aside && (
                    <Button kind="quiet" size="small" className={styles.aside} onClick={close}>
                      {aside}
                    </Button>
                  )}
                </header>
                <div ref={scroller} className={styles.body}>
                  {children}
                </div>
                {foot && <footer className={styles.foot}>{foot}</footer>}
              </Base.Popup>
            </Base.Portal>
          )}
        </AnimatePresence>
      </Base.Root>
    </LazyMotion>
  );
}
