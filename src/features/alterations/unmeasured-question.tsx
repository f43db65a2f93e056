import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { UnmeasuredService } from './use-unmeasured.ts';

/** Asks once whether to pay for services of which measurements lack, and says which: no wall. */
export function UnmeasuredQuestion({
  services,
  onLater,
  onClose,
}: {
  services: readonly UnmeasuredService[];
  /** Called where they are given later. */
  onLater(): void;
  onClose(): void;
}) {
  const each = services.map(({ service, lacking }) => `${service.name} (${lacking.join(', ')})`);
  const names = [...new Set(each)].join(', ');
  return (
    <Dialog
      title="Checkout without measurements?"
      text={`The studio cannot begin before it has them: ${names}. You can give them after you have paid.`}
      onClose={onClose}
    >
      <ButtonLink to={paths.alterationsMeasurements()} wide>
        Measure now
      </ButtonLink>
      <Button kind="secondary" wide onClick={onLater}>
        Measure later
      </Button>
    </Dialog>
  );
}
