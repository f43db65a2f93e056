import path from 'node:path';
import { build, isBuilt } from './build.ts';

if (!isBuilt()) {
  console.log('Building Hem (first start, or the sources changed)…');
  build();
}
process.env.NODE_ENV ??= 'production';
await import(path.join(import.meta.dirname, '../dist/server/main.js'));
