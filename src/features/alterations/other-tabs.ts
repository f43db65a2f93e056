/** The other tabs of this browser, as far as they have the same thing open. */
export interface OtherTabs {
  /** Tells them, once what runs now is done; `null` tells nothing. */
  tell(say: () => unknown): void;
  /** Whether what another tab said is being taken in just now. */
  isHearing(): boolean;
  close(): void;
}

/** Speaks with the other tabs of a name. Where the browser cannot, each tab is alone until it is loaded again. */
export function openTabs(name: string, onTold: (told: unknown) => void): OtherTabs {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  let isHearing = false;
  let next: (() => unknown) | null = null;
  const post = () => {
    const told = next?.() ?? null;
    next = null;
    if (told !== null) channel?.postMessage(told);
  };
  const hear = ({ data }: MessageEvent) => {
    isHearing = true;
    try {
      onTold(data);
    } finally {
      isHearing = false;
    }
  };
  channel?.addEventListener('message', hear);
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
