import { Pencil, Share } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Board, boardLook } from '#components/board/board.tsx';
import { DetailTop } from '#components/detail/detail-top.tsx';
import { useWayBack } from '#components/detail/use-way-back.ts';
import type { OutfitDetails } from '#contract/schemas/outfit.ts';
import { tileKey } from '#lib/carried-picture.ts';
import { lateCode } from '#lib/late-code.ts';
import { fromList } from '#lib/list-origin.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Pager } from '#ui/pager.tsx';
import paper from '#ui/pattern-paper.module.css';
import { showToast } from '#ui/toasts.ts';
import styles from './outfit-hero.module.css';
import type { OutfitList } from './outfit-list.ts';
import { OutfitMenu } from './outfit-menu.tsx';

const sharing = lateCode(() => import('./share-outfit.ts'));

/** The board of an outfit; a swipe goes to the next or the previous one. */
export function OutfitHero({
  outfit,
  neighbors,
  list,
}: {
  outfit: OutfitDetails;
  neighbors: Neighbors;
  /** The list that one came from. */
  list: OutfitList;
}) {
  const navigate = useNavigate();
  const { paths: rooms } = useScope();
  const isDesktop = useIsDesktop();
  const { background, outfitId, title } = outfit;
  const look = boardLook(background);
  const share = async () => {
    try {
      (await sharing()).shareOutfit(outfit);
    } catch {
      showToast({
        tone: 'error',
        title: 'This did not load',
        text: 'Check your connection and try again.',
      });
    }
  };
  const go = (to: string) =>
    void navigate(rooms.outfit(to), { replace: true, state: fromList(list) });
  const { back } = useWayBack(rooms.outfits());
  return (
    <section
      className={classes(
        styles.hero,
        background === 'paper' ? paper.paper : look.className,
        background !== 'paper' && styles.sheet,
      )}
      style={look.style}
      aria-label="Board"
    >
      <DetailTop home={rooms.outfits()}>
        {outfit.pieces.length > 0 && (
          <IconButton label="Share" raised onClick={() => void share()}>
            <Share aria-hidden="true" />
          </IconButton>
        )}
        <ButtonLink
          to={paths.editOutfit(outfitId)}
          kind="raised"
          size="small"
          icon={<Pencil aria-hidden="true" />}
        >
          Edit
        </ButtonLink>
        <OutfitMenu outfit={outfit} neighbors={neighbors} onGo={go} onDeleted={back} />
      </DetailTop>
      <Pager
        carries={tileKey('outfit', outfitId)}
        neighbors={neighbors}
        labels={{ previous: 'Previous outfit', next: 'Next outfit' }}
        className={styles.picture}
        onGo={go}
      >
        <span className={styles.board} role="img" aria-label={title}>
          <Board
            key={outfitId}
            background={background}
            layers={outfit.layers}
            thumbnail={outfit.layers.length === 0 ? outfit.thumbnail : null}
            widthPx={isDesktop ? 560 : 262}
            isEager
            isBare
          />
        </span>
      </Pager>
    </section>
  );
}
