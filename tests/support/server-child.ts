// A server in a process of its own, for tests that kill it. Started by server-process.ts.
import type { Worker } from 'node:worker_threads';
import { readConfig } from '#server/config/config.ts';
import { launch } from '#server/launch.ts';

const workers: Worker[] = [];
process.on('worker', (worker) => workers.push(worker));

try {
  const running = await launch(readConfig(process.env), { pages: null }, (error) => {
    console.error(`Hem stops: ${error.message}`);
    process.exit(1);
  });
  process.on('message', (request) => {
    if (request === 'end-database') for (const worker of workers) void worker.terminate();
    if (request === 'stop') void running.close().then(() => process.exit(0));
  });
  process.send?.({ address: running.addresses.app, password: running.demo?.password ?? null });
} catch (error) {
  console.error(error);
  process.exit((error as Error).name === 'DataFolderTaken' ? 3 : 1);
}
