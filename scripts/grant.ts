import { runGrant } from './grant-command.ts';

/* Entitles members, and takes that back (docs/operating.md, Entitlements). */
process.exitCode = await runGrant(process.argv.slice(2), process.env, (line) => console.log(line));
