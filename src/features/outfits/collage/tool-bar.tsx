import type { ReactNode } from 'react';
import { ariaKeys, barCommands, type EditorActs, type EditorView } from './commands.ts';
import styles from './tool-bar.module.css';

/** The bar of the most used actions on the chosen layers; where none is chosen, on the board. */
export function ToolBar({
  view,
  acts,
  board,
}: {
  view: EditorView;
  acts: EditorActs;
  /** The tools of the board itself. */
  board: ReactNode;
}) {
  if (view.chosen.length === 0) {
    return (
      <div className={styles.bar} data-board="">
        {board}
      </div>
    );
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label="Chosen pieces">
      {barCommands.map((command) => {
        const { name, label, Icon } = command;
        const isOn = command.isEnabled(view);
        return (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-disabled={!isOn || undefined}
            aria-keyshortcuts={ariaKeys(command)}
            onClick={() => isOn && command.run(view, acts)}
          >
            <Icon aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </div>
  );
}
