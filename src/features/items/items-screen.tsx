import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useOwner } from '#api/users.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { paths } from '#lib/paths.ts';
import { ItemsList } from './items-list.tsx';

const GoneMessage = lazy(() =>
  import('./gone-message.tsx').then((module) => ({ default: module.GoneMessage })),
);

/** All items of the owner. */
export function ItemsScreen() {
  return <ItemsList title="Items" />;
}

/** The items of one wardrobe. */
export function WardrobeItemsScreen() {
  const { wardrobeId = '' } = useParams();
  const owner = useOwner();
  const wardrobes = useQuery(wardrobesQuery(owner));
  const wardrobe = findWardrobe(wardrobes.data, wardrobeId);
  // What is remembered may be older than the wardrobe.
  if (wardrobes.isSuccess && wardrobes.isFetchedAfterMount && !wardrobe) {
    return (
      <Suspense>
        <GoneMessage
          title="This wardrobe is not here"
          back={{ to: paths.wardrobes(), label: 'Back to wardrobes' }}
        />
      </Suspense>
    );
  }
  return <ItemsList key={wardrobeId} title={wardrobe?.name ?? ' '} wardrobeId={wardrobeId} />;
}
