import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { itemCards, itemNavigationQuery } from '#api/items.ts';
import { chosenServices } from '#api/store/pending-changes.ts';
import { TileSkeleton } from '#components/list/tile.tsx';
import { alterableAvailabilities, unlistedAvailabilities } from '#contract/rules/availability.ts';
import { itemAvailabilities } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import { groupsFor } from '#contract/rules/services.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { EmptyState, ErrorCard } from '#ui/state-card.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { alterations, toggleItem } from './alterations-store.ts';
import { AwayPieces } from './away-pieces.tsx';
import { PieceTiles } from './piece-tiles.tsx';
import styles from './select-item-step.module.css';
import { useWizard } from './wizard-context.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardSum } from './wizard-sum.tsx';

/** Chooses what is to be altered or repaired: any pieces that are ready, those that need repair first. */
export function SelectItemStep() {
  const { me, cart } = useWizard();
  const navigate = useNavigate();
  const { itemIds, changes } = useSnapshot(alterations);
  const done = chosenServices(cart.cart ?? null, changes).map((one) => one.selectedItem.id);
  const undone = itemIds.find((id) => !done.includes(id));
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  // A service was looked at first: what it is for is offered.
  const kind = useSearchParams()[0].get('kind');
  const groups = groupsFor(kind);
  const wanted = { ...(search ? { search } : {}), ...(groups ? { group: groups } : {}) };
  const found: ItemFilter = { availability: [...alterableAvailabilities], ...wanted };
  const all = useQuery(itemNavigationQuery(me.userId, found));
  const broken = useQuery(
    itemNavigationQuery(me.userId, { ...found, condition: ['Needs Repair'] }),
  );
  const first = broken.data?.itemIds ?? [];
  const rest = (all.data?.itemIds ?? []).filter((id) => !first.includes(id));
  const last = itemIds.slice(-1);
  const { cards } = itemCards.useCards(me.userId, last, 0, last.length - 1, { isAside: true });
  const named = cards.get(last[0] ?? '');
  // What is ready is the rest; a search finds these, too, so that nobody looks for them in vain.
  const away = useQuery(itemNavigationQuery(me.userId, { availability: notNow, ...wanted }));
  const awayIds = away.data?.itemIds ?? [];
  const failed = [all, broken].find(({ isError, data }) => isError && !data);
  const isKnown = all.data !== undefined && broken.data !== undefined;
  const count = all.data?.itemIds.length ?? 0;
  const isBare = isKnown && count === 0;
  return (
    <WizardFrame
      step="Select Item"
      back={paths.services()}
      foot={
        <>
          <WizardSum note={chosenWords(itemIds.length)}>
            {named ? itemName(named) : 'Choose a piece'}
          </WizardSum>
          <Button
            disabled={itemIds.length === 0}
            onClick={() => void navigate(paths.alterationServices(undone ?? itemIds[0]))}
          >
            Continue
          </Button>
        </>
      }
    >
      {!(isBare && !search) && (
        <search className={styles.search}>
          <Search aria-hidden="true" />
          <input
            type="search"
            dir="auto"
            enterKeyHint="search"
            aria-label="Search your items"
            placeholder={
              all.data && !search ? `Search your ${itemWords(count)}` : 'Search your items'
            }
            maxLength={120}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </search>
      )}
      {failed && (
        <ErrorCard title="Your pieces did not load" onRetry={() => void failed.refetch()} />
      )}
      {!failed && !isKnown && (
        <Waiting label="Loading your pieces" className={styles.tiles}>
          {[0, 1, 2, 3].map((one) => (
            <TileSkeleton key={one} perRow={2} lines={2} />
          ))}
        </Waiting>
      )}
      {isBare &&
        (search ? (
          <p className={styles.none}>
            {awayIds.length > 0 ? 'Nothing that is ready matches' : 'Nothing matches'} “{search}”.
          </p>
        ) : groups ? (
          <EmptyState
            title={`No ${kind} yet`}
            text="None of your pieces that are ready is for this kind of work."
            action={<ButtonLink to={paths.alterations()}>Show all pieces</ButtonLink>}
          />
        ) : (
          <EmptyState
            title="Nothing to alter yet"
            text="Pieces that are ready to wear can be altered and repaired."
            action={<ButtonLink to={paths.addItems()}>Add items</ButtonLink>}
          />
        ))}
      {isKnown && (
        <>
          {groups && !(isBare && !search) && (
            <p className={styles.kind}>
              Only {kind}, for the work that you looked at.{' '}
              <Link to={paths.alterations()} replace>
                Show all pieces
              </Link>
            </p>
          )}
          <Pieces title="Needs repair" owner={me.userId} ids={first} />
          <Pieces
            title={first.length > 0 ? 'Everything else' : 'Your pieces'}
            owner={me.userId}
            ids={rest}
          />
        </>
      )}
      {isKnown && <AwayPieces owner={me.userId} ids={awayIds} />}
    </WizardFrame>
  );
}

/** The availabilities of what the studio cannot have now, without what nobody has any more. */
const notNow = itemAvailabilities.filter(
  (one) => !alterableAvailabilities.includes(one) && !unlistedAvailabilities.includes(one),
);

const itemWords = (count: number) => (count === 1 ? '1 item' : `${count} items`);
const chosenWords = (count: number) =>
  count === 0 ? 'Nothing chosen' : `${itemWords(count)} chosen`;

/** Some pieces under a heading; nothing where there are none. */
function Pieces({ title, owner, ids }: { title: string; owner: string; ids: readonly string[] }) {
  const { itemIds } = useSnapshot(alterations);
  if (ids.length === 0) return null;
  return (
    <section className={styles.pieces}>
      <div className={styles.heading}>
        <h2>{title}</h2>
        <span>{ids.length}</span>
      </div>
      <PieceTiles
        owner={owner}
        ids={ids}
        isChosen={(itemId) => itemIds.includes(itemId)}
        onPress={toggleItem}
      />
    </section>
  );
}
