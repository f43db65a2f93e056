import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { bodyQuery, coverQuery, paletteQuery, personalityQuery } from '#api/blueprint.ts';
import type { BlueprintGender } from '#contract/rules/blueprint.ts';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { paths } from '#lib/paths.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { partPath } from '../blueprint-paths.ts';
import type { PortraitPlace } from '../color/use-color.ts';
import { FitCard } from '../wardrobe/fit-card.tsx';
import { BodySection } from './body-section.tsx';
import { ColorSection } from './color-section.tsx';
import { Fan } from './fan.tsx';
import hero from './hero.module.css';
import { PersonalitySection } from './personality-section.tsx';
import scarf from './scarf.webp';
import { shareBlueprint } from './share-blueprint.ts';
import styles from './whole-result.module.css';

/** The whole blueprint: the style's name, palette, personality and shape, with what they say of one's own clothes. */
export function WholeResult({
  owner,
  gender,
  color,
  place,
  children,
}: {
  owner: string;
  gender: BlueprintGender;
  /** Null where no portrait was sent. */
  color: ColorAnalysis | null;
  place: PortraitPlace;
  /** Under what follows from the answers. */
  children: ReactNode;
}) {
  const navigate = useNavigate();
  const isDesktop = useIsDesktop();
  const cover = useQuery(coverQuery(owner));
  const personality = useQuery(personalityQuery(owner));
  const palette = useQuery(paletteQuery(owner));
  const body = useQuery(bodyQuery(owner));
  const all = [cover, personality, palette, body];
  const failed = all.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <main className={styles.wait}>
        <ErrorCard
          isWholeScreen
          title="Your Blueprint did not load"
          {...(place === 'on its way' && { text: 'Your portrait waits, and is sent on its own.' })}
          onRetry={() => {
            for (const one of failed) void one.refetch();
          }}
        />
      </main>
    );
  }
  if (!cover.data || !personality.data || !palette.data || !body.data) {
    return (
      <main className={styles.wait}>
        <SewingWait label="Loading your Blueprint" />
      </main>
    );
  }
  const { name, line } = cover.data.cover ?? { name: null, line: null };
  const shades = palette.data.palette?.shades ?? [];
  const count = isDesktop ? 12 : 7;
  const share =
    name && palette.data.palette
      ? () =>
          void shareBlueprint({
            name,
            line,
            palette: palette.data.palette!,
            shares: personality.data.result?.shares ?? [],
          })
      : null;
  return (
    <main className={styles.screen}>
      <header className={`${hero.hero} ${styles.hero}`}>
        <img
          className={styles.scarf}
          src={scarf}
          alt=""
          aria-hidden="true"
          width={720}
          height={709}
        />
        <div className={hero.row}>
          <IconButton
            label="Back"
            onClick={() =>
              hasPlaceToGoBack()
                ? navigate(-1)
                : navigate(paths.styleBlueprint(gender), { replace: true })
            }
          >
            <ArrowLeft aria-hidden="true" />
          </IconButton>
          {share && (
            <IconButton label="Share" onClick={share}>
              <Share aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className={styles.cover}>
          {name && <p className={styles.over}>Your Style Blueprint</p>}
          <h1 className={styles.name} data-long={(name ?? '').length > 9 || undefined}>
            {name ?? 'Your Style Blueprint'}
          </h1>
          {line && <p className={styles.line}>{line}</p>}
        </div>
      </header>
      {shades.length > 0 && (
        <div className={styles.fan}>
          <Fan colors={shades.slice(0, count).map(({ hex }) => hex)} />
        </div>
      )}
      <div className={styles.sections}>
        <ColorSection gender={gender} color={color} place={place} data={palette.data} />
        <div className={styles.middle}>
          <PersonalitySection gender={gender} result={personality.data.result} />
          <FitCard owner={owner} gender={gender} name={name} />
        </div>
        <BodySection gender={gender} result={body.data.result} />
      </div>
      {children}
      <div className={styles.foot}>
        <ButtonLink wide to={partPath(gender, 'wardrobe')}>
          {name ? `Find ${name} in your wardrobe` : 'See how your wardrobe fits'}
        </ButtonLink>
      </div>
    </main>
  );
}
