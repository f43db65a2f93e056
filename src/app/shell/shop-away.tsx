import { useEffect } from 'react';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, HangerOutline } from '#ui/state-card.tsx';
import styles from './message-screen.module.css';

/** How long after a try that did not reach the shop the next one follows, in milliseconds. */
const againMs = 4_000;

const reload = () => location.reload();

/** Loads the shop as soon as its page is answered: the service worker leaves what is no navigation to the network. */
async function loadIfReached(signal: AbortSignal): Promise<void> {
  const answer = await fetch(location.href, { method: 'HEAD', signal }).catch(() => null);
  // A refusal is a page of the shop, too.
  if (answer && answer.status < 500 && !signal.aborted) reload();
}

/**
 * In place of a page of the shop, which the service worker answers with Hem's own where the network is away. Goes on
 * trying by itself, and loads the shop once it is reached.
 */
export function ShopAway() {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const again = () => void loadIfReached(signal);
    const timer = setInterval(again, againMs);
    addEventListener('online', again, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return (
    <main className={styles.screen}>
      <EmptyState
        isWholeScreen
        title="The shop was not reached"
        text="Check your connection. An order that was sent is not lost."
        picture={<HangerOutline bare />}
        action={
          <>
            <Button wide onClick={reload}>
              Try again
            </Button>
            <ButtonLink to={paths.alterationsCart()} kind="quiet" wide>
              Back to the cart
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
