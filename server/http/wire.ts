import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { ErrorEnvelope } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName, operations } from '#contract/operations.ts';
import { operationSchemas } from '#contract/schemas/operation-schemas.ts';
import { appVersionPattern, isOlder } from '../foundation/app-version.ts';
import { isOutage } from '../foundation/outage.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Call, Handler } from '../operations/operation.ts';
import type { Services } from '../ports/services.ts';
import { lockScope } from '../repositories/account-lock.ts';
import { type Attempt, findKeptAnswer, keepAnswer, takeKey } from '../repositories/idempotency.ts';
import { findStandIn, isStandInToken } from '../repositories/impersonations.ts';
import { isFull, type Relations, type Scope } from '../repositories/scope.ts';
import { findViewer } from '../repositories/sessions.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { requireAccess, scopeOf } from './access.ts';
import { requireNothingDeleted } from './deletions.ts';
import { accountOf, checkRate } from './rate-limits.ts';
import { signalOf } from './signal-of.ts';
import { type StandInTrail, trailOf } from './stand-in-trail.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operation that is called, once it is known; for the metrics. */
    operation: OperationName | null;
  }
}

/** Most bytes of one call's body. */
export const maxBodyBytes = 256 * 1024;

/**
 * Puts the operations on the wire: `POST /api/{service}/v1/{verb}` with `{ [operation]: input }`.
 * Throws unless every operation of the table has one handler, and every handler an operation.
 */
export function registerWire(
  app: FastifyInstance,
  services: Services,
  handlers: Handler<OperationName>[],
  relations: Relations,
): void {
  const byName = new Map<OperationName, Handler<OperationName>>();
  for (const handler of handlers) {
    const { name } = handler;
    if (!Object.hasOwn(operations, name))
      throw new Error(`a handler without an operation: ${name}`);
    if (byName.has(name)) throw new Error(`two handlers of one operation: ${name}`);
    byName.set(name, handler);
  }
  const missing = Object.keys(operations).filter((name) => !byName.has(name as OperationName));
  if (missing.length > 0) throw new Error(`operations without a handler: ${missing.join(', ')}`);

  app.decorateRequest('operation', null);
  app.post<{ Params: { service: string; version: string; verb: string } }>(
    '/api/:service/:version/:verb',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { service, version, verb } = request.params;
      if (version !== 'v1') throw new Refusal('unknown-operation', `no version ${version}`);
      requireApiKey(request, services);
      requireVersion(request, services);
      const { name, input } = readBody(request.body, service, verb);
      request.operation = name;
      await checkRate(services, name, { address: request.ip });
      const viewer = await readViewer(request, services);
      const trail = trailOf(services, viewer, name, input);
      try {
        requireAccess(descriptorOf(name), viewer, services.config.features);
        const checked = checkInput(name, input);
        requireNothingDeleted(name, viewer, checked);
        const { database } = services.open;
        const scope = await scopeOf(descriptorOf(name), viewer, checked, { relations, database });
        const call = {
          input: checked,
          viewer,
          scope,
          services: servicesFor(scope, services),
          device: deviceOf(request),
          signal: signalOf(reply),
        } as Call<OperationName>;
        const account = accountOf(name, call);
        if (account) await checkRate(services, name, { account });
        const data = await carryOut(byName.get(name)!, call, request, trail);
        return reply.send({ status: 'ok', data });
      } catch (error) {
        await trail?.refused(toRefusal(error as Error).code);
        throw error;
      }
    },
  );
}

/** The services of a call: addresses by which another's things show their pictures end within the hour. */
const servicesFor = (scope: Scope | null, services: Services): Services =>
  !scope || (isFull(scope) && !scope.actor.standsInFor)
    ? services
    : { ...services, signer: services.signer.forOthers() };

/** Answers every error with the envelope; an unexpected error is a 500 whose cause is only logged. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    const refusal = toRefusal(error);
    const isLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (isLeft) request.log.info({ err: error }, 'the caller went away');
    else if (refusal.code === 'server') request.log.error({ err: error }, 'unforeseen');
    if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'away for now');
    if (reply.raw.headersSent) return reply.raw.destroy();
    return sendRefusal(reply, refusal);
  });
}

/** Sends a refusal as the envelope. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfterSeconds: wait } = refusal;
  // A page counts it down, and sees no headers where a call failed.
  const fields =
    refusal.code === 'rate-limited' && wait
      ? { ...refusal.fields, retryAfter: String(wait) }
      : refusal.fields;
  const envelope: ErrorEnvelope = {
    status: 'error',
    statusCode: refusal.statusCode,
    code: refusal.code,
    message: refusal.message,
    ...(fields ? { fields } : {}),
  };
  if (wait) reply.header('retry-after', wait);
  return reply
    .status(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(envelope));
}

/** When a caller may try again what cannot be done now. */
const retryAfterSeconds = 5;

function toRefusal(error: Error & { statusCode?: number; code?: string }): Refusal {
  if (error instanceof Refusal) return error;
  const taken = takenTwice(error);
  if (taken) return taken;
  if (error.statusCode === 408) return new Refusal('timeout', error.message);
  if (error.statusCode === 413) return new Refusal('payload-too-large', error.message);
  if (error.statusCode === 415) return new Refusal('unsupported-media-type', error.message);
  if (error.statusCode === 429) {
    return new Refusal('rate-limited', error.message, undefined, retryAfterSeconds);
  }
  if (error.statusCode === 404) return new Refusal('not-found', error.message);
  if (error.statusCode && error.statusCode < 500) return new Refusal('malformed', error.message);
  if (isOutage(error)) {
    return new Refusal('unavailable', 'this cannot be done now', undefined, retryAfterSeconds);
  }
  return new Refusal('server', 'the server could not do this');
}

/** Two writes at the same time wanted the same name: both found it free, and only the index noticed. */
function takenTwice(error: Error): Refusal | null {
  const { code, constraint } = (error.cause ?? error) as { code?: string; constraint?: string };
  if (code !== '23505') return null;
  if (constraint === 'users_screen_name') {
    return new Refusal('screen-name-taken', 'another member has this screen name', {
      screenName: 'taken',
    });
  }
  if (constraint === 'users_email') {
    return new Refusal('email-taken', 'another account has this address', { email: 'taken' });
  }
  return new Refusal('conflict', 'another write was first');
}

function requireApiKey(request: FastifyRequest, services: Services): void {
  const { apiKey } = services.config;
  if (apiKey && request.headers['x-api-key'] !== apiKey) {
    throw new Refusal('forbidden', 'the x-api-key header is missing or wrong');
  }
}

/** Refuses an app of before the oldest version that may speak; programs that name none may. */
function requireVersion(request: FastifyRequest, services: Services): void {
  const oldest = services.config.minimumVersion;
  const asked = String(request.headers['x-app-version'] ?? '');
  if (oldest && appVersionPattern.test(asked) && isOlder(asked, oldest)) {
    throw new Refusal('outdated', `version ${asked} is older than ${oldest}`);
  }
}

function readBody(body: unknown, service: string, verb: string) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed', 'the body is not a JSON object');
  }
  const names = Object.keys(body);
  if (names.length !== 1) {
    throw new Refusal('one-operation', `exactly one operation a body, not ${names.length}`);
  }
  const name = names[0]!;
  if (!Object.hasOwn(operations, name)) {
    throw new Refusal('unknown-operation', 'no such operation');
  }
  const descriptor = descriptorOf(name as OperationName);
  if (descriptor.service !== service || descriptor.verb !== verb) {
    throw new Refusal('unknown-operation', `${name} is not at ${service}/${verb}`);
  }
  return { name: name as OperationName, input: (body as Record<string, unknown>)[name] };
}

async function readViewer(request: FastifyRequest, services: Services): Promise<Viewer | null> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return null;
  const find = isStandInToken(token) ? findStandIn : findViewer;
  return find(services.open.database, token, services.now());
}

/** Most characters of a field's name, and of what is wrong with it. */
const longestFault = 200;

function checkInput(name: OperationName, input: unknown): unknown {
  const result = v.safeParse(operationSchemas[name].input as v.GenericSchema, input);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues.slice(0, 20)) {
    // Both may quote what was sent, of any length.
    const field = (v.getDotPath(issue) ?? '').slice(0, longestFault);
    fields[field] ??= issue.message.slice(0, longestFault);
  }
  throw new Refusal('invalid', 'the input does not fit', fields);
}

async function carryOut(
  handler: Handler<OperationName>,
  call: Call<OperationName>,
  request: FastifyRequest,
  trail: StandInTrail | null,
): Promise<unknown> {
  const { database, transaction } = call.services.open;
  const attempt = attemptOf(handler.name, call, request);
  // Before anything is prepared: a password that was sealed once cannot be opened a second time.
  const kept = attempt && (await findKeptAnswer(database, attempt));
  if (kept) {
    await trail?.read();
    return kept.answer;
  }
  const prepared = handler.prepare ? await handler.prepare(call) : undefined;
  const run = (within: Parameters<typeof handler.run>[0]['database']) =>
    handler.run({ ...call, database: within, prepared });
  const output = operationSchemas[handler.name].output as v.GenericSchema;
  if (descriptorOf(handler.name).kind === 'read') {
    const answer = v.parse(output, await run(database));
    await trail?.read();
    return answer;
  }

  const answer = await transaction(async (within) => {
    const locked = handler.locks?.(call);
    if (call.scope) {
      const scope = locked ? { ...call.scope, subject: locked } : call.scope;
      await lockScope(within, scope, call.services.now);
    }
    const found = attempt && (await takeKey(within, attempt));
    const answered = found ? found.answer : v.parse(output, await run(within));
    if (attempt && !found) await keepAnswer(within, attempt, answered);
    await trail?.wrote(within);
    return answered;
  });
  call.services.jobs.nudge();
  return answer;
}

/**
 * A write that is to happen once; null for a read, and without a key. Answers of calls that anybody may
 * make are never kept: they may carry a token, and without a session a key belongs to no one.
 */
function attemptOf(
  name: OperationName,
  call: Call<OperationName>,
  request: FastifyRequest,
): Attempt | null {
  const { kind, access, tellsSecret } = descriptorOf(name);
  if (kind === 'read' || tellsSecret) return null;
  const key = idempotencyKeyOf(request);
  if (!key || !call.viewer || access === 'anyone') return null;
  // What one says in another's place is not what one said oneself.
  const place = call.viewer.standsInFor?.impersonationId ?? '';
  const said = place + JSON.stringify(call.input);
  const inputHash = createHash('sha256').update(said).digest('hex');
  return { userId: call.viewer.userId, key, operation: name, inputHash };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) {
    throw new Refusal('malformed', 'idempotency-key: 8 to 80 letters, digits, - and _');
  }
  return key;
}

function deviceOf(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  return agent.slice(0, 200);
}
