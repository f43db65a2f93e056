import { Ellipsis, SkipForward, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './cutouts-sheet.module.css';
import type { WalkRow } from './cutouts-walk.ts';
import { DoubtPictures } from './doubt-pictures.tsx';
import { doubtWords } from './doubt-words.ts';
import type { DoubtedPiece } from './use-doubted.ts';

const LargePair = late('layer', async () => (await import('./large-pair.tsx')).LargePair);

/** One doubted cut-out: what is doubted, photo and cut-out beside each other, and whose it is. */
export function DoubtedCutout({
  row,
  doubted: { item, pair, mask, isError, retry },
  onSkip,
  onOpen,
}: {
  row: WalkRow;
  doubted: DoubtedPiece;
  onSkip(): void;
  onOpen(): void;
}) {
  const [isLarge, setLarge] = useState(false);
  if (isError) return <ErrorCard title="This cut-out did not load" onRetry={retry} />;
  const name = item ? itemName(item) : '';
  const words = pair && doubtWords(pair.doubt, item?.category ?? null);
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        {words ? (
          <h3 className={styles.headline}>{words.headline}</h3>
        ) : (
          <p className={styles.headline}>{'\u00a0'}</p>
        )}
        <p className={styles.because}>{words?.because ?? '\u00a0'}</p>
      </div>
      <div className={styles.pictures}>
        {pair && (
          <DoubtPictures
            key={row.imageId}
            pair={pair}
            name={name}
            mask={mask}
            onEnlarge={() => setLarge(true)}
          />
        )}
      </div>
      <div className={styles.piece}>
        <p>
          <strong dir="auto">{name || '\u00a0'}</strong>
          {item && <span className={styles.note}>{noteOf(item, row)}</span>}
        </p>
        <LazyMenu
          trigger={
            <IconButton label="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          groups={[
            [
              {
                label: 'Decide later',
                icon: <SkipForward aria-hidden="true" />,
                onChoose: onSkip,
              },
              {
                label: 'Open the piece',
                icon: <SquareArrowOutUpRight aria-hidden="true" />,
                onChoose: onOpen,
              },
            ],
          ]}
        />
      </div>
      {isLarge && pair && (
        <LargePair pair={pair} name={name} mask={mask} onClose={() => setLarge(false)} />
      )}
    </div>
  );
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

function addedWords(createDate: string): string | null {
  if (!createDate) return null;
  const added = new Date(createDate);
  const isToday = added.toDateString() === new Date().toDateString();
  return isToday ? 'Added today' : `Added ${monthAndDay.format(added)}`;
}

/** When a piece was added, and what is shown of the photo until somebody decides. */
function noteOf({ createDate, images }: ItemDetails, { imageId }: WalkRow): string {
  const image = images.find((one) => one.imageId === imageId);
  const shown = image?.treatment?.mode === 'cutout' ? 'cut-out' : 'photo';
  return [addedWords(createDate), `the ${shown} shows meanwhile`].filter(Boolean).join(' · ');
}
