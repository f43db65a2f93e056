import { useState, useSyncExternalStore } from 'react';
import { Wordmark } from '#ui/wordmark.tsx';
import { ControlButton } from '../control-button.tsx';
import { copyText, saveFile } from '../hand-out.ts';
import { TextInput } from '../text-input.tsx';
import { skip } from './check.ts';
import { countOf, reportOf, runSuite, type SuiteRun } from './run-suite.ts';
import { SuiteLines } from './suite-lines.tsx';
import styles from './suite-page.module.css';

declare global {
  interface Window {
    /** The suite that runs in this page, for whoever frames or drives it. */
    hemSuite?: SuiteRun;
  }
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Starts the suite in this window, as the page that a host shows. */
export function startSuite(): SuiteRun {
  const run = runSuite({ view: window, allowedOrigins: [location.origin] }, () => {
    for (const listener of listeners) listener();
  });
  window.hemSuite = run;
  return run;
}

/**
 * The conformance suite for hosts, opened in the real app's web view by those who build it: it
 * checks whatever host surrounds it.
 */
export function SuitePage({ run }: { run: SuiteRun }) {
  const lines = useSyncExternalStore(subscribe, run.lines);
  const asking = useSyncExternalStore(subscribe, run.asking);
  const [isCopied, setCopied] = useState(false);
  const isDone = lines.every(({ status }) => status !== 'waiting' && status !== 'running');
  const report = () => reportOf(lines, navigator.userAgent);
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <Wordmark />
        <h1>Host conformance suite</h1>
      </header>
      <p className={styles.count} role="status">
        {isDone ? 'Done' : 'Running'}: {countOf(lines, 'pass')} PASS, {countOf(lines, 'fail')} FAIL,{' '}
        {countOf(lines, 'skip')} SKIP
      </p>
      {asking && (
        <div className={styles.ask} role="alert">
          <p>{asking.ask}</p>
          {asking.name === 'keyboard' && <TextInput aria-label="A field for the keyboard" />}
          <ControlButton onClick={() => run.endAsked(skip('by the tester'))}>Skip</ControlButton>
        </div>
      )}
      <SuiteLines lines={lines} />
      <div className={styles.actions}>
        <ControlButton onClick={() => copyText(report()).then(setCopied)}>
          {isCopied ? 'Copied' : 'Copy as JSON'}
        </ControlButton>
        <ControlButton onClick={() => saveFile('hem-host-suite.json', report())}>
          Export JSON
        </ControlButton>
      </div>
    </main>
  );
}
