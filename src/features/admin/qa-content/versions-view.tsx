import { useQuery } from '@tanstack/react-query';
import { contentVersionQuery } from '#api/content.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { Button } from '#ui/button.tsx';
import { DiffView } from './diff-view.tsx';
import { momentWords, type NumberedVersion, numbered } from './version-words.ts';
import styles from './versions-view.module.css';

const kindWords = {
  shown: '',
  'not-shown': ', never shown',
  'taken-down': ', taken down',
} as const;

/** The versions of a text, the latest first: one is compared with what is shown, and can then be rolled back to at the foot. */
export function VersionsView({
  slot,
  details,
  compared,
  onCompare,
}: {
  slot: string;
  details: ContentDetails;
  /** The version that is compared; null where none is. */
  compared: string | null;
  onCompare(version: NumberedVersion | null): void;
}) {
  const { published } = details;
  const versions = numbered(details);
  if (versions.length === 0) return <p className={styles.none}>No version yet.</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version) => {
        const { versionId, kind, author, createDate, number } = version;
        const isOpen = compared === versionId;
        return (
          <li key={versionId}>
            <div className={styles.head}>
              <span>
                <b>Version {number}</b>
                {versionId === published?.versionId ? ', shown now' : kindWords[kind]}
                <small>
                  {author ?? 'Came with the program'}
                  {', '}
                  {momentWords.format(new Date(createDate))}
                </small>
              </span>
              {versionId !== published?.versionId && kind !== 'taken-down' && (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Compare version ${number}`}
                  aria-expanded={isOpen}
                  onClick={() => onCompare(isOpen ? null : version)}
                >
                  Compare
                </Button>
              )}
            </div>
            {isOpen && (
              <Compared slot={slot} versionId={versionId} shown={published?.source ?? ''} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What a version has other than what is shown. */
export function Compared({
  slot,
  versionId,
  shown,
}: {
  slot: string;
  versionId: string;
  shown: string;
}) {
  const { data } = useQuery(contentVersionQuery(slot, versionId));
  return data ? <DiffView before={shown} after={data.source} /> : null;
}
