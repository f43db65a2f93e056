import { ErrorCard } from '#ui/state-card.tsx';
import { useStartAgain } from './use-start-again.ts';

/** Says that Hem did not start, and starts it once the server answers. */
export function StartFailed({ isOnline, onRetry }: { isOnline: boolean; onRetry(): void }) {
  useStartAgain(onRetry);
  return (
    <ErrorCard
      isWholeScreen
      title={isOnline ? 'Hem did not start' : 'You are offline'}
      text={
        isOnline
          ? 'Check your connection. Hem goes on trying by itself, and your clothes are safe.'
          : 'Hem opens by itself once you are back online.'
      }
      onRetry={onRetry}
    />
  );
}
