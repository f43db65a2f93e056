import type { ChosenService } from '#api/store/pending-changes.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks once whether to pay for services that need measurements, of which none are given: no wall. */
export function UnmeasuredQuestion({
  services,
  onLater,
  onClose,
}: {
  services: readonly ChosenService[];
  /** They are given later. */
  onLater(): void;
  onClose(): void;
}) {
  const names = [...new Set(services.map(({ name }) => name))].join(', ');
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
