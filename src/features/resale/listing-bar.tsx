import { BadgeCheck, Tag } from 'lucide-react';
import { useListItem } from '#api/resale.ts';
import { useLoanQuestion } from '#components/loan/use-loan-question.tsx';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './listing-bar.module.css';
import { awayWords, refusalOf } from './resale-words.ts';
import type { ListingWork } from './use-listing-work.ts';
import { useUndo } from './use-undo.ts';

/** What can be done with a listing, within reach of the thumb: preview and list, or sell and withdraw. */
export function ListingBar({
  owner,
  item,
  listing,
  work,
  onPreview,
  onSell,
  onFault,
  onWithdraw,
  isWithdrawing,
}: {
  owner: string;
  item: ItemCard;
  listing: ResaleListing;
  work: ListingWork;
  onPreview(): void;
  onSell(): void;
  /** It cannot be listed as it is: shows where. */
  onFault(): void;
  onWithdraw(): void;
  isWithdrawing: boolean;
}) {
  const undo = useUndo(owner);
  const question = useLoanQuestion(owner);
  const list = useListItem(owner, item.itemId, {
    onSuccess: (_told, { changeId }) =>
      undo(
        'Listed',
        changeId,
        listing.sharePath ? 'Its share page is public now.' : 'It is for sale from now on.',
      ),
    onError: (error) => tell(refusalOf(error)),
  });
  const away = awayWords(item.availability);
  const press = async () => {
    if (away) return tell(away);
    if (work.isContested) return tell('Say first which of the two versions stays.');
    if (work.values.price === null || Object.keys(work.faults).length > 0) return onFault();
    const kept = work.isKept ? listing : await work.keep();
    if (!kept?.listingId) return tell('It could not be kept: the reason stands above.');
    const { listingId, revision } = kept;
    list.mutate({ owner, listingId, revision, changeId: newIdempotencyKey() });
  };
  const askFirst = (act: () => void) => question.askFirst('let-go', [item.itemId], act);
  return (
    <div className={styles.bar}>
      {listing.state === 'draft' ? (
        <>
          <Button kind="secondary" onClick={onPreview}>
            Preview page
          </Button>
          <Button
            icon={<Tag aria-hidden="true" />}
            busy={list.isPending || (work.isSaving && !work.isKept)}
            onClick={() => askFirst(() => void press())}
          >
            List item
          </Button>
        </>
      ) : (
        <>
          <Button kind="secondary" busy={isWithdrawing} onClick={onWithdraw}>
            Withdraw
          </Button>
          <Button
            icon={<BadgeCheck aria-hidden="true" />}
            onClick={() => (away ? tell(away) : askFirst(onSell))}
          >
            Mark as sold
          </Button>
        </>
      )}
      {question.dialog}
    </div>
  );
}

const tell = (text: string | null) =>
  void (text && showToast({ tone: 'error', title: 'Not now', text }));
