import fs from 'node:fs/promises';
import compress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { trustIn } from './config/proxies.ts';
import type { OpenDatabase } from './database/database.ts';
import { loggerOptions } from './foundation/log-lines.ts';
import { Refusal } from './foundation/refusal.ts';
import { createTurns } from './foundation/turns.ts';
import { registerBodies } from './http/bodies.ts';
import { registerCalendarFeed } from './http/calendar-feed.ts';
import { registerContentChanges } from './http/content-changes.ts';
import { registerHealth } from './http/health.ts';
import { registerPages } from './http/pages.ts';
import { registerPartnerPictures } from './http/partner-pictures.ts';
import { registerPictures } from './http/pictures.ts';
import { registerResalePages } from './http/resale-pages.ts';
import { registerSignInReturn } from './http/sign-in-return.ts';
import { registerStop, stopGraceMs } from './http/stop.ts';
import { urlOptions } from './http/urls.ts';
import { registerErrors, registerWire } from './http/wire.ts';
import { askStoreJob } from './jobs/ask-store.ts';
import { endAccountsJob } from './jobs/end-accounts.ts';
import { endImpersonationsJob } from './jobs/end-impersonations.ts';
import { enqueue } from './jobs/job.ts';
import { jobKinds } from './jobs/job-kinds.ts';
import { createJobRunner } from './jobs/job-runner.ts';
import { logJobs } from './jobs/log-jobs.ts';
import { readCirclesJob } from './jobs/read-circle.ts';
import { readFeedJob, readFeedsJob } from './jobs/read-feeds.ts';
import { everySixHours, hourly, hourlyAt, setSchedule } from './jobs/schedules.ts';
import { sweepJob } from './jobs/sweep.ts';
import { studioByMail } from './mails/studio-by-mail.ts';
import { accountEndOperations } from './operations/account-end.ts';
import { availabilityOperations } from './operations/availability.ts';
import { blueprintResultOperations } from './operations/blueprint-results.ts';
import { blueprintScoreOperations } from './operations/blueprint-scores.ts';
import { blueprintOperations } from './operations/blueprints.ts';
import { cacheOperations } from './operations/cache.ts';
import { circleOperations } from './operations/circle.ts';
import { colorReviewOperations } from './operations/color-reviews.ts';
import { contentOperations } from './operations/content.ts';
import { cutoutOperations } from './operations/cutouts.ts';
import { friendOperations } from './operations/friends.ts';
import { groupOperations } from './operations/groups.ts';
import { imageOperations } from './operations/images.ts';
import { impersonationOperations } from './operations/impersonation.ts';
import { itemOperations } from './operations/items.ts';
import { labOperations } from './operations/lab.ts';
import { laundryOperations } from './operations/laundry.ts';
import { loanOperations } from './operations/loans.ts';
import { loginOperations } from './operations/login.ts';
import { lolaOperations } from './operations/lola.ts';
import { lolaModelOperations } from './operations/lola-model.ts';
import { lolaPlaceOperations } from './operations/lola-places.ts';
import { lookOperations } from './operations/looks.ts';
import { measurementOperations } from './operations/measurements.ts';
import { noticeOperations } from './operations/notices.ts';
import { outfitOperations } from './operations/outfits.ts';
import { ownWordsOperations } from './operations/own-words.ts';
import { partnerProductOperations } from './operations/partner-products.ts';
import { planOperations } from './operations/plans.ts';
import { resaleOperations } from './operations/resale.ts';
import { savedFilterOperations } from './operations/saved-filters.ts';
import { serviceOrderOperations } from './operations/service-orders.ts';
import { serviceOperations } from './operations/services.ts';
import { sharedDayOperations } from './operations/shared-days.ts';
import { sharingOperations } from './operations/sharing.ts';
import { signInOperations } from './operations/sign-ins.ts';
import { statisticsOperations } from './operations/statistics.ts';
import { stylingOperations } from './operations/stylings.ts';
import { unwornOperations } from './operations/unworn.ts';
import { userOperations } from './operations/users.ts';
import { wardrobeOperations } from './operations/wardrobes.ts';
import type { Metrics } from './operator/metrics.ts';
import { buildOperatorListener } from './operator/operator-listener.ts';
import type { CutoutPort } from './ports/cutout.ts';
import type { LanguageModel } from './ports/language-model.ts';
import type { Mailer } from './ports/mailer.ts';
import { openPorts } from './ports/open-ports.ts';
import { openSignIn } from './ports/open-sign-in.ts';
import type { PagePort } from './ports/page-port.ts';
import type { PartnerFeedsPort } from './ports/partner-feeds.ts';
import { openPartnerFeeds } from './ports/partner-feeds-web.ts';
import type { PaymentsPort } from './ports/payments.ts';
import { openReceipts } from './ports/receipts.ts';
import type { Services } from './ports/services.ts';
import { openShop } from './ports/store-shop.ts';
import type { StrokesPort } from './ports/strokes.ts';
import type { StylistPort } from './ports/stylist.ts';
import type { Texter } from './ports/texter.ts';
import type { WeatherPort } from './ports/weather.ts';
import type { WebPort } from './ports/web.ts';
import { createContentShelf, programTexts } from './procedures/content-shelf.ts';
import { seedContent } from './repositories/content.ts';
import { freeJobs } from './repositories/jobs.ts';
import { memberRelations } from './repositories/member-relations.ts';
import { keepFeeds } from './repositories/partner-feeds.ts';
import type { Relations } from './repositories/scope.ts';
import type { EmbeddedStore } from './store/embedded-store.ts';
import type { EmbeddedPayments } from './store/payments/embedded-payments.ts';
import { shopWebhooks } from './webhooks/shop-source.ts';
import { stripeWebhooks } from './webhooks/stripe-source.ts';
import type { WebhookSource } from './webhooks/webhook-source.ts';
import { registerWebhooks, webhookJob } from './webhooks/webhooks.ts';

/** The options that may be given in place of the real thing. */
export interface AppOptions {
  /** The present moment. */
  now?: () => Date;
  mailer?: Mailer;
  texter?: Texter;
  cutout?: CutoutPort;
  strokes?: StrokesPort;
  model?: LanguageModel;
  weather?: WeatherPort;
  web?: WebPort;
  stylist?: StylistPort;
  relations?: Relations;
  /** The sink of log lines; the standard output unless said. */
  log?: { write(line: string): void };
  /** False seeds no demo, for measurements. */
  demo?: boolean;
  /** The senders of webhooks; nobody unless said. */
  webhooks?: readonly WebhookSource[];
  /** The places of the built pages; null serves none (tests, development). */
  pages?: { app: string; simulator: string } | null;
  /** Adds routes before the server listens (the development server's). */
  attach?(http: FastifyInstance, pagePorts: readonly PagePort[]): Promise<void>;
}

/** A server that is ready to listen; its jobs run. */
export interface App {
  http: FastifyInstance;
  /** The operator's own listener, where one is configured. */
  operator: FastifyInstance | null;
  services: Services;
  /**
   * Ends it cleanly: answers what is under way, finishes running jobs, closes the database. What
   * takes longer than `stopGraceMs` is cut off.
   */
  close(): Promise<void>;
}

/** Every operation's handler. */
export const handlers = [
  ...loginOperations,
  ...signInOperations,
  ...userOperations,
  ...accountEndOperations,
  ...cacheOperations,
  ...imageOperations,
  ...wardrobeOperations,
  ...itemOperations,
  ...availabilityOperations,
  ...friendOperations,
  ...noticeOperations,
  ...sharingOperations,
  ...laundryOperations,
  ...loanOperations,
  ...ownWordsOperations,
  ...unwornOperations,
  ...resaleOperations,
  ...savedFilterOperations,
  ...cutoutOperations,
  ...outfitOperations,
  ...stylingOperations,
  ...sharedDayOperations,
  ...lookOperations,
  ...planOperations,
  ...groupOperations,
  ...lolaOperations,
  ...lolaPlaceOperations,
  ...lolaModelOperations,
  ...serviceOrderOperations,
  ...measurementOperations,
  ...serviceOperations,
  ...statisticsOperations,
  ...circleOperations,
  ...partnerProductOperations,
  ...blueprintOperations,
  ...colorReviewOperations,
  ...blueprintResultOperations,
  ...blueprintScoreOperations,
  ...impersonationOperations,
  ...labOperations,
  ...contentOperations,
];

/** Puts the server together: plug-ins, then operations, by name, in order. */
export async function buildApp(
  config: Config,
  open: OpenDatabase,
  options: AppOptions = {},
): Promise<App> {
  const now = options.now ?? (() => new Date());
  const logger = loggerOptions(config.logLevel, options.log);
  const http = fastify({
    logger,
    ...urlOptions,
    trustProxy: trustIn(config.trustProxy),
    ...(config.tls ? { https: await readTls(config.tls) } : {}),
  }) as unknown as FastifyInstance;
  registerErrors(http);
  registerStop(http, stopGraceMs);
  registerBodies(http);
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });

  // No other server works on an embedded database, so a locked job was left by a killed one.
  if (!config.databaseUrl) await freeJobs(open.database);
  const opened = await openPorts(config, now, options);
  const embedded = await openEmbedded(config, { open, now, signer: opened.signer });
  const store = embedded?.store ?? (config.shop && openShop(config.shop, config));
  const payments = await openEmbeddedPayments(config, { open, now, signer: opened.signer });
  const content = createContentShelf((slot, err) =>
    http.log.error({ err, slot }, 'this text cannot be read, and is left out'),
  );
  const ports: Omit<Services, 'jobs'> = {
    config,
    open,
    now,
    turns: createTurns(),
    content,
    ...opened,
    store,
    studio: embedded?.studio ?? studioByMail(opened.mailer, config.studioEmail),
    feeds: await openFeeds(config, opened.web),
    payments: payments?.port ?? (await openPayments(config)),
    receipts: openReceipts({
      ...(await openAppStores(config, now)),
      ...(payments && { test: payments.testStore }),
    }),
    signIn: await openSignIn(config),
  };
  // The embedded store tells of orders as any shop does.
  const paymentSecrets = payments?.secrets ?? config.stripe?.webhookSecrets;
  const webhooks = [
    ...(options.webhooks ?? []),
    ...(store ? [shopWebhooks(store.webhooks)] : []),
    ...(paymentSecrets ? [stripeWebhooks(paymentSecrets)] : []),
  ];
  const kinds = [
    ...jobKinds,
    ...webhooks.map(webhookJob),
    ...(embedded ? [embedded.deliveries(http)] : []),
    ...(payments ? [payments.deliveries(http)] : []),
  ];
  const metrics = config.operator
    ? await openMetrics(
        open,
        now,
        kinds.map(({ kind }) => kind),
      )
    : null;
  if (metrics) {
    http.addHook('onResponse', async (request, reply) => metrics.observeRequest(request, reply));
  }
  const logged = logJobs(http.log);
  const jobs = createJobRunner(ports, kinds, {
    ...logged,
    onEnd(kind, outcome, ...more) {
      logged.onEnd(kind, outcome, ...more);
      metrics?.countJob(kind, outcome);
    },
  });
  const services: Services = { ...ports, jobs };

  ports.blobs.register?.(http);
  registerPictures(http, services);
  registerCalendarFeed(http, services);
  registerContentChanges(http, services);
  registerPartnerPictures(http, services);
  await registerResalePages(http, services, options.pages?.app ?? null);
  await registerSignInReturn(http, services);
  registerWire(http, services, handlers, options.relations ?? memberRelations(config));
  registerWebhooks(http, services, webhooks);
  await embedded?.register(http, services);
  await payments?.register(http, services);
  registerHealth(http, ports);
  const pagePorts: PagePort[] = [ports.blobs, ...(store ? [store] : [])];
  if (options.pages) await registerPages(http, config, pagePorts, options.pages);
  else if (!options.attach) http.setNotFoundHandler(nothingHere);
  await options.attach?.(http, pagePorts);
  await open.transaction((database) => seedContent(database, programTexts(), now()));
  const sweep = { key: 'sweep', job: sweepJob, payload: {}, schedule: hourly };
  await setSchedule(open.database, sweep, now());
  const askStore = { key: 'ask-store', job: askStoreJob, payload: {}, schedule: hourly };
  if (config.store) await setSchedule(open.database, askStore, now());
  const readCircles = {
    key: 'read-circles',
    job: readCirclesJob,
    payload: {},
    schedule: hourlyAt(20),
  };
  if (ports.payments || ports.receipts) await setSchedule(open.database, readCircles, now());
  const readFeeds = { key: 'read-feeds', job: readFeedsJob, payload: {}, schedule: everySixHours };
  await setSchedule(open.database, readFeeds, now());
  const unread = await open.transaction((database) => keepFeeds(database, ports.feeds.partners));
  for (const feed of unread) await enqueue(open.database, readFeedJob, { feed });
  const endAccounts = {
    key: 'end-accounts',
    job: endAccountsJob,
    payload: {},
    schedule: hourlyAt(40),
  };
  await setSchedule(open.database, endAccounts, now());
  const endImpersonations = {
    key: 'end-impersonations',
    job: endImpersonationsJob,
    payload: {},
    schedule: hourlyAt(50),
  };
  await setSchedule(open.database, endImpersonations, now());

  const operator =
    config.operator && metrics
      ? buildOperatorListener(config.operator, metrics, services, kinds, logger)
      : null;

  // A job may call this server, which ends the time for routes and hooks: nothing runs before it is whole.
  await http.ready();
  jobs.start();

  return {
    http,
    operator,
    services,
    async close() {
      await Promise.all([
        http.close(),
        operator?.close(),
        jobs.stop(stopGraceMs),
        ports.cutout.close(),
        ports.strokes.close(),
        ports.stylist.close(),
      ]);
      await open.close();
    },
  };
}

/** Loaded only where the store is embedded. */
async function openEmbedded(
  { store }: Config,
  given: Pick<Services, 'open' | 'now' | 'signer'>,
): Promise<EmbeddedStore | null> {
  if (store !== 'embedded') return null;
  const { openEmbeddedStore } = await import('./store/embedded-store.ts');
  return openEmbeddedStore(given);
}

/** Loaded only where payments are embedded. */
async function openEmbeddedPayments(
  { payments }: Config,
  given: Pick<Services, 'open' | 'now' | 'signer'>,
): Promise<EmbeddedPayments | null> {
  if (payments !== 'embedded') return null;
  const { embedPayments } = await import('./store/payments/embedded-payments.ts');
  return embedPayments(given);
}

/** Loaded only where there is an account at Stripe. */
async function openPayments({ stripe }: Config): Promise<PaymentsPort | null> {
  if (!stripe) return null;
  const { openStripe } = await import('./ports/payments-stripe.ts');
  return openStripe(stripe.secretKey);
}

/** The drawn partners are loaded only where they are asked for. */
async function openFeeds({ partners }: Config, web: WebPort): Promise<PartnerFeedsPort> {
  if (partners !== 'embedded') return openPartnerFeeds(partners, web);
  const { openEmbeddedFeeds } = await import('./store/feeds/embedded-feeds.ts');
  return openEmbeddedFeeds();
}

/** Loaded only where receipts of an app's store are taken. */
async function openAppStores({ appleStore, googleStore }: Config, now: () => Date) {
  return {
    ...(appleStore && {
      apple: (await import('./ports/receipts-apple.ts')).openAppleReceipts(appleStore, now),
    }),
    ...(googleStore && {
      google: (await import('./ports/receipts-google.ts')).openGoogleReceipts(googleStore, now),
    }),
  };
}

/** Fastify's own answer would log the whole path, which may hold a token. */
function nothingHere(): never {
  throw new Refusal('not-found', 'nothing is here');
}

/** Loaded only where the operator's listener is configured. */
async function openMetrics(
  open: OpenDatabase,
  now: () => Date,
  kinds: readonly string[],
): Promise<Metrics> {
  const { createMetrics } = await import('./operator/metrics.ts');
  return createMetrics(open, now, kinds);
}

async function readTls({ cert, key }: { cert: string; key: string }) {
  return { cert: await fs.readFile(cert), key: await fs.readFile(key) };
}
