import { Link2, Share } from 'lucide-react';
import { useId } from 'react';
import { useShareListing } from '#api/resale.ts';
import { isPublic } from '#contract/rules/resale.ts';
import type { ResaleListing } from '#contract/schemas/resale.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import card from './card.module.css';
import styles from './share-card.module.css';
import { sendAddress } from './take-along.ts';
import type { ListingWork } from './use-listing-work.ts';

/** The share page: on it has an address, off takes that away for good. */
export function ShareCard({
  owner,
  itemId,
  listing,
  work,
}: {
  owner: string;
  itemId: string;
  listing: ResaleListing;
  work: ListingWork;
}) {
  const id = useId();
  const share = useShareListing(owner, itemId);
  const { sharePath, state } = listing;
  const isOn = share.isPending ? (share.variables?.isShared ?? false) : sharePath !== null;
  const toggle = async () => {
    if (share.isPending) return;
    const kept = work.isKept ? listing : await work.keep();
    if (!kept?.listingId) return;
    share.mutate({ owner, listingId: kept.listingId, isShared: sharePath === null });
  };
  return (
    <section className={classes(card.card, styles.share)} aria-label="Share page">
      <label className={styles.row} htmlFor={id}>
        <Link2 aria-hidden="true" className={styles.icon} />
        <span className={styles.words}>
          <b>
            {sharePath ? <Address path={sharePath} isPublic={isPublic(state)} /> : 'Share page'}
          </b>
          <span>{noteOf(isOn, state)}</span>
        </span>
      </label>
      {sharePath && isPublic(state) && (
        <IconButton
          label="Send the address"
          onClick={() => void sendAddress(`${window.location.origin}${sharePath}`, listing.title)}
        >
          <Share aria-hidden="true" />
        </IconButton>
      )}
      <button
        type="button"
        id={id}
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-label="Share page"
        aria-busy={share.isPending || undefined}
        onClick={() => void toggle()}
      >
        <span />
      </button>
    </section>
  );
}

/** The address as people read it; it opens once somebody can see what is there. */
function Address({ path, isPublic }: { path: string; isPublic: boolean }) {
  const at = path.lastIndexOf('/') + 1;
  const words = (
    <>
      {window.location.host}
      {path.slice(0, at)}
      <wbr />
      {path.slice(at)}
    </>
  );
  return isPublic ? (
    <a href={path} target="_blank" rel="noreferrer">
      {words}
    </a>
  ) : (
    words
  );
}

function noteOf(isOn: boolean, state: ResaleListing['state']): string {
  if (!isOn) return 'An address that anybody can open, without an account';
  return isPublic(state)
    ? 'Public. Off takes the address away for good'
    : 'Public once listed, yours to take back';
}
