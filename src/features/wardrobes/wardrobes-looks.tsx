import { useQuery } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { idsIn, navigationQuery } from '#api/noun.ts';
import { FloatingActions } from '#components/floating-actions.tsx';
import { CardRow, CardRowSkeleton } from '#components/noun/card-row.tsx';
import { lookNoun } from '#components/noun/look-noun.tsx';
import { countOf } from '#components/noun/noun-words.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { RoomPaths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import styles from './wardrobes-looks.module.css';

/** Most that are shown of a wardrobe; its own screen has them all. */
const most = 12;

/** The looks that hang in each wardrobe: the wardrobes screen's second tab (product spec, section 2). */
export function WardrobesLooks({ wardrobes }: { wardrobes: readonly Wardrobe[] }) {
  const { mayChange, paths } = useScope();
  const worn = wardrobes.filter(({ lookCount }) => lookCount > 0);
  const without = wardrobes.filter(({ lookCount }) => lookCount === 0);
  if (worn.length === 0) return <NoLooks />;
  return (
    <>
      {worn.map((wardrobe) => (
        <Shelf key={wardrobe.wardrobeId} wardrobe={wardrobe} />
      ))}
      {without.length > 0 && (
        <p className={styles.without}>
          No looks yet in{' '}
          <bdi>{new Intl.ListFormat('en').format(without.map(({ name }) => name))}</bdi>.
        </p>
      )}
      {mayChange && (
        <FloatingActions>
          <ButtonLink to={addLook(paths)} size="small" icon={<Camera aria-hidden="true" />}>
            Add look
          </ButtonLink>
        </FloatingActions>
      )}
    </>
  );
}

const addLook = ({ looks }: RoomPaths) => `${looks()}?sheet=add`;

/** The looks of one wardrobe, the newest first. */
function Shelf({ wardrobe: { wardrobeId, name, lookCount } }: { wardrobe: Wardrobe }) {
  const { owner, paths } = useScope();
  const { data, isError, refetch } = useQuery(navigationQuery(lookNoun, owner, { wardrobeId }));
  const ids = idsIn(lookNoun, data);
  return (
    <section className={styles.shelf}>
      <div className={styles.head}>
        <h2 dir="auto">{name}</h2>
        <Link to={paths.wardrobeLooks(wardrobeId)} className={styles.all}>
          {countOf(lookNoun, lookCount)}
          <span className="visually-hidden"> in {name}</span>
        </Link>
      </div>
      {isError && !data ? (
        <ErrorCard title="These looks did not load" onRetry={() => void refetch()} />
      ) : data ? (
        <CardRow noun={lookNoun} owner={owner} ids={ids.slice(0, most)} list={{ wardrobeId }} />
      ) : (
        <CardRowSkeleton count={Math.min(lookCount, most)} />
      )}
    </section>
  );
}

function NoLooks() {
  const { mayChange, paths } = useScope();
  if (!mayChange) {
    return <EmptyState title="No looks here" text="No look hangs in these wardrobes." />;
  }
  return (
    <EmptyState
      title="No looks in your wardrobes yet"
      text="A photo in the mirror becomes a look. Hang it in a wardrobe, and it shows here."
      action={
        <ButtonLink to={addLook(paths)} icon={<Camera aria-hidden="true" />} wide>
          Add look
        </ButtonLink>
      }
    />
  );
}
