import { proxy } from 'valtio/vanilla';

/** What stands over the whole app, if anything does: a fault, or the question before a sign-out. */
export const failures = proxy<{
  dialog: 'timeout' | 'generic' | 'unsent' | 'unsent-everywhere' | null;
}>({
  dialog: null,
});
