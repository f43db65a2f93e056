import { Tag } from 'lucide-react';
import type { TileProps } from '#components/list/list-kind.ts';
import { Tile } from '#components/list/tile.tsx';
import { lookName } from '#components/look-name.ts';
import { LookPicture } from '#components/look-picture.tsx';
import type { LookCard } from '#contract/schemas/look.ts';
import { shortDay } from '#lib/calendar-weeks.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import styles from './listed-look.module.css';

/** A look in the list: its photo with the number of its pins, or its board. */
export function ListedLook({ card, link, perRow, lines, isEager }: TileProps<LookCard>) {
  const isDesktop = useIsDesktop();
  const { pieceCount, wornDay, siteName, image } = card;
  const name = lookName(card);
  return (
    <Tile
      link={link}
      perRow={perRow}
      lines={lines}
      title={name}
      note={wornDay ? `${shortDay(wornDay)} · worn` : (siteName ?? undefined)}
      label={name}
    >
      <LookPicture look={card} widthPx={isDesktop ? 260 : 176} isEager={isEager} />
      {image && pieceCount > 0 && (
        <span className={styles.pins}>
          <Tag aria-hidden="true" />
          <span className="visually-hidden">Pieces: </span>
          {pieceCount}
        </span>
      )}
    </Tile>
  );
}
