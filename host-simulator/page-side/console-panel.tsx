import { Copy, Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '../app-state.ts';
import { copyText } from '../hand-out.ts';
import { clockTime } from '../log/log-words.ts';
import { EndList } from '../messages/end-list.tsx';
import { SelectField } from '../select-field.tsx';
import { TextInput } from '../text-input.tsx';
import { consoleLevels, pageConsole } from './console-log.ts';
import styles from './console-panel.module.css';

/** The lines that the page writes to its console, and the errors that nothing in it has caught. */
export function ConsolePanel() {
  const lines = useSyncExternalStore(pageConsole.subscribe, pageConsole.lines);
  const [level, setLevel] = useState('');
  const [search, setSearch] = useState('');
  const wanted = search.toLowerCase();
  const shown = lines.filter(
    (line) => (!level || line.level === level) && line.text.toLowerCase().includes(wanted),
  );
  const copyAll = async () => {
    const rows = shown.map((line) => `${clockTime(line.atMs)}  ${line.level}  ${line.text}`);
    const isCopied = await copyText(rows.join('\n'));
    showToast(isCopied ? 'The console is on the clipboard' : 'The clipboard is not ours to use');
  };
  return (
    <section className={styles.panel} aria-label="Console">
      <div className={styles.head}>
        <TextInput
          type="search"
          aria-label="Search the console"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField label="Level" value={level} onChange={setLevel}>
          <option value="">Any level</option>
          {consoleLevels.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <IconButton label="Copy all that is shown" onClick={copyAll}>
          <Copy size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
        <IconButton label="Clear the console" onClick={pageConsole.clear}>
          <Trash2 size={18} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </div>
      <EndList label="Page console" entries={shown} none="The page has written nothing yet">
        {(line) => (
          <p className={styles.line} data-level={line.level}>
            <time>{clockTime(line.atMs)}</time>
            <span className={styles.level}>{line.level}</span>
            <span className={styles.text}>{line.text}</span>
          </p>
        )}
      </EndList>
    </section>
  );
}
