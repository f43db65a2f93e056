import { Lexer } from 'yaml';
import { ContentFault } from './content-fault.ts';

/*
 * [Note: Text bounds] The readers of YAML and of Markdown take long, or all of the stack, for text that is nested deep or full
 * of marks, and everybody waits meanwhile. So each text is looked through first, once, character by character; what is
 * allowed is several times of what the longest class needs, and is read within 50 ms.
 */

/** Most bytes of a file of content, front matter and text: a long class has 8,400. */
export const mostContentBytes = 40_000;
/** Most names, values and marks of front matter, with the spaces between: a long class has 840. */
const mostTokens = 3000;
/** Most brackets inside one another, and most columns that a line of front matter is indented. */
const mostDepth = 6;
const mostIndent = 24;
/** Most marks of lists and fields in one line of front matter, brackets aside. */
const mostMarksInLine = 3;

/** Most lines of the text under the front matter: a long class has 83. */
const mostLines = 300;
/** Most `*` and `_` of a text: each bold phrase has four. */
const mostStars = 300;
/** Most of other characters that may mean something in Markdown. */
const mostSpecial = 40;

const listMark = String.raw`(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)`;
const twoMarks = new RegExp(String.raw`^[ \t]*${listMark}[ \t]*(?:>|${listMark})`);

/** What the lexer says before a plain or a block scalar. */
const scalarNext = '\u001f';
/** Anchors, aliases, tags, keys that are marked as such, directives, and the ends of a document: no text needs them. */
const notNeeded = /^(?:[&*!?%]|---|\.\.\.)/;

/** Throws {@link ContentFault} of a file that is too long. */
export function requireShort(source: string): void {
  if (Buffer.byteLength(source) <= mostContentBytes) return;
  throw new ContentFault('file', `is longer than ${mostContentBytes / 1000} kB`);
}

/** Throws {@link ContentFault} of front matter that would take long to read ([Note: Text bounds]). */
export function requireBoundedMatter(matter: string): void {
  let [tokens, depth, marks, line] = [0, 0, 0, 2];
  let before = '\n';
  for (const token of new Lexer().lex(matter)) {
    tokens += 1;
    if (before !== scalarNext && notNeeded.test(token)) {
      throw new ContentFault(`line ${line}`, `${token.slice(0, 12)} has to stand in quotes`);
    }
    if (tokens > mostTokens) throw new ContentFault('front matter', 'has too many fields');
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /^[-:]$/.test(token)) marks += 1;
    const isIndent = before.endsWith('\n') && /^[ \t]+$/.test(token);
    if (depth > mostDepth || marks > mostMarksInLine || (isIndent && token.length > mostIndent)) {
      throw new ContentFault(`line ${line}`, 'is nested too deep');
    }
    if (token.endsWith('\n')) marks = 0;
    before = token;
    line += token.split('\n').length - 1;
  }
}

/** Throws {@link ContentFault} of Markdown that would take long to read ([Note: Text bounds]). */
export function requireBoundedText(text: string, linesBefore: number): void {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > mostLines) throw new ContentFault('text', `has more than ${mostLines} lines`);
  for (const [at, line] of lines.entries()) {
    const refuse = (what: string): never => {
      throw new ContentFault(`line ${linesBefore + at + 1}`, what);
    };
    if (/^[ \t]*>/.test(line)) refuse('a quote is not allowed');
    if (twoMarks.test(line)) refuse('a list in a list is not allowed');
    if (/[ \t]{9}/.test(line)) refuse('has too many spaces');
  }
  if (countOf(text, /[*_]/g) > mostStars) throw new ContentFault('text', 'has too many * or _');
  if (countOf(text, /[[\]<`&\\]/g) > mostSpecial) {
    throw new ContentFault('text', 'has too many characters of markup');
  }
}

const countOf = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;
