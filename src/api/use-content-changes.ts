import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { spoil } from './query-client.ts';

/** What shows texts that staff may change. */
const tags: readonly CacheTag[] = [
  'GetLab',
  'GetStyleBlueprintCover',
  'GetPersonalityAnalysisData',
  'GetColorAnalysisData',
  'GetBodyShapeAnalysisData',
];

/** The count of what is shown, as it was heard last; null before it was. */
let known: string | null = null;

/**
 * As long as it stands and the page is seen, what it shows is read again when the server tells that texts have changed
 * ([Note: Content changes]).
 */
export function useContentChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    // A page in a test, and an old web view, have none: they read again when they are opened.
    if (typeof EventSource === 'undefined') return;
    let source: EventSource | null = null;
    const hear = ({ data }: MessageEvent<string>) => {
      const isNews = known !== null && known !== data;
      known = data;
      if (isNews) void spoil(client, tags);
    };
    const listen = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen === (source !== null)) return;
      source?.close();
      source = isSeen ? new EventSource('/content-changes') : null;
      source?.addEventListener('message', hear);
    };
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [client]);
}
