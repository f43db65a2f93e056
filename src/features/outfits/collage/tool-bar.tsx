import { ariaKeys, barCommands, type EditorActs, type EditorView } from './commands.ts';
import styles from './tool-bar.module.css';

/** What is done most to the chosen layers. */
export function ToolBar({ view, acts }: { view: EditorView; acts: EditorActs }) {
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
