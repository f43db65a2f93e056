import {
  Cloud,
  CloudFog,
  CloudLightning,
  CloudRain,
  CloudSun,
  Snowflake,
  Sun,
  X,
} from 'lucide-react';
import { forecastWords } from '#components/weather/weather-words.ts';
import type { Sky } from '#contract/rules/weather.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import type { DegreeUnit } from '#lib/degrees.ts';
import styles from './forecast-chip.module.css';

const skyIcons: Record<Sky, typeof Cloud> = {
  clear: Sun,
  cloudy: Cloud,
  fog: CloudFog,
  rain: CloudRain,
  snow: Snowflake,
  storm: CloudLightning,
};

/** Whether there is weather to dress for, or only words about it. */
export const isForetold = ({ state }: LolaForecast): boolean =>
  state === 'known' || state === 'likely';

/** The weather that was dressed for: pressed, another place is said; taken away, it is asked again without. */
export function ForecastChip({
  forecast,
  unit,
  onPlace,
  onTakeAway,
}: {
  forecast: LolaForecast;
  unit: DegreeUnit;
  onPlace(): void;
  onTakeAway(): void;
}) {
  const words = forecastWords(forecast, todayIs(), unit);
  const Icon = forecast.state === 'known' ? skyIcons[forecast.sky] : CloudSun;
  return (
    <div className={styles.chip}>
      <button type="button" className={styles.words} onClick={onPlace}>
        <span>
          <Icon aria-hidden="true" />
          <span dir="auto">{words}</span>
        </span>
      </button>
      <button
        type="button"
        className={styles.away}
        aria-label={`Take away: ${words}`}
        onClick={onTakeAway}
      >
        <span>
          <X aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}
