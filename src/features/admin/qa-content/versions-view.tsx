import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentVersionQuery } from '#api/content.ts';
import type { ContentDetails, ContentVersion } from '#contract/schemas/content.ts';
import { Button } from '#ui/button.tsx';
import { DiffView } from './diff-view.tsx';
import styles from './versions-view.module.css';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The versions of a text, the latest first: one is compared with what is shown, and taken as a draft. */
export function VersionsView({
  slot,
  details: { versions, published },
  onTake,
}: {
  slot: string;
  details: ContentDetails;
  /** Takes a version's text as the draft. */
  onTake(source: string): void;
}) {
  const [open, setOpen] = useState<string | null>(null);
  if (versions.length === 0) return <p className={styles.none}>No version yet.</p>;
  return (
    <ol className={styles.versions}>
      {versions.map((version, at) => (
        <li key={version.versionId}>
          <div className={styles.head}>
            <span>
              <b>Version {versions.length - at}</b>
              {version.versionId === published?.versionId && ', shown now'}
              <small>
                {version.author ?? 'Came with the program'}
                {', '}
                {when.format(new Date(version.createDate))}
              </small>
            </span>
            {version.versionId !== published?.versionId && (
              <Button
                kind="quiet"
                size="small"
                aria-expanded={open === version.versionId}
                onClick={() => setOpen(open === version.versionId ? null : version.versionId)}
              >
                Compare
              </Button>
            )}
          </div>
          {open === version.versionId && (
            <Compared
              slot={slot}
              version={version}
              shown={published?.source ?? ''}
              onTake={onTake}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Compared({
  slot,
  version: { versionId },
  shown,
  onTake,
}: {
  slot: string;
  version: ContentVersion;
  shown: string;
  onTake(source: string): void;
}) {
  const { data } = useQuery(contentVersionQuery(slot, versionId));
  if (!data) return null;
  return (
    <>
      <DiffView before={shown} after={data.source} />
      <Button kind="secondary" size="small" onClick={() => onTake(data.source)}>
        Roll back to this
      </Button>
    </>
  );
}
