import { useSearchParams } from 'react-router-dom';
import { isRowId } from '#lib/row-id.ts';
import { ListingScreen } from './listing-screen.tsx';
import { ListingsScreen } from './listings-screen.tsx';

/** Resale: the owner's listings, or that of one piece (`?item=`; product spec, section 2). */
export function ResaleScreen() {
  const [search] = useSearchParams();
  const itemId = search.get('item');
  return isRowId(itemId) ? <ListingScreen key={itemId} itemId={itemId} /> : <ListingsScreen />;
}
