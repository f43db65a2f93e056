import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import type { Palette } from '#contract/schemas/blueprint-results.ts';
import { ButtonLink } from '#ui/button.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { ForgetPortrait } from './forget-portrait.tsx';
import styles from './palette-season.module.css';
import { PhotoReading } from './photo-reading.tsx';
import { ReviewState } from './review-state.tsx';
import { SavePalette } from './save-palette.tsx';

/** What is said of a season: how it was told, what to keep away, and what to do with its palette. */
export function PaletteSeason({
  owner,
  gender,
  palette,
  color,
  place,
}: {
  owner: string;
  gender: BlueprintGender;
  palette: Palette;
  color: ColorAnalysis;
  place: PortraitPlace;
}) {
  return (
    <>
      <p className={styles.over}>Your color season</p>
      <h1 className={styles.title}>{palette.title}</h1>
      <p className={styles.text}>{palette.line}</p>
      <ReviewState gender={gender} color={color} place={place} />
      <PhotoReading color={color} />
      <section className={styles.away}>
        <h2 className={styles.heading}>Keep away</h2>
        <ul>
          {palette.keepAway.map(({ name, hex, why }) => (
            <li key={name}>
              <span className={styles.dot} style={{ background: hex }} />
              <p>
                <b>{name}</b>
                {why}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {palette.body.map((paragraph) => (
        <p key={paragraph} className={styles.text}>
          {paragraph}
        </p>
      ))}
      <ForgetPortrait owner={owner} />
      <div className={styles.foot}>
        <SavePalette palette={palette} className={styles.save} />
        <ButtonLink wide to={partPath(gender, 'wardrobe')}>
          See it on your clothes
        </ButtonLink>
      </div>
    </>
  );
}
