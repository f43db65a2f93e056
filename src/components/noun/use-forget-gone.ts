import { useQueryClient } from '@tanstack/react-query';
import { idsIn, navigationQuery } from '#api/noun.ts';
import { showToast } from '#ui/toasts.ts';
import type { Noun } from './noun.ts';
import { isGone } from './noun-words.ts';

/**
 * A handler for the failure of an action of which nothing could be done, since none of what it is about, or none of
 * the wardrobes, is there by now: it says so, and what is gone leaves the selection.
 */
export function useForgetGone(noun: Noun, owner: string) {
  const client = useQueryClient();
  return async (error: Error) => {
    if (!isGone(error)) return;
    const there = await client.fetchQuery(navigationQuery(noun, owner, {})).catch(() => null);
    const { selection } = noun;
    if (there) selection.keepOnly(idsIn(noun, there));
    if (selection.state.ids.length === 0) selection.clear();
    showToast({
      tone: 'error',
      title: 'That is gone by now',
      text: 'It was deleted on another device.',
    });
  };
}
