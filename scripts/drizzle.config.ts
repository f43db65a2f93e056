import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/database/schema.ts',
    './server/store/tables.ts',
    './server/store/payments/tables.ts',
  ],
  out: './server/database/migrations',
});
