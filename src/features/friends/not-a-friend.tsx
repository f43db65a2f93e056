import { paths } from '#lib/paths.ts';
import { late } from '#ui/late.tsx';

const GoneMessage = late(
  'screen',
  async () => (await import('#components/gone-message.tsx')).GoneMessage,
);

/** Stands for the rooms of somebody who is no friend, or not any more. */
export function NotAFriend() {
  return (
    <GoneMessage
      title="Not a friend of yours"
      text="Only friends see what somebody shares. Ask them to be friends."
      back={{ to: paths.friends(), label: 'Your friends' }}
    />
  );
}
