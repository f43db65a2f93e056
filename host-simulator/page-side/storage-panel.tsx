import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { showToast } from '../app-state.ts';
import { ControlButton } from '../control-button.tsx';
import { copyText } from '../hand-out.ts';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import styles from './storage-panel.module.css';
import { storedIn, wholeOf } from './stored.ts';

/** How often the storage is read while it is in sight, in milliseconds: no event tells of all changes. */
const readMs = 1_000;

const read = () => JSON.stringify([storedIn(localStorage), storedIn(sessionStorage)]);

const copyAll = async () => {
  const all = { localStorage: wholeOf(localStorage), sessionStorage: wholeOf(sessionStorage) };
  const isCopied = await copyText(JSON.stringify(all, null, 2));
  showToast(isCopied ? 'The storage is on the clipboard' : 'The clipboard is not ours to use');
};

/** The entries that the page keeps in this browser, as they are now. */
export function StoragePanel() {
  const [text, setText] = useState(read);
  useEffect(() => {
    const look = () => setText(read());
    const timer = setInterval(look, readMs);
    addEventListener('storage', look);
    return () => {
      clearInterval(timer);
      removeEventListener('storage', look);
    };
  }, []);
  const [local, session] = JSON.parse(text) as ReturnType<typeof storedIn>[];
  return (
    <PanelBody label="Storage">
      {[
        { title: 'localStorage', stored: local },
        { title: 'sessionStorage', stored: session },
      ].map(({ title, stored }) => (
        <PanelPart key={title} title={title}>
          {stored?.entries.length === 0 && <p className={styles.none}>Empty</p>}
          <ul aria-label={title}>
            {stored?.entries.map(({ key, start, length }) => (
              <li key={key} className={styles.entry}>
                <span className={styles.key}>{key}</span>
                <span className={styles.size}>{length} characters</span>
                <span className={styles.value}>
                  {start}
                  {length > start.length && '…'}
                </span>
              </li>
            ))}
          </ul>
          {stored && stored.more > 0 && <p className={styles.none}>and {stored.more} more</p>}
        </PanelPart>
      ))}
      <ControlButton className={styles.copy} icon={<Copy aria-hidden="true" />} onClick={copyAll}>
        Copy all of it as JSON
      </ControlButton>
    </PanelBody>
  );
}
