import { useCallback, useEffect, useRef, useState } from 'react';
import { useSaveContentDraft } from '#api/content.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { templateOf } from './content-words.ts';

/** Typing rests for so long before it is kept, in milliseconds. */
const keepMs = 800;

/** A text as it is being written. */
export interface ContentDraft {
  text: string;
  /** The version that it is made from; null where none was shown. */
  basedOn: string | null;
  /** Whether it is other than what is shown. */
  isChanged: boolean;
  /** Whether the server has it as it is. */
  isKept: boolean;
  hasFailed: boolean;
  write(text: string): void;
  /** Goes on from another version: after what another published was looked at. */
  rebase(basedOn: string | null, text?: string): void;
  /** Forgets the draft. */
  drop(): void;
}

/** One's draft of a text: it is kept while one writes, and where one leaves. */
export function useContentDraft(
  slot: string,
  { published, draft }: Pick<ContentDetails, 'published' | 'draft'>,
): ContentDraft {
  const shown = published?.source ?? templateOf(slot);
  const [written, setWritten] = useState(() => ({
    text: draft?.source ?? shown,
    basedOn: draft ? draft.basedOn : (published?.versionId ?? null),
  }));
  const [kept, setKept] = useState<string | null>(draft?.source ?? null);
  const { mutate, isError } = useSaveContentDraft({ meta: { isHandled: true } });
  const { text, basedOn } = written;
  const isChanged = published ? text !== published.source : text !== shown;
  const isKept = kept === text || (!isChanged && kept === null);
  const state = useRef({ text, basedOn, isKept });
  useEffect(() => {
    state.current = { text, basedOn, isKept };
  });
  const keep = useCallback(
    (source: string | null, from: string | null) =>
      mutate({ slot, source, basedOn: from }, { onSuccess: () => setKept(source) }),
    [mutate, slot],
  );
  const rested = useDebounced(written, keepMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rested is kept once
  useEffect(() => {
    if (isKept || rested.text !== text) return;
    keep(isChanged ? text : null, basedOn);
  }, [rested]);
  // Whoever leaves in the middle of a word leaves nothing behind.
  useEffect(
    () => () => {
      const { text: last, basedOn: from, isKept: isThere } = state.current;
      if (!isThere) keep(last, from);
    },
    [keep],
  );
  return {
    text,
    basedOn,
    isChanged,
    isKept,
    hasFailed: isError,
    write: (next) => setWritten({ text: next, basedOn }),
    rebase: (from, next = text) => setWritten({ text: next, basedOn: from }),
    drop() {
      setWritten({ text: shown, basedOn: published?.versionId ?? null });
      keep(null, null);
    },
  };
}
