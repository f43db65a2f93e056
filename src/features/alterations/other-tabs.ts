/** The other tabs of this browser, as far as they have the same thing open. */
export interface OtherTabs {
  /** Tells them, once what runs now is done; `null` tells nothing. */
  tell(say: () => unknown): void;
  /** Whether what another tab said is being taken in just now. */
  isHearing(): boolean;
  close(): void;
}

/** What goes from tab to tab. */
interface Told {
  /** What the tab has now; a tab that has just opened asks the others for it and has none. */
  work?: unknown;
  /** Whether it answers a tab that has just opened. */
  isAnswer?: boolean;
}

/**
 * Speaks with the other tabs of a name, and asks them first what they have: what the device keeps may be a moment
 * older. `present` answers a tab that asks; `null` says nothing. Where the browser cannot, each tab is alone until it
 * is loaded again.
 */
export function openTabs(
  name: string,
  { onTold, present }: { onTold(told: unknown): void; present(): unknown },
): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  let isHearing = false;
  /** Whether anything was told or heard since this tab opened. */
  let isCurrent = false;
  let next: (() => unknown) | null = null;
  const send = (told: Told) => channel?.postMessage(told);
  const post = () => {
    const work = next?.() ?? null;
    next = null;
    if (work === null) return;
    isCurrent = true;
    send({ work });
  };
  const hear = ({ data }: MessageEvent<Told | null>) => {
    const { work, isAnswer = false } = Object(data) as Told;
    if (work === undefined) {
      const own = present() ?? null;
      if (own !== null) send({ work: own, isAnswer: true });
      return;
    }
    // An answer may come late, of a tab that the browser had put to sleep: what was told since is newer.
    if (isAnswer && isCurrent) return;
    isCurrent = true;
    isHearing = true;
    try {
      onTold(work);
    } finally {
      isHearing = false;
    }
  };
  channel?.addEventListener('message', hear);
  send({});
  return {
    tell(say) {
      if (!next) queueMicrotask(post);
      next = say;
    },
    isHearing: () => isHearing,
    close() {
      // What was changed at last is told before one is gone.
      post();
      channel?.close();
    },
  };
}
