import { ArrowRightFromLine, CornerUpLeft } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import { appTabs } from '../app-tabs.ts';
import { ControlButton } from '../control-button.tsx';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { TextInput } from '../text-input.tsx';
import styles from './host-panel.module.css';

/** The buttons for what a person can press on the phone and in the native app: back, swipe, tabs, links. */
export function HostButtons() {
  const { tab: current } = useSnapshot(app);
  const [path, setPath] = useState('/items');
  return (
    <PanelPart title="Host buttons">
      <ControlButton
        kind="primary"
        className={styles.wide}
        icon={<CornerUpLeft aria-hidden="true" />}
        onClick={() => perform({ do: 'back' })}
      >
        Hardware back
      </ControlButton>
      <h3>Bottom tab press</h3>
      <div className={styles.tabs}>
        {appTabs.map(({ name, label, icon: Icon }) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={name === current}
            onClick={() => perform({ do: 'tab', tab: name })}
          >
            <Icon size={20} strokeWidth={1.7} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
      <h3>Deep link</h3>
      <TextInput
        isMono
        aria-label="Path of the deep link"
        value={path}
        onChange={(event) => setPath(event.target.value)}
      />
      <div className={styles.pair}>
        <ControlButton onClick={() => perform({ do: 'open', path })}>Open warm</ControlButton>
        <ControlButton onClick={() => perform({ do: 'open', path, isCold: true })}>
          Open cold
        </ControlButton>
      </div>
      <ControlButton
        className={styles.wide}
        icon={<ArrowRightFromLine aria-hidden="true" />}
        onClick={() => perform({ do: 'swipe' })}
      >
        Swipe from the edge
      </ControlButton>
    </PanelPart>
  );
}
