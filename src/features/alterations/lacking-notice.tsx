import type { ChosenService } from '#api/store/pending-changes.ts';
import { Notice } from '#components/notice.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { amountPath } from './amount-path.ts';
import { type Missing, missingWords } from './missing.ts';

/** A notice of what the studio has to be told yet of a service, with the way to say it. */
export function LackingNotice({
  service: { name, variantId, selectedItem },
  missing,
}: {
  service: ChosenService;
  missing: Missing;
}) {
  const to =
    missing === 'amount'
      ? amountPath(selectedItem.id, variantId)
      : paths.alterationServices(selectedItem.id);
  const words = missingWords[missing];
  return (
    <Notice>
      {name}, {selectedItem.title}: {words.charAt(0).toLowerCase() + words.slice(1)}{' '}
      <Link to={to}>{missing === 'place' ? 'Mark it' : 'Say it'}</Link>
    </Notice>
  );
}
