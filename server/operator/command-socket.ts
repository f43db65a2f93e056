import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { loggerOptions } from '../foundation/log-lines.ts';
import { Refusal } from '../foundation/refusal.ts';
import { registerStop, stopGraceMs } from '../http/stop.ts';
import { registerErrors } from '../http/wire.ts';
import type { Services } from '../ports/services.ts';
import { carryOutColorReview, colorReviewRequest } from './color-review-requests.ts';
import { carryOutGrantRequest, grantRequest } from './grant-requests.ts';

/** The file where a running server on an embedded database says how commands reach it. */
export const commandFile = (dataDir: string): string => path.join(dataDir, 'operator.json');

/**
 * Takes an operator's commands while the server holds the embedded database, which no second process may open. HTTP
 * over a local socket in a folder that only the server's own user of the operating system may enter, so that it asks
 * for no token and no web page reaches it. Answers what closes it.
 */
export async function openCommandSocket(
  services: Pick<Services, 'config' | 'open' | 'now'>,
): Promise<() => Promise<void>> {
  const { config, open, now } = services;
  const http = fastify({ logger: loggerOptions(config.logLevel) }) as unknown as FastifyInstance;
  registerErrors(http);
  registerStop(http, stopGraceMs);
  http.post('/grants', async ({ body }) => {
    const { success, output } = v.safeParse(grantRequest, body);
    if (!success) throw new Refusal('malformed', 'the command is of another version of Hem');
    return carryOutGrantRequest(open, output, now());
  });

  http.post('/color-reviews', async ({ body }) => {
    const { success, output } = v.safeParse(colorReviewRequest, body);
    if (!success) throw new Refusal('malformed', 'the command is of another version of Hem');
    return carryOutColorReview(open, output, now());
  });

  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'hem-operator-'));
  const socket =
    process.platform === 'win32' ? `\\\\.\\pipe\\hem-${randomUUID()}` : path.join(folder, 's');
  await http.listen({ path: socket });
  // Written over what a killed server may have left.
  const file = commandFile(config.dataDir);
  await fs.writeFile(`${file}.part`, JSON.stringify({ socket }), { mode: 0o600 });
  await fs.rename(`${file}.part`, file);
  return async () => {
    await fs.rm(file, { force: true });
    await http.close();
    await fs.rm(folder, { recursive: true, force: true });
  };
}
