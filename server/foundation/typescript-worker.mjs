// A worker of a pool while the server is TypeScript: what it runs is read through tsx, which does not reach into workers
// by itself. The bundle has its workers as JavaScript (foundation/start-worker.ts).
import { workerData } from 'piscina';
import { register } from 'tsx/esm/api';

register();
const worker = await import(workerData.file);

export default worker.default;
