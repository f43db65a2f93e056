import { BlueprintHero } from '#components/blueprint/blueprint-hero.tsx';
import { Fan } from '#components/blueprint/fan.tsx';
import { StyleReasons } from '#components/blueprint/style-reasons.tsx';
import type { ContentPreview } from '#contract/schemas/content.ts';
import styles from './style-page.module.css';

/** How many swatches lie under the cover. */
const swatches = { phone: 7, desktop: 12 } as const;

/** A style as its member sees it: the cover with the scarf, the season's cloth, and what works. */
export function StylePage({
  style: { name, line, reasons },
  shades,
  isDesktop,
}: {
  style: Extract<ContentPreview, { kind: 'style' }>;
  /** The shades of its season, `#rrggbb`. */
  shades: readonly string[];
  isDesktop: boolean;
}) {
  return (
    <main className={styles.page}>
      <BlueprintHero
        name={name || 'Style name'}
        line={line}
        isDesktop={isDesktop}
        top={null}
        actions={null}
      />
      {shades.length > 0 && (
        <div className={styles.fan}>
          <Fan
            colors={shades.slice(0, swatches[isDesktop ? 'desktop' : 'phone'])}
            isDesktop={isDesktop}
          />
        </div>
      )}
      {line && !isDesktop && <p className={styles.line}>{line}</p>}
      <StyleReasons reasons={reasons} />
    </main>
  );
}
