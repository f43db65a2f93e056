import { useLocation } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { settings } from '#lib/settings.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, HangerOutline } from '#ui/state-card.tsx';
import styles from './message-screen.module.css';
import { ShopAway } from './shop-away.tsx';

/** Any path that is not in the route table (product spec, section 2). */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  // The store in this server answers all of its addresses itself, so this page did not come from it.
  if (settings.isStoreHere && pathname.startsWith('/store/')) return <ShopAway />;
  return (
    <main className={styles.screen}>
      <EmptyState
        isWholeScreen
        title="This page is not here"
        text="It may have been moved, or the address has a typing mistake."
        picture={<HangerOutline bare />}
        action={
          <ButtonLink to={paths.wardrobes()} wide>
            Back to wardrobes
          </ButtonLink>
        }
      />
    </main>
  );
}
