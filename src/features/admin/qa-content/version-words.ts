import type { ContentDetails, ContentVersion } from '#contract/schemas/content.ts';

/** A moment, in words. */
export const momentWords = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A version that can be shown again, with its number: the first is 1. */
export interface NumberedVersion extends ContentVersion {
  number: number;
}

/** The versions of a text with their numbers, the latest first. */
export const numbered = ({ versions }: Pick<ContentDetails, 'versions'>): NumberedVersion[] =>
  versions.map((version, at) => ({ ...version, number: versions.length - at }));

/** The version that members saw before the present one; null where there is none. */
export function versionBefore(details: ContentDetails): NumberedVersion | null {
  const { published } = details;
  const before = numbered(details).find(
    ({ kind, versionId }) => kind === 'shown' && versionId !== published?.versionId,
  );
  return before ?? null;
}
