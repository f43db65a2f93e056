import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useOwner } from '#api/users.ts';
import { findWardrobe, wardrobesQuery } from '#api/wardrobes.ts';
import { ItemsList } from './items-list.tsx';

/** All items of the owner. */
export function ItemsScreen() {
  return <ItemsList title="Items" />;
}

/** The items of one wardrobe. */
export function WardrobeItemsScreen() {
  const { wardrobeId = '' } = useParams();
  const owner = useOwner();
  const wardrobes = useQuery(wardrobesQuery(owner));
  const name = findWardrobe(wardrobes.data, wardrobeId)?.name;
  return <ItemsList key={wardrobeId} title={name ?? ' '} wardrobeId={wardrobeId} />;
}
