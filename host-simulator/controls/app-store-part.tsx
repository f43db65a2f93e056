import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { app, type Bought, settings, showToast } from '../app-state.ts';
import { changeBought, endWaiting, productWords, readBought, type StoreAct } from '../app-store.ts';
import { ControlButton } from '../control-button.tsx';
import { versionOf } from '../host.ts';
import { PanelPart } from '../panel-body.tsx';
import { perform } from '../perform.ts';
import { SelectField } from '../select-field.tsx';
import type { PurchaseEnd } from '../settings.ts';
import styles from './device-panel.module.css';
import { SettingRow } from './setting-row.tsx';

const endWords: Record<PurchaseEnd, string> = {
  ask: 'Asks',
  buy: 'Buys',
  cancel: 'Cancelled',
  wait: 'Waits for approval',
  fail: 'Fails',
};

const says = (work: Promise<unknown>) => void work.catch(({ message }) => showToast(message));

/** The app's store of the phone: how purchases end, what it sold, and what its owner can do about it. */
export function AppStorePart() {
  const { bought, waiting } = useSnapshot(app);
  const { capabilities, purchaseEnds } = useSnapshot(settings);
  const isOffered = versionOf(capabilities, 'purchase') === 1;
  useEffect(() => {
    if (isOffered) says(readBought());
  }, [isOffered]);
  if (!isOffered) return null;
  return (
    <PanelPart
      title="App store"
      note="A test store in the embedded server (purchase.ask). The page hears of changes when it asks again."
    >
      <SettingRow title="A purchase" note="how it ends">
        <span className={styles.select}>
          <SelectField
            label="A purchase ends"
            value={purchaseEnds}
            onChange={(ends) => perform({ do: 'appStore', ends: ends as PurchaseEnd })}
          >
            {Object.entries(endWords).map(([end, words]) => (
              <option key={end} value={end}>
                {words}
              </option>
            ))}
          </SelectField>
        </span>
      </SettingRow>
      {waiting && (
        <SettingRow title={titleOf(waiting.product)} note="waits for approval">
          <ControlButton onClick={() => says(endWaiting(true))}>Approve</ControlButton>
          <ControlButton onClick={() => says(endWaiting(false))}>Decline</ControlButton>
        </SettingRow>
      )}
      {bought.map((one) => (
        <SettingRow key={one.purchaseId} title={titleOf(one.product)} note={stateWords(one)}>
          {actsOn(one).map(({ act, words }) => (
            <ControlButton key={act} onClick={() => says(changeBought(one.purchaseId, act))}>
              {words}
            </ControlButton>
          ))}
        </SettingRow>
      ))}
    </PanelPart>
  );
}

const titleOf = (product: string) => productWords[product]?.replace(/ ·.*/, '') ?? product;

function stateWords({ state, until, ends }: Bought): string {
  if (state === 'refunded' || state === 'over' || until === null) return state;
  return `${state}, ${ends ? 'ends' : 'renews'} ${until.slice(0, 10)}`;
}

function actsOn({ state, until, ends }: Bought): { act: StoreAct; words: string }[] {
  if (state === 'refunded' || state === 'over') return [];
  const refund = { act: 'refund', words: 'Refund' } as const;
  if (until === null) return [refund];
  return [ends ? { act: 'resume', words: 'Resume' } : { act: 'stop', words: 'Cancel' }, refund];
}
