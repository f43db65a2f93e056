import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';

/** Stands where the cart would, while it loads or when it did not. */
export const CartWait = ({ isError, onRetry }: { isError: boolean; onRetry(): void }) =>
  isError ? (
    <ErrorCard
      title="Failed to fetch checkout details"
      text="What you chose is kept."
      onRetry={onRetry}
    />
  ) : (
    <SewingWait label="Loading your cart" />
  );
