import { Copy, Download, FileStack, Search, Trash2 } from 'lucide-react';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '../app-state.ts';
import { copyText, saveFile } from '../hand-out.ts';
import {
  hasVerdict,
  type LogFilter,
  matches,
  shows,
  type VerdictFilter,
  verdictFilters,
} from '../log/log-filter.ts';
import { rowText } from '../log/log-words.ts';
import { type LogEntry, maxEntries } from '../log/message-log.ts';
import { againOf } from '../log/send-again.ts';
import { endWhole, keepWhole, wholeLog } from '../log/whole-log.ts';
import type { Preset } from '../presets.ts';
import { SelectField } from '../select-field.tsx';
import { log } from '../simulator.ts';
import { Composer } from './composer.tsx';
import { LogList } from './log-list.tsx';
import styles from './messages-panel.module.css';

const filters: readonly { name: LogFilter; label: string; isCounted?: boolean }[] = [
  { name: 'all', label: 'All', isCounted: true },
  { name: 'to-page', label: 'To page' },
  { name: 'to-host', label: 'To host' },
  { name: 'unknown', label: 'Unknown', isCounted: true },
];

/** All messages, and the composer for the next one. */
export function MessagesPanel() {
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const dropped = useSyncExternalStore(log.subscribe, log.dropped);
  const { isKept } = useSnapshot(wholeLog);
  const [filter, setFilter] = useState<LogFilter>('all');
  const [verdict, setVerdict] = useState<VerdictFilter>();
  const [search, setSearch] = useState('');
  const [filled, setFilled] = useState<{ preset: Preset; times: number }>();
  const edit = useCallback(
    (entry: LogEntry) =>
      setFilled((before) => ({ preset: againOf(entry), times: (before?.times ?? 0) + 1 })),
    [],
  );
  const countOf = (name: LogFilter) => entries.filter((entry) => shows(name, entry)).length;
  const shown = entries.filter(
    (entry) => shows(filter, entry) && hasVerdict(verdict, entry) && matches(search, entry),
  );
  const copyAll = async () => {
    const isCopied = await copyText(shown.map(rowText).join('\n'));
    showToast(isCopied ? 'The log is on the clipboard' : 'The clipboard is not ours to use');
  };
  return (
    <section className={styles.panel} aria-label="Messages">
      <div className={styles.head}>
        <div className={styles.filters}>
          {filters.map(({ name, label, isCounted }) => (
            <button
              key={name}
              type="button"
              className={styles.filter}
              aria-pressed={filter === name}
              onClick={() => {
                setFilter(name);
                // This filter is itself a verdict.
                if (name === 'unknown') setVerdict(undefined);
              }}
            >
              <span>
                {label}
                {isCounted && ` ${countOf(name)}`}
              </span>
            </button>
          ))}
        </div>
        <div className={styles.tools}>
          <span className={styles.search}>
            <Search size={16} strokeWidth={1.8} aria-hidden="true" />
            <input
              type="search"
              aria-label="Search the log"
              placeholder="Search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </span>
          <SelectField
            label="Verdict"
            value={verdict ?? ''}
            onChange={(next) => {
              setVerdict(verdictFilters.find((each) => each === next));
              if (filter === 'unknown') setFilter('all');
            }}
          >
            <option value="">Any verdict</option>
            {verdictFilters.map((name) => (
              <option key={name} value={name}>
                {name === 'none' ? 'no verdict' : name.replace('-', ' ')}
              </option>
            ))}
          </SelectField>
          <IconButton label="Copy all that is shown" onClick={copyAll}>
            <Copy size={18} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Export as JSON"
            onClick={() => saveFile('hem-messages.json', JSON.stringify(shown, null, 2))}
          >
            <Download size={18} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={isKept ? 'End the file of all messages' : 'Keep all to a file'}
            aria-pressed={isKept}
            onClick={isKept ? endWhole : keepWhole}
          >
            <FileStack size={18} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
          <IconButton label="Clear the log" onClick={log.clear}>
            <Trash2 size={18} strokeWidth={1.7} aria-hidden="true" />
          </IconButton>
        </div>
        {(dropped > 0 || isKept) && (
          <p className={styles.kept} role="status">
            {dropped > 0 &&
              `Keeps the last ${maxEntries.toLocaleString('en-US')} messages; ${dropped.toLocaleString('en-US')} older ${dropped === 1 ? 'one is' : 'ones are'} gone. `}
            {isKept && 'All go to the file.'}
          </p>
        )}
      </div>
      <LogList entries={shown} onEdit={edit} />
      <Composer key={filled?.times} filled={filled?.preset} />
    </section>
  );
}
