import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { App, AppOptions } from './app.ts';
import type { Config } from './config/config.ts';
import { lockDataFolder } from './database/data-lock.ts';
import { openDatabase } from './database/database.ts';
import { keepDumpBeforeEngineChange } from './database/engine-version.ts';

/** A server that listens. */
export interface Running {
  app: App;
  /** The addresses where people find the app, and the simulator and the operator's listener where there are. */
  addresses: { app: string; simulator: string | null; operator: string | null };
  /** The demo's sign-ins; null in production. */
  demo: { emails: string[]; password: string } | null;
  close(): Promise<void>;
}

/**
 * Opens everything, seeds the demo once, and listens. `onFatal` is called with an error that the server
 * cannot survive.
 */
export async function launch(
  config: Config,
  options: AppOptions,
  onFatal: (error: Error) => void,
): Promise<Running> {
  const release = config.databaseUrl ? null : await lockDataFolder(config.dataDir, onFatal);
  try {
    const directory = path.join(config.dataDir, 'database');
    const seeds = config.mode === 'embedded' && options.demo !== false;
    // The rest of the server is loaded while the database starts in its own thread.
    const loading = Promise.all([
      import('./app.ts'),
      seeds ? import('./demo/seed.ts') : null,
      import('./operator/command-socket.ts'),
    ]);
    loading.catch(() => {});
    if (!config.databaseUrl) await keepDumpBeforeEngineChange(directory);
    const open = await openDatabase(
      config.databaseUrl
        ? {
            url: config.databaseUrl,
            waitMs: config.databaseWaitMs,
            onWait: (line) => console.error(line),
          }
        : { embedded: { directory } },
    );
    void open.died.then(onFatal);
    const [{ buildApp }, demo, { openCommandSocket }] = await loading;
    const app = await buildApp(config, open, options);
    const password = demo && (await demo.seedDemo(app.services));
    if (config.operator) {
      const { host, port } = config.operator;
      await app.operator?.listen({ host, port });
    }
    await app.http.listen({ host: config.host, port: config.port });
    const closeCommands = config.databaseUrl ? null : await openCommandSocket(app.services);
    return {
      app,
      addresses: addressesOf(config, app),
      demo:
        demo && password !== null
          ? { emails: demo.demoAccounts.map(({ email }) => email), password }
          : null,
      async close() {
        await closeCommands?.();
        await app.close();
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}

/** Two origins of one port, so that the simulator's flags and sign-in never reach a desktop tab. */
function addressesOf(config: Config, app: App): Running['addresses'] {
  const port = portOf(app.http) ?? config.port;
  const scheme = config.tls ? 'https' : 'http';
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host;
  const operatorHost = config.operator?.host.includes(':')
    ? `[${config.operator.host}]`
    : config.operator?.host;
  return {
    app: config.publicUrl ?? `${scheme}://${host}:${port}`,
    simulator: config.mode === 'embedded' ? `${scheme}://localhost:${port}/host-simulator/` : null,
    operator: app.operator && `http://${operatorHost}:${portOf(app.operator)}`,
  };
}

function portOf({ server }: FastifyInstance): number | null {
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : null;
}
