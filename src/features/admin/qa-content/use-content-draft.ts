import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSaveContentDraft } from '#api/content.ts';
import type { ContentDetails } from '#contract/schemas/content.ts';
import { AppError } from '#lib/errors.ts';
import { host } from '#lib/host.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { templateOf } from './content-words.ts';

/** Typing rests for so long before it is kept, in milliseconds. */
const keepMs = 800;
/** What did not get there is sent again after so long, in milliseconds, and as soon as the network is back. */
const againMs = 10_000;

/** A text, and the version that was shown when it was begun; null where none was. */
interface Written {
  text: string;
  basedOn: string | null;
}

/** The draft that the server has, as far as this page knows. */
interface Known {
  /** Null where it has none; undefined where it is another page's, which is to be replaced whatever it says. */
  source: string | null | undefined;
  revision: string | null;
}

/** How far the server has what is written. */
export type KeptState =
  /** It has it. */
  | 'kept'
  /** It is on its way, or will be. */
  | 'keeping'
  /** It did not get there, and is sent again. */
  | 'failed'
  /** Another page of the same person wrote the draft meanwhile. */
  | 'elsewhere';

/** A text as it is being written. */
export interface ContentDraft extends Written {
  /** The state of the draft that this page knows of; null where it knows of none. */
  revision: string | null;
  /** Whether it is other than what stands there without a draft: what is scheduled, else what is shown. */
  isChanged: boolean;
  /** Whether it is other than what is shown. */
  isNews: boolean;
  state: KeptState;
  write(text: string): void;
  /** Goes on from another version: after what another published was looked at. */
  rebase(basedOn: string | null, text?: string): void;
  /** Forgets the draft; answers how to take that back. */
  drop(): () => void;
  /** Keeps this text all the same, over what another page wrote. */
  insist(): void;
  /** Takes what another page wrote. */
  yield(): void;
  /** Does what takes the draft's place: nothing of the draft is on its way then, and none is sent until it is over. */
  settle(act: (revision: string | null) => Promise<Written>): Promise<boolean>;
}

/** What stands in a place where nobody wrote a draft. */
export function withoutDraft(slot: string, name: string | null, details: ContentDetails): Written {
  const { published, scheduled } = details;
  return {
    text: scheduled?.source ?? published?.source ?? templateOf(slot, name),
    basedOn: published?.versionId ?? null,
  };
}

/**
 * One's draft of a text: it is kept while one writes, where one leaves, and where the network is back. `read` asks the server
 * for all that is known of the text by now.
 */
export function useContentDraft(
  slot: string,
  name: string | null,
  details: ContentDetails,
  read: () => Promise<ContentDetails | undefined>,
): ContentDraft {
  const { published, draft } = details;
  const { isOnline } = useSnapshot(host);
  const plain = withoutDraft(slot, name, details);
  const [written, setWritten] = useState<Written>(() =>
    draft ? { text: draft.source, basedOn: draft.basedOn } : plain,
  );
  const [known, setKnown] = useState<Known>({
    source: draft?.source ?? null,
    revision: draft?.revision ?? null,
  });
  const [state, setState] = useState<'failed' | 'elsewhere' | null>(null);
  const [isSettling, setSettling] = useState(false);
  const [tries, setTries] = useState(0);
  const { mutateAsync } = useSaveContentDraft({ meta: { isHandled: true } });
  const { text, basedOn } = written;
  const isChanged = text !== plain.text;
  /** What the server is to have; null where it is to have no draft. */
  const wanted = isChanged ? text : null;
  const latest = useRef({ wanted, basedOn, known, read, isHeld: false });
  useEffect(() => {
    latest.current = {
      ...latest.current,
      wanted,
      basedOn,
      read,
      isHeld: isSettling || state === 'elsewhere',
    };
  });
  const learn = useCallback((next: Known) => {
    latest.current.known = next;
    setKnown(next);
  }, []);

  // One after the other, so that each goes on from the revision that the one before answered.
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback(
    (source: string | null, from: string | null) => {
      chain.current = chain.current.then(async () => {
        const { revision, source: there } = latest.current.known;
        if (there === source) return;
        try {
          const answer = await mutateAsync({ slot, source, basedOn: from, revision });
          learn({ source: answer.revision === null ? null : source, revision: answer.revision });
          setState(null);
        } catch (error) {
          const isElsewhere = error instanceof AppError && error.kind === 'conflict';
          if (isElsewhere) await latest.current.read();
          setState(isElsewhere ? 'elsewhere' : 'failed');
        }
      });
    },
    [mutateAsync, slot, learn],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try that fails has another after it
  useEffect(() => {
    if (state !== 'failed') return;
    const again = setTimeout(() => setTries((count) => count + 1), againMs);
    return () => clearTimeout(again);
  }, [state, tries]);

  const rested = useDebounced(written, keepMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what rested is kept once, and again where the network is back
  useEffect(() => {
    const { isHeld, known: there } = latest.current;
    if (isHeld || rested.text !== text || there.source === wanted) return;
    keep(wanted, basedOn);
  }, [rested, isOnline, isSettling, tries]);
  // Whoever leaves in the middle of a word leaves nothing behind.
  useEffect(
    () => () => {
      const { wanted: last, basedOn: from, isHeld } = latest.current;
      if (!isHeld) keep(last, from);
    },
    [keep],
  );

  return {
    text,
    basedOn,
    revision: known.revision,
    isChanged,
    isNews: published ? text !== published.source : text !== templateOf(slot, name),
    state: state ?? (known.source === wanted ? 'kept' : 'keeping'),
    write: (next) => setWritten({ text: next, basedOn }),
    rebase: (from, next = text) => setWritten({ text: next, basedOn: from }),
    drop() {
      const lost = written;
      setWritten(plain);
      keep(null, null);
      return () => {
        setWritten(lost);
        keep(lost.text, lost.basedOn);
      };
    },
    insist() {
      learn({ source: undefined, revision: draft?.revision ?? null });
      setState(null);
      keep(wanted, basedOn);
    },
    yield() {
      learn({ source: draft?.source ?? null, revision: draft?.revision ?? null });
      setState(null);
      setWritten(draft ? { text: draft.source, basedOn: draft.basedOn } : plain);
    },
    async settle(act) {
      setSettling(true);
      latest.current.isHeld = true;
      await chain.current;
      try {
        const next = await act(latest.current.known.revision);
        setWritten(next);
        const now = await latest.current.read();
        learn({ source: now?.draft?.source ?? null, revision: now?.draft?.revision ?? null });
        return true;
      } catch {
        // Where another was faster, what became of the text is to be seen.
        await latest.current.read();
        return false;
      } finally {
        setSettling(false);
      }
    },
  };
}
