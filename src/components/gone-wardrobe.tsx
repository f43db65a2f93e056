import { useScope } from '#lib/scope.ts';
import { late } from '#ui/late.tsx';

const GoneMessage = late('screen', async () => (await import('./gone-message.tsx')).GoneMessage);

/** Stands for a wardrobe that is not there, or not any more. */
export function GoneWardrobe() {
  const { paths } = useScope();
  return (
    <GoneMessage
      title="This wardrobe is not here"
      back={{ to: paths.wardrobes(), label: 'Back to wardrobes' }}
    />
  );
}
