import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Config } from '../config/config.ts';
import { keepOnce } from '../foundation/keep-once.ts';
import { createSigner } from '../foundation/signer.ts';
import { openAzureBlobs } from './blob-azure.ts';
import { openFileBlobs } from './blob-files.ts';
import type { BlobStore } from './blob-store.ts';
import type { CutoutPort } from './cutout.ts';
import { openLocalCutout } from './cutout-local.ts';
import { openRemoteCutout } from './cutout-remote.ts';
import type { LanguageModel } from './language-model.ts';
import { openChatCompletions } from './language-model-chat.ts';
import { letModelRest } from './language-model-rested.ts';
import { type Mailer, openOutbox, openSmtp } from './mailer.ts';
import type { Services } from './services.ts';
import type { StrokesPort } from './strokes.ts';
import { openLocalStrokes } from './strokes-local.ts';
import type { StylistPort } from './stylist.ts';
import { openStylistPool } from './stylist-pool.ts';
import { openGateway, openTextOutbox, type Texter } from './texter.ts';
import type { WeatherPort } from './weather.ts';
import { keepForecasts } from './weather-kept.ts';
import { openOpenMeteo } from './weather-open-meteo.ts';
import type { WebPort } from './web.ts';
import { openGuardedWeb } from './web-guarded.ts';

/** Opens the ports that the configuration names, and the signer of addresses. */
export async function openPorts(
  config: Config,
  now: () => Date,
  given: {
    mailer?: Mailer | undefined;
    texter?: Texter | undefined;
    cutout?: CutoutPort | undefined;
    strokes?: StrokesPort | undefined;
    model?: LanguageModel | undefined;
    weather?: WeatherPort | undefined;
    web?: WebPort | undefined;
    stylist?: StylistPort | undefined;
  } = {},
): Promise<
  Pick<
    Services,
    | 'blobs'
    | 'mailer'
    | 'texter'
    | 'cutout'
    | 'strokes'
    | 'model'
    | 'stylist'
    | 'weather'
    | 'web'
    | 'signer'
  >
> {
  const signer = createSigner(await findSecret(config), now);
  const openModel = (model: LanguageModel | null) => {
    const asked = model ?? (config.model && openChatCompletions(config.model));
    return asked && letModelRest(asked, now);
  };
  const openWeather = (port: WeatherPort | null) => {
    const asked = port ?? (config.weather && openOpenMeteo(config.weather));
    return asked && keepForecasts(asked, now);
  };
  const openBlobs = (): Promise<BlobStore> =>
    config.blob.kind === 'azure'
      ? openAzureBlobs(config.blob.connectionString, config.blob.container)
      : openFileBlobs(path.join(config.dataDir, 'blobs'), signer, now);
  return {
    signer,
    stylist: given.stylist ?? openStylistPool(),
    blobs: await openBlobs(),
    mailer: given.mailer ?? openMailer(config),
    texter: given.texter ?? openTexter(config),
    cutout: given.cutout ?? openCutout(config),
    strokes: given.strokes ?? openLocalStrokes(),
    model: openModel(given.model ?? null),
    weather: openWeather(given.weather ?? null),
    web: given.web ?? openGuardedWeb(),
  };
}

function openCutout({ cutout }: Config): CutoutPort {
  // Where it is off no job is made, so that nobody asks.
  return cutout.kind === 'remote' ? openRemoteCutout(cutout) : openLocalCutout();
}

function openMailer({ mail, dataDir }: Config): Mailer {
  if (mail.kind === 'smtp') return openSmtp(mail.url, mail.from);
  return openOutbox(path.join(dataDir, 'outbox'), (line) => console.log(line));
}

function openTexter({ text, mode, dataDir }: Config): Texter | null {
  if (text) return openGateway(text);
  if (mode === 'production') return null;
  return openTextOutbox(path.join(dataDir, 'outbox'), (line) => console.log(line));
}

/** The configured secret, or one made once and kept under the data folder. */
async function findSecret({ secret, dataDir }: Config): Promise<string> {
  return (
    secret ?? keepOnce(path.join(dataDir, 'secret'), () => randomBytes(32).toString('base64url'))
  );
}
