import { Download, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ControlButton } from '../control-button.tsx';
import { saveFile } from '../hand-out.ts';
import { PanelBody, PanelPart } from '../panel-body.tsx';
import { skip } from './check.ts';
import { lookMs, openSuite, runSuiteInFrame, suiteInFrame } from './frame-suite.ts';
import { countOf, reportOf, type SuiteLine } from './run-suite.ts';
import { SuiteLines } from './suite-lines.tsx';
import styles from './suite-panel.module.css';

/** The conformance suite for hosts, run in the frame against the host that is simulated. */
export function SuitePanel() {
  const [lines, setLines] = useState<readonly SuiteLine[]>([]);
  const [ask, setAsk] = useState<string>();
  useEffect(() => {
    const timer = setInterval(() => {
      const suite = suiteInFrame();
      if (!suite) return;
      setLines(suite.lines());
      setAsk(suite.asking()?.ask);
    }, lookMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <PanelBody label="Suite">
      <PanelPart
        title="Host conformance suite"
        note="A native team opens /host-simulator/?suite=host inside the real app. Here it checks the simulated host."
      >
        <div className={styles.actions}>
          <ControlButton
            kind="primary"
            icon={<Play aria-hidden="true" />}
            onClick={() => void runSuiteInFrame()}
          >
            Run and press
          </ControlButton>
          <ControlButton onClick={openSuite}>Press myself</ControlButton>
        </div>
        {lines.length > 0 && (
          <>
            <p className={styles.count} role="status">
              {countOf(lines, 'pass')} PASS, {countOf(lines, 'fail')} FAIL, {countOf(lines, 'skip')}{' '}
              SKIP
            </p>
            {ask && (
              <div className={styles.ask}>
                {ask}
                <ControlButton onClick={() => suiteInFrame()?.endAsked(skip('by the tester'))}>
                  Skip
                </ControlButton>
              </div>
            )}
            <SuiteLines lines={lines} />
            <ControlButton
              className={styles.export}
              icon={<Download aria-hidden="true" />}
              onClick={() => saveFile('hem-host-suite.json', reportOf(lines, navigator.userAgent))}
            >
              Export JSON
            </ControlButton>
          </>
        )}
      </PanelPart>
    </PanelBody>
  );
}
