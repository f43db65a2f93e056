import type { FastifyInstance } from 'fastify';
import { addDays } from '#contract/rules/calendar-days.ts';
import { feedDays } from '#contract/rules/plans.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { writeCalendar } from '../procedures/calendars.ts';
import { findFeedOwner } from '../repositories/calendar-feeds.ts';
import { countWithin, networkOf } from './rate-limits.ts';
import { signalOf } from './signal-of.ts';

/** Reads a minute of one calendar. */
const perCalendar = 10;
/** And from one address: a calendar service reads those of many members. */
const perAddress = 300;

/** Serves calendars at their private addresses; the token in it is the only permission needed. */
export function registerCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await countWithin(services, perAddress, `calendars from ${networkOf(request.ip)}`);
    const { database } = services.open;
    const token = /^([\w-]{43})\.ics$/.exec(request.params.file)?.[1];
    const owner = token ? await findFeedOwner(database, token) : null;
    if (!owner) throw new Refusal('not-found', 'no such calendar');
    await countWithin(services, perCalendar, `calendar of ${owner}`);
    const today = services.now().toISOString().slice(0, 10);
    const from = addDays(today, -feedDays.back);
    const to = addDays(today, feedDays.ahead);
    const file = await writeCalendar(services, { owner, from, to }, signalOf(reply));
    return reply
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', 'inline; filename="hem.ics"')
      .type('text/calendar; charset=utf-8')
      .send(file);
  });
}
