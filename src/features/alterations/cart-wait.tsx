import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import styles from './cart-wait.module.css';

/** Stands where the cart would, while it loads or when it did not. */
export const CartWait = ({ isError, onRetry }: { isError: boolean; onRetry(): void }) =>
  isError ? (
    <ErrorCard
      title="Failed to fetch checkout details"
      text="What you chose is kept."
      onRetry={onRetry}
    />
  ) : (
    <Waiting label="Loading your cart" className={styles.wait}>
      <Stitches count={5} busy />
    </Waiting>
  );
