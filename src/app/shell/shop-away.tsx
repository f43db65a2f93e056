import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState, HangerOutline } from '#ui/state-card.tsx';
import styles from './message-screen.module.css';

const reload = () => location.reload();

/**
 * In place of a page of the shop, which the service worker answers with Hem's own where the network is away. Loads the
 * shop once it is back.
 */
export function ShopAway() {
  const { isOnline } = useSnapshot(host);
  // From the first drawing on: the network may be back before any effect has run.
  const wasAway = useRef(!isOnline);
  useEffect(() => {
    if (isOnline && wasAway.current) reload();
    wasAway.current = !isOnline;
  }, [isOnline]);
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
