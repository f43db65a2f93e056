import { useCallback, useState } from 'react';
import type { LogEntry } from '../log/message-log.ts';
import { EndList } from './end-list.tsx';
import { LogRow } from './log-row.tsx';

/** The log of messages. A row opens on a press, and lights up the other half of its pair. */
export function LogList({
  entries,
  onEdit,
}: {
  entries: readonly LogEntry[];
  onEdit(entry: LogEntry): void;
}) {
  const [pointedPair, setPointedPair] = useState<number>();
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (key: number) =>
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  return (
    <EndList label="Message log" entries={entries} none="No such message has traveled yet">
      {(entry) => (
        <LogRow
          entry={entry}
          isOpen={opened.has(entry.key)}
          isPaired={pointedPair === entry.key}
          onToggle={toggle}
          onPoint={setPointedPair}
          onEdit={onEdit}
        />
      )}
    </EndList>
  );
}
