import { maxMessageLength } from '#bridge/envelope.ts';
import { seededRandom } from './seeded-random.ts';

/** The faults that may happen to messages on their way. */
export interface FaultSettings {
  /** The time that every message takes, in milliseconds. */
  latencyMs: number;
  /** The most that is added to that time at random, in milliseconds; the order stays. */
  jitterMs: number;
  /** How many of a hundred messages are lost. */
  drop: number;
  duplicate: number;
  /** How many are held back so long that later ones overtake them. */
  reorder: number;
  /** How many are cut in the middle. */
  truncate: number;
  /** How many are made longer than the protocol's limit. */
  oversize: number;
  /** How many are sent by a frame of another origin in place of the host. */
  wrongOrigin: number;
}

/** No faults. */
export const noFaults: FaultSettings = {
  latencyMs: 0,
  jitterMs: 0,
  drop: 0,
  duplicate: 0,
  reorder: 0,
  truncate: 0,
  oversize: 0,
  wrongOrigin: 0,
};

/** One copy of a message, as it is to arrive. None at all when the message is lost. */
export interface Delivery {
  text: string;
  delayMs: number;
  /** Whether it may be overtaken; all others arrive in the order in which they were sent. */
  mayBeOvertaken: boolean;
  /** The time at which it was sent, in milliseconds since 1970, where nothing delays it. */
  atMs?: number;
  /** Whether a frame of another origin sends it. */
  isStranger: boolean;
  /** The faults that happened to it, in a few words; empty for none. */
  words: string;
}

/** How long a message is held back to be overtaken, in milliseconds. */
const heldBackMs = 250;

/**
 * Decides what happens to each message.
 *
 * [Note: Seeds] The fate of a message depends on the seed, the direction, the type, and on how many messages of that
 * type went that way before; on nothing else. So the third `nav.back` meets the same fault in every run, although the
 * page posts its height a little more or less often each time.
 */
export function createFaults(settings: () => FaultSettings, seed: () => string) {
  const counts = new Map<string, number>();
  return {
    /** Starts the counts from zero again. */
    reset: (): void => counts.clear(),

    /** Decides what happens to a message: answers the copies that arrive. */
    fateOf(direction: 'to-page' | 'to-host', type: string, text: string): Delivery[] {
      const kind = `${direction} ${type}`;
      const nth = counts.get(kind) ?? 0;
      counts.set(kind, nth + 1);
      const random = seededRandom(`${seed()} ${kind} ${nth}`);
      const faults = settings();
      // All are drawn, whatever is switched on, so that switching one fault does not change the others.
      const happens = (percent: number) => random() * 100 < percent;
      const jitterMs = Math.round(random() * faults.jitterMs);
      const isDropped = happens(faults.drop);
      const isDouble = happens(faults.duplicate);
      const isHeldBack = happens(faults.reorder);
      const isCut = happens(faults.truncate);
      const isBlownUp = happens(faults.oversize);
      const isStranger = happens(faults.wrongOrigin);
      const cutAt = 1 + Math.floor(random() * (text.length - 1));
      if (isDropped) return [];
      const words = [
        isCut && 'truncated',
        isBlownUp && 'oversize',
        isStranger && 'wrong origin',
        isHeldBack && 'held back',
      ].filter(Boolean);
      const cut = isCut ? text.slice(0, cutAt) : text;
      const delivery: Delivery = {
        text: isBlownUp ? cut.padEnd(maxMessageLength + 4_000) : cut,
        delayMs: faults.latencyMs + jitterMs + (isHeldBack ? heldBackMs : 0),
        mayBeOvertaken: isHeldBack,
        isStranger,
        words: words.join(', '),
      };
      if (!isDouble) return [delivery];
      return [delivery, { ...delivery, words: [...words, 'duplicate'].join(', ') }];
    },
  };
}

/** The result of {@link createFaults}. */
export type Faults = ReturnType<typeof createFaults>;
