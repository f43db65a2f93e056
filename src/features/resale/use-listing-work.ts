import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { resaleListingQuery, useSaveListing } from '#api/resale.ts';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import { isOpen } from '#contract/rules/resale.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import { AppError } from '#lib/errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { type ListingWords, resaleDraft } from './resale-draft.ts';

/** How long nothing is typed before it is kept, in milliseconds. */
const pauseMs = 900;

/**
 * What is typed of a listing: on the device at once, and at the server a moment later ([Note: Resale]). What another device
 * kept meanwhile is not overwritten unseen: one chooses between the two.
 * @param suggested the price of a draft that nobody has said one of
 */
export function useListingWork(
  owner: string,
  itemId: string,
  listing: ResaleListing,
  suggested: Money | null,
) {
  const draft = useDraft({ kind: resaleDraft, userId: owner, id: itemId });
  const save = useSaveListing(owner, itemId);
  const client = useQueryClient();
  const [isContested, setContested] = useState(false);
  const isNew = listing.revision === 0;
  const saved = wordsOf(listing);
  const values: ListingWords = {
    ...saved,
    ...(isNew && saved.price === null && suggested && { price: suggested }),
    // What is over stays as it ended, whatever a device still had to keep.
    ...(isOpen(listing.state) && draft.changes),
  };
  const latest = useRef(values);
  latest.current = values;
  const isChanged = Object.keys(draft.changes).length > 0;
  const faults = faultsOf(values, listing);

  /** Keeps what is here; answers the listing, or null where that did not work. */
  const keep = async (revision = listing.revision): Promise<ResaleListing | null> => {
    const sent = latest.current;
    try {
      const answer = await save.mutateAsync({
        owner,
        itemId,
        revision,
        ...sent,
        price: sent.price as never,
      });
      setContested(false);
      // What was typed meanwhile is kept with the next pause.
      if (isSame(sent, latest.current)) draft.forget();
      return answer.listing;
    } catch (error) {
      if (error instanceof AppError && error.fields.revision === 'changed') {
        // What the other one kept is read first, so that one can choose.
        await client.refetchQueries(resaleListingQuery(owner, itemId));
        setContested(true);
      }
      return null;
    }
  };
  const isReady =
    isChanged &&
    !save.isPending &&
    !isContested &&
    isOpen(listing.state) &&
    Object.keys(faults).length === 0;
  const keepNow = useEffectEvent(() => void keep());
  const text = JSON.stringify(draft.changes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(keepNow, pauseMs);
    return () => clearTimeout(timer);
  }, [isReady, text, listing.revision]);
  const again = useEffectEvent(() => isReady && keepNow());
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('online', () => again(), { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return {
    values,
    /** What the server has of it. */
    saved,
    faults,
    /** Whether all that is here is kept at the server. */
    isKept: !isChanged && !isNew,
    isSaving: save.isPending,
    /** Why the last try did not work; null while it is not known. */
    problem: isChanged && !save.isPending ? save.error : null,
    isContested,
    change: (more: Partial<ListingWords>) => void draft.change(more),
    keep,
    /** Takes what another device kept in the place of what is here. */
    takeOther() {
      draft.forget();
      save.reset();
      setContested(false);
    },
  };
}

/** What is typed of a listing, as it hangs on the screen. */
export type ListingWork = ReturnType<typeof useListingWork>;

const wordsOf = ({
  price,
  condition,
  brandTier,
  title,
  description,
  measurements,
  photoIds,
}: ResaleListing): ListingWords => ({
  price,
  condition,
  brandTier,
  title,
  description,
  measurements,
  photoIds,
});

const isSame = (one: ListingWords, other: ListingWords): boolean =>
  JSON.stringify(wordsOf(one as ResaleListing)) === JSON.stringify(wordsOf(other as ResaleListing));

/** What keeps a listing from being kept, by its field. */
function faultsOf(
  { title, price }: ListingWords,
  { state }: ResaleListing,
): { title?: string; price?: string } {
  return {
    ...(title.trim() === '' && { title: 'It needs a title.' }),
    ...(price !== null && price.cents <= 0 && { price: 'A price is more than nothing.' }),
    ...(price === null && state === 'listed' && { price: 'What is listed has a price.' }),
  };
}
