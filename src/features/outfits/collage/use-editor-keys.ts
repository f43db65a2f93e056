import { useEffect, useEffectEvent } from 'react';
import { commandOf, type EditorActs, type EditorView } from './commands.ts';

/**
 * Hears the keys while `isOn`; a field, a menu and a dialog have their own. Signs without a modifier act only
 * while the board has the focus: whoever speaks to the device types them by accident (WCAG 2.1.4).
 */
export function useEditorKeys(isOn: boolean, view: EditorView, acts: EditorActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || hasOwnKeys(event)) return;
    const command = commandOf(event);
    if (!command?.isEnabled(view)) return;
    event.preventDefault();
    command.run(view, acts);
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => press(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOn]);
}

const fields = 'input, textarea, select, [role="menu"], [role="dialog"]';

/** Whether what has the focus does something else with this key. */
function hasOwnKeys({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(fields)) return true;
  const isSign = key.length === 1 && !ctrlKey && !metaKey;
  if (isSign && !target.closest('[data-board-keys]')) return true;
  return key.startsWith('Arrow') && target.closest('[data-own-keys]') !== null;
}
