import {
  type ComponentType,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useMemo,
  useState,
} from 'react';
import type { MenuEntry } from './menu.tsx';

type Trigger = ReactElement<{ onClick?(): void; onPointerEnter?(): void; onFocus?(): void }>;

/** A menu that is opened at once, under its button. */
export interface OpenMenuProps {
  trigger: ReactElement;
  /** Entries of the caller's, above the menu's. */
  own?: MenuEntry[][] | undefined;
}

/** A button whose menu, code and all, comes with its first press, or a moment before. */
export function LazyTrigger({
  trigger,
  own,
  load,
}: {
  trigger: Trigger;
  own?: MenuEntry[][];
  /** Gives the component that shows the menu, opened. */
  load(): Promise<ComponentType<OpenMenuProps>>;
}) {
  const [isWanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded once stays
  const Opened = useMemo(
    () => lazy(() => load().then((component) => ({ default: component }))),
    [],
  );
  const prepare = () => void load();
  if (!isWanted) {
    return cloneElement(trigger, {
      onClick: () => setWanted(true),
      onPointerEnter: prepare,
      onFocus: prepare,
    });
  }
  return (
    <Suspense fallback={trigger}>
      <Opened trigger={trigger} own={own} />
    </Suspense>
  );
}

const loadMenu = () => import('./menu.tsx');
const Menu = lazy(() => loadMenu().then((module) => ({ default: module.Menu })));

/** A menu of known entries, whose code comes with the first press of its button. */
export function LazyMenu({
  trigger,
  groups,
  align,
}: {
  trigger: Trigger;
  groups: MenuEntry[][];
  align?: 'start' | 'end';
}) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadMenu();
  if (!isWanted) {
    return cloneElement(trigger, {
      onClick: () => setWanted(true),
      onPointerEnter: prepare,
      onFocus: prepare,
    });
  }
  return (
    <Suspense fallback={trigger}>
      <Menu trigger={trigger} groups={groups} align={align ?? 'end'} defaultOpen />
    </Suspense>
  );
}
