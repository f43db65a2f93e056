import { useQuery } from '@tanstack/react-query';
import { contentVersionQuery } from '#api/content.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { Button } from '#ui/button.tsx';
import { Fault } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { DiffView } from './diff-view.tsx';
import type { NumberedVersion } from './version-words.ts';

/** Asks whether a version is to be shown again, with what that changes. */
export function RollBackSheet({
  slot,
  version,
  published,
  hasDraft,
  isBusy,
  refused,
  onRollBack,
  onClose,
}: {
  slot: string;
  version: NumberedVersion;
  published: ContentDetails['published'];
  /** Whether something is written that is not shown. */
  hasDraft: boolean;
  isBusy: boolean;
  /** Why it was not done; null where it was not tried, or went well. */
  refused: string | null;
  /** `source` is the text of the version. */
  onRollBack(source: string): void;
  onClose(): void;
}) {
  const { data } = useQuery(contentVersionQuery(slot, version.versionId));
  const verb = published ? 'Roll back to' : 'Bring back';
  return (
    <Sheet
      title={`${verb} version ${version.number}?`}
      onClose={onClose}
      foot={
        <Button wide busy={isBusy} disabled={!data} onClick={() => data && onRollBack(data.source)}>
          {verb} version {version.number}
        </Button>
      }
    >
      <p>
        Members see it at once. What is shown now stays among the versions
        {hasDraft && ', and your draft is kept'}.
      </p>
      {refused && <Fault>{refused}</Fault>}
      {data && <DiffView before={published?.source ?? ''} after={data.source} />}
    </Sheet>
  );
}
