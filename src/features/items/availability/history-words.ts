import type { AvailabilityEntry } from '#contract/schemas/availability.ts';
import { availabilityWords, goneWords, nearDay, sinceWashWords } from '#lib/availability-words.ts';
import { dayOfMoment } from '#lib/calendar-weeks.ts';
import { isolated } from '#lib/isolated.ts';
import { moneyWords } from '#lib/money.ts';
import { timesWords } from '#lib/times-words.ts';

/** A line of where a piece has been: what happened, what more is known of it, and on which day. */
export interface HistoryLine {
  what: string;
  more: string | null;
  /** The day of the calendar where its reader is, as `2026-11-20`. */
  day: string;
}

/** The line of an entry; `earlier` is where the piece was before it, where that is known. */
export function historyLine(
  entry: AvailabilityEntry,
  earlier: AvailabilityEntry | undefined,
): HistoryLine {
  const { availability, lentTo, lentUntil, goneWay, amount, wears, since, title } = entry;
  const day = dayOfMoment(since);
  if (availability === null) return { what: 'Worn', more: title, day };
  if (availability === 'lent') {
    const what = lentTo ? `Lent to ${isolated(lentTo)}` : 'Lent';
    return { what, more: lentUntil && `until ${nearDay(lentUntil)}`, day };
  }
  if (entry.isCorrection) return { what: sinceWashWords(wears ?? 0), more: null, day };
  if (availability === 'in-the-wash') {
    return {
      what: availabilityWords[availability],
      more: wears ? `worn ${timesWords(wears)}` : null,
      day,
    };
  }
  if (availability === 'gone' && goneWay) {
    return { what: goneWords[goneWay], more: amount && `for ${moneyWords(amount)}`, day };
  }
  if (availability === 'ready') {
    return { what: backWords(earlier), more: amount && `for ${moneyWords(amount)}`, day };
  }
  return { what: availabilityWords[availability], more: null, day };
}

/** The words for what is ready again, by where it was. */
function backWords(earlier: AvailabilityEntry | undefined): string {
  switch (earlier?.availability) {
    case 'in-the-wash':
    case 'worn':
      return 'Clean again';
    case 'lent':
      return earlier.lentTo ? `Back from ${isolated(earlier.lentTo)}` : 'Back';
    case 'at-the-studio':
      return 'Back from the studio';
    case 'packed':
      return 'Unpacked';
    case 'in-storage':
      return 'Out of storage';
    case 'for-sale':
      return 'Not for sale any more';
    case 'gone':
      return 'Back after all';
    default:
      return 'Ready';
  }
}
