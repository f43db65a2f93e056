import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import styles from './menu.module.css';

/** One thing that a menu offers. */
export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A second, quieter line. */
  note?: string;
  tone?: 'danger';
  isChosen?: boolean;
  onChoose(): void;
}

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Groups, with a line between them. */
  groups: MenuEntry[][];
  /** Opens at once: for a menu that was loaded by its first press. */
  defaultOpen?: boolean;
  align?: 'start' | 'end';
}

/** A menu under its button; closes by Escape, by a choice, by a press beside it, and by the host's back. */
export function Menu({ trigger, groups, defaultOpen = false, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  useBackInterceptor(isOpen, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Base.Trigger render={trigger} />
      {/* It hangs at the end of the document, outside every landmark of the screen. */}
      <Base.Portal role="region" aria-label="Menu">
        <Base.Backdrop className={styles.around} />
        <Base.Positioner
          className={styles.place}
          sideOffset={8}
          align={align}
          collisionPadding={12}
        >
          <Entries groups={groups} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** A menu at a place of the screen, without a button: that of a long press, or of the right one. */
export function PointMenu({
  at,
  groups,
  onClose,
}: {
  /** In CSS pixels from the view's upper left corner. */
  at: { x: number; y: number };
  groups: MenuEntry[][];
  onClose(): void;
}) {
  useBackInterceptor(true, onClose);
  const anchor = { getBoundingClientRect: () => DOMRect.fromRect({ ...at, width: 0, height: 0 }) };
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()} modal={false}>
      <Base.Portal role="region" aria-label="Menu">
        <Base.Backdrop className={styles.around} />
        <Base.Positioner
          className={styles.place}
          anchor={anchor}
          sideOffset={8}
          align="start"
          collisionPadding={12}
        >
          <Entries groups={groups} />
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Entries({ groups }: { groups: MenuEntry[][] }) {
  return (
    <Base.Popup className={styles.menu}>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <Base.Group key={group.map(({ label }) => label).join()} className={styles.group}>
            {group.map((entry) => (
              <Base.Item
                key={entry.label}
                className={styles.entry}
                data-tone={entry.tone}
                data-chosen={entry.isChosen || undefined}
                onClick={entry.onChoose}
              >
                {entry.icon}
                <span className={styles.label}>{entry.label}</span>
                {entry.note && <span className={styles.note}>{entry.note}</span>}
              </Base.Item>
            ))}
          </Base.Group>
        ))}
    </Base.Popup>
  );
}
