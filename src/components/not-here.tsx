import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState, HangerOutline } from '#ui/state-card.tsx';

/** What stands at an address that leads to no screen. */
export const NotHere = () => (
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
);
