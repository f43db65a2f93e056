import 'fake-indexeddb/auto';
import { builtinEnvironments } from 'vitest/runtime';

// A page (happy-dom) in a file whose environment is node. Under the environment `happy-dom` modules
// have http addresses, and the server would not find its worker beside itself. Import it first:
// React looks for a document as it loads.
await builtinEnvironments['happy-dom'].setup(globalThis, {
  happyDOM: { url: 'http://localhost:3000/', width: 390, height: 844 },
});
