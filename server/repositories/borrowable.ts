import { type SQL, sql } from 'drizzle-orm';
import { items, wardrobeItems } from '../database/schema.ts';
import { isFull, type Scope } from './scope.ts';

/**
 * Whether a piece in sight may be asked for: it hangs in a wardrobe in sight of which its owner lends. Null in the scope of
 * its owner, who borrows from nobody.
 */
export function mayBorrow(scope: Scope): SQL<boolean | null> {
  if (isFull(scope)) return sql`null::boolean`;
  const lending = sql`${sql.param([...scope.lending])}::bigint[]`;
  return sql`${items.id} in (select ${wardrobeItems.itemId} from ${wardrobeItems}
    where ${wardrobeItems.wardrobeId} = any(${lending}))`;
}
