import { isTermWord } from '../find-terms.ts';
import type { Dictionary, Entry } from './dictionary.ts';
import type { Word } from './sentence.ts';
import { foldWord, stemOf, withoutUmlauts } from './stems.ts';

/** Fewest letters of a part. */
const fewest = 3;
/** Longer words are none. */
const mostLetters = 40;
/** What may stand between two parts: Hochzeit-s-kleid. */
const joints = ['', 's', 'n', 'en', 'es', 'er'];

type Part = Entry['role'];
const isBefore = (role: Part) => role === 'garment' || role === 'quality' || role === 'thing';

/** The entry of a part of a word. */
function entryOf(dictionary: Dictionary, part: string): Entry | undefined {
  const folded = foldWord(part);
  const loose = withoutUmlauts(folded);
  const [own, stem] = [stemOf('de', part), stemOf('de', loose)];
  return dictionary
    .single({ exact: part, own, folded, loose, stem })
    ?.find(({ role, english }) => isBefore(role) && english !== '');
}

/** The first part of a word, which may have a joint behind it, or lose its last letter: Woll-mantel. */
function firstEntry(dictionary: Dictionary, part: string): Entry | undefined {
  for (const joint of joints) {
    if (joint !== '' && !part.endsWith(joint)) continue;
    const bare = part.slice(0, part.length - joint.length);
    const entry = bare.length < fewest ? undefined : entryOf(dictionary, bare);
    if (entry) return entry;
  }
  return undefined;
}

/**
 * A German word by its parts, where each is known and the last one is a garment, an event, or the color after a shade:
 * `Wollmantel` is `wool coat`. Null of any other word, and of every English one.
 */
export function splitCompound(
  dictionary: Dictionary,
  { exact, folded }: Pick<Word, 'exact' | 'folded'>,
): Pick<Entry, 'english' | 'role'> | null {
  const isWord = /^\p{L}+$/u.test(exact);
  if (!isWord || exact.length < 2 * fewest || exact.length > mostLetters) return null;
  if (isTermWord(folded)) return null;
  return partsOf(dictionary, exact, 3);
}

function partsOf(
  dictionary: Dictionary,
  word: string,
  most: number,
): Pick<Entry, 'english' | 'role'> | null {
  // The longest last part is the kind that is known best: Strickjacke, not Jacke.
  for (let at = fewest; at <= word.length - fewest; at += 1) {
    const head = entryOf(dictionary, word.slice(at));
    if (!head) continue;
    const rest = word.slice(0, at);
    const first =
      firstEntry(dictionary, rest) ?? (most > 2 ? partsOf(dictionary, rest, most - 1) : null);
    if (!first) continue;
    const isShade = head.role === 'quality' && first.role === 'quality';
    if (head.role === 'quality' && !isShade) continue;
    return { english: `${first.english} ${head.english}`, role: head.role };
  }
  return null;
}
