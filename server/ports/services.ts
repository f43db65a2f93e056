import type { Config } from '../config/config.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Signer } from '../foundation/signer.ts';
import type { Turns } from '../foundation/turns.ts';
import type { BlobStore } from './blob-store.ts';
import type { ContentShelf } from './content-shelf.ts';
import type { CutoutPort } from './cutout.ts';
import type { LanguageModel } from './language-model.ts';
import type { Mailer } from './mailer.ts';
import type { SignInPorts } from './open-sign-in.ts';
import type { PartnerFeedsPort } from './partner-feeds.ts';
import type { PaymentsPort } from './payments.ts';
import type { ReceiptsPort } from './receipts.ts';
import type { StorePort } from './store.ts';
import type { StrokesPort } from './strokes.ts';
import type { StudioPort } from './studio.ts';
import type { StylistPort } from './stylist.ts';
import type { Texter } from './texter.ts';
import type { WeatherPort } from './weather.ts';
import type { WebPort } from './web.ts';

/** The services that jobs work with: the configuration, the database and every port. */
export interface JobServices {
  config: Config;
  open: OpenDatabase;
  blobs: BlobStore;
  mailer: Mailer;
  /** Null where no text message leaves: in production without a gateway. */
  texter: Texter | null;
  cutout: CutoutPort;
  /** Null where no language model is asked. */
  model: LanguageModel | null;
  stylist: StylistPort;
  /** Null where nobody is asked for the weather. */
  weather: WeatherPort | null;
  /** Null where no services are sold. */
  store: StorePort | null;
  studio: StudioPort;
  /** Null where no plans are sold. */
  payments: PaymentsPort | null;
  /** The product feeds of partners. */
  feeds: PartnerFeedsPort;
  /** Null where no receipts of native apps' stores are taken. */
  receipts: ReceiptsPort | null;
  signer: Signer;
  /** The texts that are shown now ([Note: Content]). */
  content: ContentShelf;
  /** The present moment; tests set this clock. */
  now(): Date;
}

/** Runs the jobs of the table. */
export interface JobRunner {
  /** The kinds that it knows. */
  readonly kinds: readonly string[];
  /** Begins to take jobs. Once, and when everything that a job may use is there. */
  start(): void;
  /** Polls now rather than at the next interval; before the start nothing. */
  nudge(): void;
  /** Resolves once nothing is due and nothing runs. */
  idle(): Promise<void>;
  /**
   * Stops taking jobs and waits for those that run, for ever unless said. What runs longer than
   * `graceMs` is given back, to be done from its beginning by the next server.
   */
  stop(graceMs?: number): Promise<void>;
}

/** The services that operations work with, besides the database of their transaction. */
export interface Services extends JobServices {
  strokes: StrokesPort;
  web: WebPort;
  /** The providers that one may sign in with. */
  signIn: SignInPorts;
  jobs: JobRunner;
  /** The turns of what is done one at a time for a member. */
  turns: Turns;
}
