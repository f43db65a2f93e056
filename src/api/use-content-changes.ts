import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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

/** A change counts as one since the page was opened though it came so much before, in milliseconds: a write takes its time. */
const slackMs = 2000;

/** The count of what is shown, as it was heard last; null before it was. */
let known: string | null = null;
/** How many parts of the page listen: they share one stream. */
let listening = 0;
let source: EventSource | null = null;
let client: QueryClient | null = null;

/**
 * As long as it stands and the page is seen, what it shows is read again when the server tells that texts have changed
 * ([Note: Content changes]).
 */
export function useContentChanges(): void {
  const own = useQueryClient();
  useEffect(() => {
    // A page in a test, and an old web view, have none: they read again when they are opened.
    if (typeof EventSource === 'undefined') return;
    client = own;
    listening += 1;
    listen();
    if (listening === 1) document.addEventListener('visibilitychange', listen);
    return () => {
      listening -= 1;
      listen();
      if (listening === 0) document.removeEventListener('visibilitychange', listen);
    };
  }, [own]);
}

function listen(): void {
  const shouldListen = listening > 0 && document.visibilityState === 'visible';
  if (shouldListen === (source !== null)) return;
  source?.close();
  source = shouldListen ? new EventSource('/content-changes') : null;
  source?.addEventListener('message', hear);
}

/** The count, and for how many milliseconds it has been so. */
function hear({ data }: MessageEvent<string>): void {
  const [count = '', sinceMs = ''] = data.split(' ');
  // What was read before the first count came may be of before the change.
  const isNews = known === null ? Number(sinceMs) < performance.now() + slackMs : known !== count;
  known = count;
  if (isNews && client) void spoil(client, tags);
}
