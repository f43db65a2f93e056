import { createHash } from 'node:crypto';
import { answerBack } from './answer-back.ts';
import { keepTyped } from './keep-typed.ts';
import { showTheme } from './show-theme.ts';
import { stayOffline } from './stay-offline.ts';

/** The sources by which a policy names the scripts of the store's pages: nothing else may run. */
export const scriptSources = [keepTyped, answerBack, showTheme, stayOffline]
  .map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  .join(' ');
