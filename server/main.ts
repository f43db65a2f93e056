import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config/config.ts';
import { DatabaseUnusable } from './database/await-database.ts';
import { DataFolderTaken } from './database/data-lock.ts';
import { isOutage } from './foundation/outage.ts';
import { launch } from './launch.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

try {
  const config = readConfig(process.env);
  const running = await launch(
    config,
    {
      pages: {
        app: path.join(here, '..', 'app'),
        simulator: path.join(here, '..', 'host-simulator'),
      },
    },
    (error) => {
      console.error(`Hem stops: ${error.message}`);
      process.exit(1);
    },
  );
  const { addresses, demo } = running;
  const lines = [`Hem        ${addresses.app}`];
  if (addresses.simulator) lines.push(`Simulator  ${addresses.simulator}`);
  if (addresses.operator) lines.push(`Operator   ${addresses.operator}`);
  if (demo) lines.push(`Sign in    ${demo.emails.join(' or ')}, password ${demo.password}`);
  console.log(`\n${lines.join('\n')}\n`);

  let closing = false;
  const stop = async () => {
    if (closing) return;
    closing = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  if (error instanceof ConfigError) {
    console.error(`The configuration cannot be used:\n${error.message}\nSee docs/operating.md.`);
    process.exit(2);
  }
  if (error instanceof DataFolderTaken) {
    console.error(error.message);
    process.exit(3);
  }
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    const { port } = error as { port?: number };
    console.error(`The port ${port} is taken. Set PORT or OPERATOR_ADDRESS to another one.`);
    process.exit(4);
  }
  if (error instanceof DatabaseUnusable) {
    console.error(error.message);
    process.exit(5);
  }
  if (isOutage(error)) {
    console.error(`Hem cannot start now: ${(error as Error).message}`);
    process.exit(5);
  }
  console.error(error);
  process.exit(1);
}
