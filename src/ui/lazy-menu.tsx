import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';
import type { MenuEntry } from './menu.tsx';

const load = () => import('./menu.tsx');
const Menu = lazy(() => load().then((module) => ({ default: module.Menu })));

/** A menu whose code comes with the first press of its button, or a moment before. */
export function LazyMenu({
  trigger,
  groups,
  align,
}: {
  trigger: ReactElement<{ onClick?(): void; onPointerEnter?(): void; onFocus?(): void }>;
  groups: MenuEntry[][];
  align?: 'start' | 'end';
}) {
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void load();
  const closed = cloneElement(trigger, {
    onClick: () => setWanted(true),
    onPointerEnter: prepare,
    onFocus: prepare,
  });
  if (!isWanted) return closed;
  return (
    <Suspense fallback={trigger}>
      <Menu trigger={trigger} groups={groups} align={align ?? 'end'} defaultOpen />
    </Suspense>
  );
}
