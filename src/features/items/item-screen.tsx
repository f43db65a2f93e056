import { useQuery, useQueryClient } from '@tanstack/react-query';
import { itemQuery } from '#api/items.ts';
import { DetailScreen, UnreadDetail } from '#components/detail/detail-screen.tsx';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { useNeighbors } from '#components/noun/use-neighbors.ts';
import { useRouteParams } from '#lib/route-params.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { late } from '#ui/late.tsx';
import { GonePiece } from './gone-piece.tsx';
import { ItemFacts } from './item-facts.tsx';
import { itemLists } from './item-filter.ts';
import { ItemHero } from './item-hero.tsx';
import { PhotoEditNotice } from './photo-edit-notice.tsx';

const AvailabilitySheet = late(
  'sheet',
  async () => (await import('./availability/availability-sheet.tsx')).AvailabilitySheet,
);
const ItemSheet = late('sheet', async () => (await import('./item-sheet.tsx')).ItemSheet);

/** One item; next and previous follow the order of the list that one came from. */
export function ItemScreen() {
  const { itemId = '' } = useRouteParams();
  const { owner, mayChange, paths } = useScope();
  const { sheet, open, close } = useSheet();
  const edit = () => open('edit');
  const sayWhere = () => open('where');
  const item = useQuery(itemQuery(useQueryClient(), owner, itemId));
  const { neighbors, list } = useNeighbors(itemNoun, owner, itemId, itemLists);
  const found = item.isError && item.isPlaceholderData ? undefined : item.data?.item;

  if (!found) {
    return (
      <UnreadDetail
        query={item}
        noun="piece"
        picture="photo"
        home={paths.items()}
        gone={<GonePiece key={itemId} neighbors={neighbors} list={list} />}
      />
    );
  }
  return (
    <DetailScreen
      hero={
        <ItemHero
          key={itemId}
          item={found}
          neighbors={neighbors}
          list={list}
          onEdit={edit}
          onWhere={sayWhere}
        />
      }
      facts={
        <>
          <PhotoEditNotice itemId={itemId} />
          <ItemFacts item={found} onEdit={edit} onWhere={sayWhere} />
        </>
      }
    >
      {mayChange && sheet === 'edit' && !item.isPlaceholderData && (
        <ItemSheet item={found} onClose={close} />
      )}
      {mayChange && sheet === 'where' && !item.isPlaceholderData && (
        <AvailabilitySheet item={found} onClose={close} />
      )}
    </DetailScreen>
  );
}
