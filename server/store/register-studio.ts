import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { longestStudioMessage } from '#contract/rules/service-orders.ts';
import { prose } from '#contract/schemas/scalars.ts';
import type { Database } from '../database/database.ts';
import type { Services } from '../ports/services.ts';
import { countUnreadReports } from '../repositories/reports-to-read.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { formOf } from './form.ts';
import { garmentPictures } from './garment-pictures.ts';
import { listOrders } from './list-orders.ts';
import { readMessages } from './messages.ts';
import {
  addPhoto,
  closeProblem,
  type Fault,
  moveBack,
  moveOn,
  refund,
  say,
} from './order-changes.ts';
import { findOrder } from './orders.ts';
import { closedPage } from './pages/checkout-page.tsx';
import type { RefusedPrice } from './pages/studio-forms.tsx';
import { studioListPage } from './pages/studio-list-page.tsx';
import { studioOrderPage } from './pages/studio-order-page.tsx';
import { quote } from './quotes.ts';
import { staffDoor } from './staff-door.ts';
import { storableCut } from './storable.ts';
import { keepStudioPhoto, readStudioPhoto } from './studio-photos.ts';
import { enterStudio, formWord, requireFormWord, studioPath } from './studio-session.ts';

/** Most bytes of a photo with its form. */
const mostPhotoBytes = 20_000_000;

type OrderCall = { Params: { id: string }; Querystring: { done?: string } };

/** The studio's own pages: its orders, and what it does with them. For staff, by a session of its own. */
export function registerStudio(app: FastifyInstance, services: Services): void {
  const { open, now } = services;
  const { database } = open;

  const forStaff = staffDoor(services);

  const showOrder = async (
    reply: FastifyReply,
    viewer: Viewer,
    id: string,
    notice: { kind: 'error' | 'news'; text: string } | null,
    refusedPrice: RefusedPrice | null = null,
  ) => {
    const orderId = orderIdOf(id);
    const order = await findOrder(database, orderId);
    if (!order) {
      return reply
        .status(404)
        .send(closedPage('No such order', 'There is no order of this number.'));
    }
    const messages = await readMessages(database, order.id);
    const pictures = await garmentPictures(
      database,
      services.signer,
      order.cartToken,
      order.lines,
      720,
    );
    const word = formWord(services, viewer);
    if (notice?.kind === 'error') reply.status(409);
    return reply.send(studioOrderPage({ order, messages, pictures, word, notice, refusedPrice }));
  };

  /** Makes a change, and shows the order anew by its own address, so that a reload changes nothing. */
  const makeChange = async (
    reply: FastifyReply,
    viewer: Viewer,
    id: string,
    action: string,
    work: (database: Database, orderId: number) => Promise<Fault>,
    price: RefusedPrice | null = null,
  ) => {
    const orderId = orderIdOf(id);
    const fault = await open.transaction((transaction) => work(transaction, orderId));
    if (fault) return showOrder(reply, viewer, id, { kind: 'error', text: fault }, price);
    services.jobs.nudge();
    return reply.redirect(`${studioPath}/orders/${orderId}?done=${action}`, 303);
  };

  app.post(`${studioPath}/enter`, (request, reply) => enterStudio(services, request, reply));

  app.get<{ Querystring: { q?: string; status?: string } }>(studioPath, (request, reply) =>
    forStaff(request, reply, async () => {
      const { q = '', status = '' } = request.query;
      const filter = {
        search: storableCut(String(q).replaceAll('\0', '').trim(), 100),
        status: String(status),
      };
      const orders = await listOrders(database, filter);
      const unreadReports = await countUnreadReports(database);
      return reply.send(studioListPage({ orders, filter, unreadReports }));
    }),
  );

  app.get<OrderCall>(`${studioPath}/orders/:id`, (request, reply) =>
    forStaff(request, reply, (viewer) =>
      showOrder(reply, viewer, request.params.id, doneNotice(request.query.done)),
    ),
  );

  app.post<OrderCall>(`${studioPath}/orders/:id`, (request, reply) =>
    forStaff(request, reply, async (viewer) => {
      const form = formOf(request.body);
      requireFormWord(services, viewer, form.get('word'));
      const of = (name: string) => (form.get(name) ?? '').replaceAll('\0', '').trim();
      const actions: Record<string, (on: Database, orderId: number) => Promise<Fault>> = {
        move: (on, orderId) =>
          moveOn(
            on,
            orderId,
            { from: of('from'), trackingNumber: storableCut(of('trackingNumber'), 60) },
            now(),
          ),
        back: (on, orderId) =>
          moveBack(on, orderId, { from: of('from'), isMeant: of('isMeant') === 'yes' }, now()),
        refund: (on, orderId) => refund(on, orderId, of('what'), now()),
        quote: (on, orderId) =>
          quote(on, orderId, { lineId: Number(of('line')), cents: centsOf(of('price')) }, now()),
        say: (on, orderId) => {
          const text = v.safeParse(prose(longestStudioMessage), of('text'));
          return text.success
            ? say(
                on,
                orderId,
                { text: text.output, reference: referenceOf(of('form'), text.output) },
                now(),
              )
            : Promise.resolve('The message is too long, or has characters that cannot be shown.');
        },
        done: (on, orderId) => closeProblem(on, orderId, Number(of('message')), now()),
      };
      const action = Object.hasOwn(actions, of('action')) ? actions[of('action')] : undefined;
      if (!action)
        return reply.status(400).send(closedPage('Not understood', 'Go back and try again.'));
      const price =
        of('action') === 'quote' ? { lineId: Number(of('line')), text: of('price') } : null;
      return makeChange(reply, viewer, request.params.id, of('action'), action, price);
    }),
  );

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: mostPhotoBytes },
      (_request, body, done) => done(null, body),
    );
    scope.post<OrderCall & { Body: Buffer }>(`${studioPath}/orders/:id/photos`, (request, reply) =>
      forStaff(request, reply, async (viewer) => {
        const form = await readForm(request.body, request.headers['content-type']!);
        requireFormWord(services, viewer, form?.get('word'));
        const file = form?.get('photo');
        const bytes =
          file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
        const path =
          bytes.length > 0
            ? await keepStudioPhoto(services, orderIdOf(request.params.id), bytes)
            : null;
        return makeChange(reply, viewer, request.params.id, 'photo', (on, orderId) =>
          path
            ? addPhoto(on, orderId, path, now())
            : Promise.resolve('That is no picture that can be shown.'),
        );
      }),
    );
  });

  app.get<{ Params: { id: string } }>('/store/photos/:id.webp', async (request, reply) => {
    const bytes = await readStudioPhoto(services, request.params.id);
    if (!bytes) return reply.callNotFound();
    return reply.header('cache-control', 'private, max-age=86400').type('image/webp').send(bytes);
  });
}

const orderIdOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

/**
 * The reference of a message of a form: the same of the same words of the same form, however often it is sent. Null
 * of a
 * form without a name.
 */
const referenceOf = (form: string, text: string) =>
  /^[\w-]{1,60}$/.test(form)
    ? `studio ${form} ${createHash('sha256').update(text).digest('base64url')}`
    : null;

/** Says what was done, and whether the customer gets a mail of it. */
const doneNotice = (action: unknown) => {
  if (!action) return null;
  const isMailed = ['move', 'refund', 'quote', 'say'].includes(String(action));
  const text = isMailed
    ? 'Done. The customer gets a mail, and sees it in Hem.'
    : 'Done. The customer gets no mail of this.';
  return { kind: 'news' as const, text };
};

/** US cents of what was typed as dollars; NaN if it is no price. */
const centsOf = (text: string): number =>
  /^\$?\d{1,5}([.,]\d{1,2})?$/.test(text)
    ? Math.round(Number(text.replace('$', '').replace(',', '.')) * 100)
    : Number.NaN;

/** Reads a form with a file as browsers send it, with the platform's own reader; null if it is none. */
const readForm = (body: Buffer, type: string): Promise<FormData | null> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
