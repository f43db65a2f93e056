import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a worker thread from a file of the server: bundled as JavaScript, or TypeScript through tsx.
 * @param file its path in `server/`, without an ending; the bundle has it under its last name (vite.config.ts)
 */
export function startWorker(file: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL(`./${path.basename(file)}.js`, import.meta.url), options);
  }
  // Node 20 cannot load TypeScript, and tsx does not reach into workers by itself.
  const folder = path.dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = pathToFileURL(path.join(folder, 'dist/esm/api/index.mjs')).href;
  const source = new URL(`../${file}.ts`, import.meta.url).href;
  const bootstrap = `import(${JSON.stringify(tsx)}).then((tsx) => { tsx.register(); return import(${JSON.stringify(source)}); });`;
  return new Worker(bootstrap, { ...options, eval: true });
}

/**
 * The file of a pool's workers, as Piscina's options: bundled as JavaScript, or TypeScript through tsx.
 * @param file its path in `server/`, without an ending; the bundle has it under its last name (vite.config.ts)
 */
export function workerFile(file: string): { filename: string; workerData?: { file: string } } {
  if (!import.meta.url.endsWith('.ts')) {
    return { filename: fileURLToPath(new URL(`./${path.basename(file)}.js`, import.meta.url)) };
  }
  return {
    filename: fileURLToPath(new URL('./typescript-worker.mjs', import.meta.url)),
    workerData: { file: new URL(`../${file}.ts`, import.meta.url).href },
  };
}
