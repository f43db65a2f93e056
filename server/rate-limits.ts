import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import { Refusal } from './refusal.ts';

/** Limits on the calls that invite guessing, by address (the table's `perMinute`). */
export interface CallLimits {
  /** Throws the Refusal `rate-limited`. */
  check(name: OperationName, request: FastifyRequest): Promise<void>;
}

/** Registers the plug-in; every limit is asked for by name. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}

/** Makes the limits of the operation table. `on` false lets everything through. */
export function createCallLimits(app: FastifyInstance, on: boolean): CallLimits {
  const limits = new Map(
    operationNames.flatMap((name) => {
      const { perMinute } = descriptorOf(name);
      if (!on || !perMinute) return [];
      const check = app.createRateLimit({
        max: perMinute,
        timeWindow: 60_000,
        keyGenerator: (request: FastifyRequest) => `${name} ${request.ip}`,
      });
      return [[name, check] as const];
    }),
  );
  return {
    async check(name, request) {
      const result = await limits.get(name)?.(request);
      if (result && !result.isAllowed && result.isExceeded) {
        throw new Refusal('rate-limited', `wait ${result.ttlInSeconds} s`);
      }
    },
  };
}
