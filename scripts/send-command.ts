import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import type { ErrorEnvelope } from '#contract/error-codes.ts';
import type { Config } from '#server/config/config.ts';
import { DataFolderTaken, lockDataFolder } from '#server/database/data-lock.ts';
import { type OpenDatabase, openDatabase } from '#server/database/database.ts';
import { keepDumpBeforeEngineChange } from '#server/database/engine-version.ts';
import { openTransactions } from '#server/database/transaction.ts';
import { commandFile } from '#server/operator/command-socket.ts';

/** A command that could not be carried out; its message is for the operator. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}

/** A kind of command: where a running server takes it, the table that it needs, and how it is carried out. */
export interface Command<Request, Answer> {
  path: `/${string}`;
  table: string;
  carryOut(open: Pick<OpenDatabase, 'transaction'>, request: Request, now: Date): Promise<Answer>;
}

/**
 * Brings a request to the database: to PostgreSQL itself, to the server that holds the embedded one, or, where none
 * runs, to its data folder. Throws CommandFailed, and the Refusal of a request that was carried out here.
 */
export async function sendCommand<Request, Answer extends object>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  command: Command<Request, Answer>,
  request: Request,
): Promise<Answer> {
  if (databaseUrl) return askPostgres(databaseUrl, command, request);
  const directory = path.join(dataDir, 'database');
  if (!fs.existsSync(path.join(directory, 'PG_VERSION'))) {
    throw new CommandFailed(`There is no database in ${dataDir}: start Hem once, or set DATA_DIR.`);
  }
  const release = await lockDataFolder(dataDir, (error) => {
    throw error;
  }).catch((error: Error) => {
    if (error instanceof DataFolderTaken) return null;
    throw error;
  });
  if (!release) return askServer(dataDir, command.path, request);
  try {
    await keepDumpBeforeEngineChange(directory);
    const open = await openDatabase({ embedded: { directory } });
    return await command.carryOut(open, request, new Date()).finally(() => open.close());
  } finally {
    await release();
  }
}

/** Leaves migrations to servers: those of the version before may still run on this database. */
async function askPostgres<Request, Answer>(
  url: string,
  { table, carryOut }: Command<Request, Answer>,
  request: Request,
): Promise<Answer> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => {});
  try {
    const found = await pool.query('select to_regclass($1) is not null as "isThere"', [table]);
    if (!found.rows[0].isThere) {
      throw new CommandFailed(
        'This database is of an older Hem, or of none: start a server of this version on it first.',
      );
    }
    const open = { transaction: openTransactions(pool) };
    return await carryOut(open, request, new Date());
  } finally {
    await pool.end();
  }
}

async function askServer<Answer extends object>(
  dataDir: string,
  commandPath: string,
  request: unknown,
): Promise<Answer> {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { socket } = JSON.parse(fs.readFileSync(commandFile(dataDir), 'utf8'));
    const headers = { 'content-type': 'application/json' };
    http
      .request({ socketPath: socket, path: commandPath, method: 'POST', headers, timeout: 20_000 })
      .on('response', resolve)
      .on('timeout', () => reject(new Error('no answer')))
      .on('error', reject)
      .end(JSON.stringify(request));
  }).catch(() => {
    throw new CommandFailed(
      `The server on ${dataDir} does not take commands: it is starting, stopping, or of an older version. Try again.`,
    );
  });
  const body = (await json(answer)) as Answer | ErrorEnvelope;
  if ('code' in body) throw new CommandFailed(body.message);
  return body as Answer;
}
