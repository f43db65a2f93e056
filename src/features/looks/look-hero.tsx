import { Pencil } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Board } from '#components/board/board.tsx';
import { DetailTop } from '#components/detail/detail-top.tsx';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { lookName } from '#components/look-name.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import { tileKey } from '#lib/carried-picture.ts';
import { fromList } from '#lib/list-origin.ts';
import type { Neighbors } from '#lib/neighbors.ts';
import { useScope } from '#lib/scope.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './look-hero.module.css';
import type { LookList } from './look-list.ts';
import { LookMenu } from './look-menu.tsx';
import { LookPhoto } from './look-photo.tsx';
import type { Pins } from './use-pins.ts';

/** The photo of a look with its pins, or the board of its outfit. */
export function LookHero({
  look,
  neighbors,
  list,
  pins,
  onEdit,
  onPlace,
}: {
  look: LookDetails;
  neighbors: Neighbors;
  list: LookList;
  pins: Pins;
  onEdit(): void;
  onPlace(x: number, y: number): void;
}) {
  const navigate = useNavigate();
  const { paths } = useScope();
  const isDesktop = useIsDesktop();
  const { lookId, image, outfit } = look;
  const go = (to: string) =>
    void navigate(paths.look(to), { replace: true, state: fromList(list) });
  const { back } = useWayBack(paths.looks());
  return (
    <section className={styles.hero} aria-label="Photo" data-carries={tileKey('look', lookId)}>
      <DetailTop home={paths.looks()}>
        <IconButton label="Edit" raised onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <LookMenu look={look} neighbors={neighbors} onGo={go} onDeleted={back} />
      </DetailTop>
      {image?.urls ? (
        <LookPhoto image={image} alt={lookName(look)} pins={pins} onPlace={onPlace} />
      ) : outfit ? (
        <span className={styles.board}>
          <Board {...outfit} widthPx={isDesktop ? 560 : 300} isEager />
        </span>
      ) : (
        !image && <p className={styles.gone}>The outfit that it showed was removed.</p>
      )}
    </section>
  );
}
