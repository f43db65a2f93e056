// Parses foreign texts in a thread that can be ended; started by parse-foreign.ts.
import { parentPort } from 'node:worker_threads';
import type { ParseTask } from './parse-foreign.ts';
import { parsers } from './parsers.ts';

parentPort!.on('message', ({ name, input }: ParseTask) => {
  parentPort!.postMessage(parsers[name](input));
});
// Loading it is no part of a text's time.
parentPort!.postMessage('ready');
