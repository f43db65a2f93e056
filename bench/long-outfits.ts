import { compareLists } from './long-lists.ts';
import { personWithOutfits } from './made-outfits.ts';
import type { Stage } from './stage.ts';
import type { Row } from './table.ts';

/** Five thousand outfits beside a hundred. */
export async function measureLongOutfits(stage: Stage): Promise<Row[]> {
  const few = await personWithOutfits(stage, 100);
  const many = await personWithOutfits(stage, 5000);
  const list = { path: '/outfits', what: '5,000 outfits', first: 'first board' };
  return compareLists(stage, few, many, list);
}
