import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { uploads } from '#api/upload-queue/uploads.ts';
import { refusalWords } from '#components/refusal-words.ts';
import { type ColorSamples, estimateSeason } from '#contract/rules/color-season.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { session } from '#lib/session.ts';
import { showToast } from '#ui/toasts.ts';
import { areEnough, samplesOf } from './color-taps.ts';
import { forgetPortrait, loadPortrait, portrait } from './portrait-draft.ts';
import { sendPortrait } from './take-portrait.ts';

/** A portrait that the server did not take. */
export interface RefusedPortrait {
  id: string;
  words: string;
}

/** Where a portrait is: with the server, on its way there, or on the device until somebody signs in. */
export type PortraitPlace = 'server' | 'on its way' | 'device';

/** The color analysis of whoever is here, as far as it is. */
export interface OwnColor {
  /** What is known of it: by the server, or by this device until that has it; null before a portrait is sent. */
  color: ColorAnalysis | null;
  place: PortraitPlace;
  /** Steps that are done, of four: the portrait, eyes, hair, skin. */
  steps: number;
  /** The last portrait, where the server did not take it, by its id in the queue, with the reason. */
  refused: RefusedPortrait | null;
}

/**
 * The color analysis, from the moment a portrait is sent. A visitor's portrait stays on the device ([Note: Portrait on
 * the device]); it goes to the server once they have signed in, unless the account has one.
 */
export function useColor(kept: ColorAnalysis | null | undefined): OwnColor {
  const { userId } = useSnapshot(session);
  const { draft, isLoaded } = useSnapshot(portrait) as typeof portrait;
  const { list } = useSnapshot(uploads);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is here has another one
  useEffect(() => void loadPortrait(), [userId]);
  const onItsWay = list.findLast(({ destination }) => destination.kind === 'color-analysis');
  const isToSend = userId !== null && isLoaded && kept !== undefined && draft?.isSent === true;
  const send = useEffectEvent(() => {
    if (kept) {
      forgetPortrait();
      showToast({
        title: 'Your account has a color analysis already.',
        text: 'It stays. The portrait of this device was not sent.',
        durationMs: 8000,
      });
      return;
    }
    // What the device cannot keep in the queue stays where it is.
    void sendPortrait().catch(() => {});
  });
  useEffect(() => {
    if (isToSend) send();
  }, [isToSend]);
  const { destination, step } = onItsWay ?? {};
  const waiting = destination?.kind === 'color-analysis' ? destination.samples : null;
  const sent = draft?.isSent && areEnough(draft.taps) ? samplesOf(draft.taps) : null;
  const samples = JSON.stringify(step === 'refused' ? null : (waiting ?? sent));
  const estimated = useMemo(() => {
    const told = JSON.parse(samples) as ColorSamples | null;
    return told && asAnalysis(told);
  }, [samples]);
  const taps = draft?.taps;
  const tapped = taps ? [taps.eye, taps.hair, taps.skin].filter((all) => all.length > 0).length : 0;
  // One season everywhere: the former one, until another portrait has arrived.
  const color = kept ?? estimated;
  return {
    color,
    place: !estimated ? 'server' : userId === null ? 'device' : 'on its way',
    steps: color ? 4 : draft ? 1 + tapped : 0,
    refused:
      onItsWay?.step === 'refused'
        ? { id: onItsWay.id, words: refusalWords[onItsWay.refusal ?? 'image-broken'] }
        : null,
  };
}

/** What the server will say of these tones. */
function asAnalysis(samples: ColorSamples): ColorAnalysis {
  const { season, ...measured } = estimateSeason(samples);
  return {
    ...measured,
    estimated: season,
    submittedDate: new Date().toISOString(),
    review: null,
    asked: null,
  };
}
