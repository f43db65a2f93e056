import { useQuery } from '@tanstack/react-query';
import { featureConfigQuery } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { StyleBlueprintScreen } from '#features/style-blueprint/style-blueprint-screen.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import message from './shell/message-screen.module.css';
import { NotFoundScreen } from './shell/not-found-screen.tsx';
import { StartWait } from './start-wait.tsx';

/**
 * The Style Blueprint for whoever comes. Who has no session has no start, which would ask whether the room is open, so
 * it is asked here: where the feature is off there is no such room.
 */
export function StyleBlueprintRoom() {
  const config = useQuery(featureConfigQuery());
  if (config.isError && !config.data) {
    return (
      <main className={message.screen}>
        <ErrorCard
          isWholeScreen
          title="This did not load"
          text="Check your connection. Your answers are safe."
          onRetry={() => void config.refetch()}
        />
      </main>
    );
  }
  if (!config.data) return <StartWait />;
  if (!isUnlocked('styleBlueprint', { features: config.data })) return <NotFoundScreen />;
  return <StyleBlueprintScreen />;
}
