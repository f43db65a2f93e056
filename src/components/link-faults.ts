import { AppError } from '#lib/errors.ts';

/** The faults of a link, in a person's words. */
const faults: Record<string, string> = {
  unreachable: 'This page cannot be reached.',
  'too-slow': 'This page takes too long to answer.',
  'too-large': 'This page is too large to be read.',
  'not-a-page': 'This is neither a page nor a picture.',
};

/** Why a link was not read, in a person's words. */
export function linkFault(error: Error): string {
  const code = error instanceof AppError ? error.fields?.url : undefined;
  return faults[code ?? ''] ?? 'This link could not be read. Try again in a moment.';
}
