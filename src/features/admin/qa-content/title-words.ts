import { plain } from './style-source.ts';

const fieldOf = (text: string, field: string): string =>
  plain(new RegExp(`^${field}:(.*)$`, 'm').exec(text)?.[1] ?? '');

/** The title and the line of a piece's text, also where the rest cannot be read yet; empty where they are not there. */
export const titleWords = (text: string): { title: string; line: string } => ({
  title: fieldOf(text, 'title'),
  line: fieldOf(text, 'line'),
});
