import { useEffect, useEffectEvent } from 'react';
import { commandOf, type EditorActs, type EditorView } from './commands.ts';

/** Hears the keys while `isOn`; a field, a menu and a dialog have their own. */
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
function hasOwnKeys({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(fields)) return true;
  return key.startsWith('Arrow') && target.closest('[data-own-keys]') !== null;
}
