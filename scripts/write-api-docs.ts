import fs from 'node:fs';
import path from 'node:path';
import { apiDocs } from './api-docs.ts';

fs.writeFileSync(path.join(import.meta.dirname, '../docs/api.md'), apiDocs());
