import type { FastifyInstance } from 'fastify';
import type { Services } from '../ports/services.ts';
import {
  countUnreadReports,
  markReportRead,
  readReports,
} from '../repositories/reports-to-read.ts';
import { formOf } from './form.ts';
import { studioReportsPage } from './pages/studio-reports-page.tsx';
import { staffDoor } from './staff-door.ts';
import { formWord, reportsPath, requireFormWord } from './studio-session.ts';

/** The staff's page of what members report about each other (decision 088). */
export function registerReports(app: FastifyInstance, services: Services): void {
  const { open, now } = services;
  const forStaff = staffDoor(services);

  app.get<{ Querystring: { anew?: string } }>(reportsPath, (request, reply) =>
    forStaff(request, reply, async (viewer) => {
      const reports = await readReports(open.database);
      const unread = await countUnreadReports(open.database);
      const word = formWord(services, viewer);
      const isAnew = request.query.anew !== undefined;
      return reply.send(studioReportsPage({ reports, unread, word, isAnew }));
    }),
  );

  app.post(reportsPath, (request, reply) =>
    forStaff(request, reply, async (viewer) => {
      const form = formOf(request.body);
      requireFormWord(services, viewer, form.get('word'));
      const number = (name: string) => Number(/^\d{1,15}$/.exec(form.get(name) ?? '')?.[0] ?? 0);
      const read = { id: number('report'), saidAt: new Date(number('said')) };
      const isRead = await open.transaction((transaction) =>
        markReportRead(transaction, read, viewer.userId, now()),
      );
      return reply.redirect(isRead ? reportsPath : `${reportsPath}?anew`, 303);
    }),
  );
}
