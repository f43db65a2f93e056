import { type ComponentType, cloneElement, type ReactElement, useState } from 'react';
import { type LatePart, latePart } from './late.tsx';
import type { MenuEntry } from './menu.tsx';

type Trigger = ReactElement<{ onClick?(): void; onPointerEnter?(): void; onFocus?(): void }>;

/** A menu that is opened at once, under its button. */
export interface OpenMenuProps {
  trigger: ReactElement;
  /** Entries of the caller's, above the menu's. */
  own?: MenuEntry[][] | undefined;
}

/** Makes a menu whose code comes with the first press of its button, which stands meanwhile. */
export const lateMenu = <Props extends { trigger: ReactElement }>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> => latePart('layer', load, ({ trigger }) => trigger);

const menu = lateMenu(async () => (await import('./menu.tsx')).Menu);

/** A button whose menu is loaded with its first press, or a moment before; the rest are the menu's props. */
export function LazyTrigger<Props extends object>({
  trigger,
  opened: { Part, load },
  ...rest
}: {
  trigger: Trigger;
  /** The part that shows the menu, opened. */
  opened: LatePart<Props & { trigger: ReactElement }>;
} & Props) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return waitingTrigger(trigger, load, () => setWanted(true));
  const props = { ...rest, trigger } as unknown as Props & { trigger: ReactElement };
  return <Part {...props} onClose={() => setWanted(false)} />;
}

/** A menu of known entries, whose code comes with the first press of its button. */
export function LazyMenu({
  trigger,
  groups,
  align = 'end',
}: {
  trigger: Trigger;
  groups: MenuEntry[][];
  align?: 'start' | 'end';
}) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return waitingTrigger(trigger, menu.load, () => setWanted(true));
  const close = () => setWanted(false);
  return <menu.Part trigger={trigger} groups={groups} align={align} defaultOpen onClose={close} />;
}

function waitingTrigger(trigger: Trigger, load: () => Promise<unknown>, onClick: () => void) {
  // Code that does not come now is loaded when it is wanted, or its failure is shown then.
  const prepare = () => void load().catch(() => {});
  return cloneElement(trigger, { onClick, onPointerEnter: prepare, onFocus: prepare });
}
