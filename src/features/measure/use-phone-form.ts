import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { measureOnPhone, openMeasuring } from '#api/measurements.ts';
import { saveOnLatest } from '#api/save-on-latest.ts';
import type { WrittenMeasure } from '#components/measurements/typed-measures.ts';
import { type MeasureType, measureTypes } from '#contract/rules/measurements.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { agesOf, type MeasureValues } from '#lib/measure-values.ts';
import { showToast } from '#ui/toasts.ts';
import { dropForm, type KeptForm, keepForm, reachForm } from './kept-form.ts';

/**
 * The form of the link in the address, on the phone that opened it first ([Note: Kept form]). What could not be sent
 * goes with the next value, when the link is opened again, and once the network is back.
 */
export function usePhoneForm() {
  const [linkToken] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<'opening' | 'open' | 'over' | 'failed' | 'done'>('opening');
  const [form, setForm] = useState<KeptForm>(() => reachForm(linkToken));
  const latest = useRef(form);
  const { isOnline } = useSnapshot(host);
  const keep = (change: Partial<KeptForm>) => {
    latest.current = { ...latest.current, ...change };
    keepForm(linkToken, latest.current);
    setForm(latest.current);
  };
  const end = (how: 'over' | 'done') => {
    dropForm(linkToken);
    setState(how);
  };
  // One call after another: of two at once the one that lands last, or answers last, may be the older.
  const last = useRef<Promise<void>>(Promise.resolve());
  const inTurn = (work: () => Promise<void>) => {
    last.current = last.current.then(work);
  };
  const open = () => {
    if (state === 'failed') setState('opening');
    inTurn(openNow);
  };
  const openNow = async () => {
    const { phoneKey } = latest.current;
    try {
      const { types, session } = await openMeasuring({ linkToken, phoneKey });
      keep({ told: { types: measureTypes.filter((type) => types.includes(type)), session } });
    } catch (error) {
      if (isRefused(error)) return end('over');
      if (!latest.current.told) return setState('failed');
    }
    setState('open');
    if (Object.keys(latest.current.unsent).length > 0) tell(null);
  };
  const openAgain = useEffectEvent(() => {
    const isWanted = state === 'opening' || (isOnline && (state === 'open' || state === 'failed'));
    if (isWanted) open();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at first, and whenever the network comes back
  useEffect(() => openAgain(), [isOnline]);
  const tell = (activeType: MeasureType | null, isDone?: true) =>
    inTurn(() => tellNow(activeType, isDone));
  const tellNow = async (activeType: MeasureType | null, isDone?: true) => {
    const { phoneKey, told, unsent: values, typedMs } = latest.current;
    if (!told) return;
    try {
      const { session } = await saveOnLatest(
        told.session.person.revision,
        (basedOn) =>
          measureOnPhone({
            phoneKey,
            activeType,
            values,
            basedOn,
            agesMs: agesOf(values, typedMs),
            ...(isDone ? { isDone } : {}),
          }),
        (answer) => answer.session.person.revision,
      );
      const left = Object.entries(latest.current.unsent).filter(
        ([type, meters]) => values[type as MeasureType] !== meters,
      );
      keep({ unsent: Object.fromEntries(left), told: { ...told, session } });
      if (isDone) end('done');
    } catch (error) {
      if (isRefused(error)) return end('over');
      const when = host.isOnline ? 'with the next one' : 'once you are back';
      showToast({
        tone: 'error',
        title: host.isOnline ? 'It was not sent' : 'You are offline.',
        text: `It is kept on this device, and sent ${when}.`,
      });
    }
  };
  return {
    state,
    form,
    retry: open,
    /** Keeps a value in meters, and sends it. */
    keepValue(type: MeasureType, meters: number | null) {
      const unsent: MeasureValues = { ...latest.current.unsent, [type]: meters };
      keep({ unsent, typedMs: { ...latest.current.typedMs, [type]: Date.now() } });
      tell(type);
    },
    /** Keeps what stands in the field; null once it was taken or thrown away. */
    write: (written: WrittenMeasure | null) => keep({ written }),
    /** Says what is being measured. */
    pointTo: (type: MeasureType) => tell(type),
    finish: () => tell(null, true),
  };
}

/** The server knows the link or its key no more, or never did. */
const isRefused = (error: unknown) => error instanceof AppError && error.kind === 'invalid';
