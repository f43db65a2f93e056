import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../ports/services.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { studioClosedPage } from './pages/studio-closed-page.tsx';
import { findStudioViewer } from './studio-session.ts';

/** Answers as staff are answered; shows everybody else the closed door. */
export const staffDoor =
  (services: Services) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (viewer: Viewer) => Promise<FastifyReply>,
  ): Promise<FastifyReply> => {
    const viewer = await findStudioViewer(services, request);
    return viewer ? answer(viewer) : reply.status(403).send(studioClosedPage());
  };
