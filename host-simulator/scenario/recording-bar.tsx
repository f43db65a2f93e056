import { ArrowRightFromLine, Check, CornerUpLeft, Moon, Square, Sun, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import { appTabs } from '../app-tabs.ts';
import { ControlButton } from '../control-button.tsx';
import { perform } from '../perform.ts';
import { focusRegion } from '../regions.ts';
import { TextInput } from '../text-input.tsx';
import { view } from '../view-state.ts';
import styles from './recording-bar.module.css';
import { deleteScenario, renameScenario, scenarios, stopAndAskName } from './scenario-store.ts';

/** The buttons for what a person can press on the phone, on one line. */
function HostKeys() {
  const { tab: current, stage, isRunning } = useSnapshot(app);
  const isAway = stage === 'background';
  return (
    <div className={styles.keys}>
      <ControlButton
        className={styles.key}
        icon={<CornerUpLeft aria-hidden="true" />}
        onClick={() => perform({ do: 'back' })}
      >
        Hardware back
      </ControlButton>
      <ControlButton
        className={styles.key}
        icon={<ArrowRightFromLine aria-hidden="true" />}
        onClick={() => perform({ do: 'swipe' })}
      >
        Swipe
      </ControlButton>
      <div className={styles.tabs} role="toolbar" aria-label="Bottom tabs">
        {appTabs.map(({ name, label, icon: Icon }) => (
          <ControlButton
            key={name}
            className={styles.key}
            icon={<Icon aria-hidden="true" />}
            aria-pressed={name === current}
            onClick={() => perform({ do: 'tab', tab: name })}
          >
            {label}
          </ControlButton>
        ))}
      </div>
      <ControlButton
        className={styles.key}
        icon={isAway ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        disabled={!isRunning}
        onClick={() => perform({ do: isAway ? 'foreground' : 'background' })}
      >
        {isAway ? 'Foreground' : 'Background'}
      </ControlButton>
    </div>
  );
}

/** Asks for the name of a recording that is kept already, under the one that is proposed. */
function NameForm({ proposed }: { proposed: string }) {
  const [name, setName] = useState(proposed);
  const leave = () => {
    scenarios.proposedName = undefined;
    Object.assign(view, { choosing: 'scenarios', part: 'controls' });
    focusRegion('Controls');
  };
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        renameScenario(proposed, name);
        leave();
      }}
    >
      <TextInput
        // The button that was pressed is gone, so the focus is moved here.
        autoFocus
        aria-label="Name of the recording"
        value={name}
        onFocus={({ target }) => target.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <ControlButton kind="primary" type="submit" icon={<Check aria-hidden="true" />}>
        Save
      </ControlButton>
      <ControlButton
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => {
          deleteScenario(proposed);
          leave();
        }}
      >
        Discard
      </ControlButton>
    </form>
  );
}

/**
 * The bar that is shown during a recording, whichever tabs are open: the phone's buttons and how to stop; then it asks
 * for a name.
 */
export function RecordingBar() {
  const { isRecording, recordedActions, proposedName } = useSnapshot(scenarios);
  if (!isRecording && proposedName === undefined) return null;
  return (
    <section className={styles.bar} aria-label="Recording" data-region data-recording={isRecording}>
      <p className={styles.mark} role="status">
        {isRecording ? (
          <>
            <span className={styles.dot} />
            Recording
          </>
        ) : (
          'Recorded'
        )}
      </p>
      {isRecording ? (
        <>
          <span className={styles.count}>
            {recordedActions} {recordedActions === 1 ? 'action' : 'actions'}
          </span>
          <HostKeys />
          <ControlButton
            kind="primary"
            className={styles.stop}
            icon={<Square aria-hidden="true" />}
            onClick={stopAndAskName}
          >
            Stop
          </ControlButton>
        </>
      ) : (
        <NameForm key={proposedName} proposed={proposedName ?? ''} />
      )}
    </section>
  );
}
