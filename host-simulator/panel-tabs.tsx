import { type ComponentType, useId } from 'react';
import { Stitches } from '#ui/stitches.tsx';
import { DrawingGuard } from './drawing-guard.tsx';
import styles from './panel-tabs.module.css';

/** Panels in one place: a row of tabs, and the panel of the chosen one. */
export function PanelTabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
}: {
  label: string;
  tabs: readonly { readonly name: Name; readonly label: string; readonly panel: ComponentType }[];
  chosen: Name;
  onChoose: (name: NoInfer<Name>) => void;
}) {
  const id = useId();
  const index = tabs.findIndex(({ name }) => name === chosen);
  const Panel = tabs[index]?.panel;
  const step = (key: string) => {
    const delta = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(index + delta + tabs.length) % tabs.length];
    if (!delta || !next) return;
    onChoose(next.name);
    document.getElementById(id + next.name)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            id={id + tab.name}
            type="button"
            role="tab"
            aria-selected={chosen === tab.name}
            aria-controls={`${id}panel`}
            tabIndex={chosen === tab.name ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            onKeyDown={(event) => step(event.key)}
          >
            {tab.label}
            {chosen === tab.name && (
              <Stitches count={Math.max(3, Math.round(tab.label.length * 0.7))} />
            )}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className={styles.panel} role="tabpanel" aria-labelledby={id + chosen}>
        {Panel && (
          <DrawingGuard key={chosen} name={tabs[index]?.label ?? ''}>
            <Panel />
          </DrawingGuard>
        )}
      </div>
    </>
  );
}
