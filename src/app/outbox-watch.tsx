import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { host } from '#lib/host.ts';
import { lateCode } from '#lib/late-code.ts';
import { session } from '#lib/session.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { endSession } from './end-session.ts';

const outboxCode = lateCode(() =>
  Promise.all([import('#api/outbox/outbox.ts'), import('./tell-outbox-news.ts')]),
);

/** Takes up the writes that wait on this device, once the first screen stands; says what became of them. */
export function OutboxWatch() {
  const client = useQueryClient();
  const { userId } = useSnapshot(session);
  const { isOnline } = useSnapshot(host);
  // biome-ignore lint/correctness/useExhaustiveDependencies: back online, what did not load then does now
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const load = async () => {
      const [{ outbox, showOutboxIn }, { tellOutboxNews }] = await outboxCode();
      if (isGone) return;
      showOutboxIn(client);
      stop = outbox.listen({
        ...tellOutboxNews,
        signedOut: () => session.token !== null && endSession('expired'),
      });
      await outbox.resume();
    };
    // Offline it is tried again once the network is back.
    const cancel = whenIdle(() => void load().catch(() => {}));
    return () => {
      isGone = true;
      stop();
      cancel();
    };
  }, [client, userId, isOnline]);
  return null;
}
