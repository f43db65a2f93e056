import { ChevronDown } from 'lucide-react';
import { MeasureScale } from '#components/blueprint/measure-scale.tsx';
import { rankedSeasons, sayConfidence } from '#contract/rules/color-season.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { Gauge } from './gauge.tsx';
import styles from './photo-reading.module.css';
import disclosure from './words-details.module.css';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** What was measured in the portrait, and how sure that is; folded once a stylist has decided, whose word counts. */
export function PhotoReading({ color }: { color: ColorAnalysis }) {
  const { words, seasons } = sayConfidence(color);
  const [first, second] = rankedSeasons(color.shares);
  const sure = seasons.length > 1 ? `${words}: ${seasons.map(seasonTitle).join(' and ')}` : words;
  const reading = (
    <>
      <dl className={styles.scales}>
        <MeasureScale name="Undertone" from="cool" to="warm" value={color.undertone} />
        <MeasureScale name="Depth" from="light" to="deep" value={color.depth} />
        <MeasureScale name="Chroma" from="soft" to="clear" value={color.chroma} />
        <MeasureScale name="Contrast" from="low" to="high" value={color.contrast} />
      </dl>
      <Gauge
        label={color.review ? 'By the photo' : sure}
        words={`${seasonTitle(first!)} ${percent(color.shares[first!])}, then ${seasonTitle(second!)} ${percent(color.shares[second!])}`}
        percent={color.shares[first!] * 100}
      />
    </>
  );
  if (!color.review) return reading;
  return (
    <details className={disclosure.words}>
      <summary>
        <b>How the photo read</b>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.folded}>{reading}</div>
    </details>
  );
}
