import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Config, ConfigError, configVariables, readConfig } from './config.ts';

const secret = 's'.repeat(32);
/** All that production needs. */
const production = {
  HEM_MODE: 'production',
  DATABASE_URL: 'postgres://db/hem',
  SECRET: secret,
  API_KEY: 'a-key',
  PUBLIC_URL: 'https://hem.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@hem.example',
};
/** A private key, as a file of it reads. */
const pemOf = (type: 'rsa' | 'ec', namedCurve = ''): string =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve })
  ).privateKey
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();
const faultsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message.split('\n');
  }
};

describe('with nothing set', () => {
  it('the server is embedded, on this machine only, with everything it needs', () => {
    expect(readConfig({})).toEqual<Config>({
      mode: 'embedded',
      host: '127.0.0.1',
      port: 4173,
      dataDir: path.resolve('data'),
      databaseUrl: null,
      databaseWaitMs: 60_000,
      publicUrl: null,
      secret: null,
      apiKey: null,
      demoPassword: null,
      tls: null,
      operator: null,
      allowedParents: [],
      blob: { kind: 'files' },
      mail: { kind: 'outbox' },
      signIn: { google: null, apple: null },
      text: null,
      cutout: { kind: 'local' },
      store: 'embedded',
      payments: 'embedded',
      stripe: null,
      appleStore: null,
      googleStore: null,
      partners: 'embedded',
      shopSecrets: [],
      shopAdminToken: null,
      studioEmail: null,
      weather: null,
      model: null,
      shop: null,
      checkoutRetries: 3,
      shopUrl: null,
      extensionUrl: '/extension.html',
      features: {
        enableAlterOrRepair: true,
        enableStyleBlueprint: true,
        enableSharedWardrobes: true,
      },
      rateLimits: true,
      trustProxy: false,
      serviceWorker: true,
      minimumVersion: null,
      logLevel: 'warn',
    });
  });

  it('variables of other programs are let be', () => {
    expect(readConfig({ PATH: '/bin', HOME: '', CI: 'true' })).toEqual(readConfig({}));
  });
});

/** For every variable: values that are taken with what they lead to, and values that are faults. */
const table: Record<string, { good: [string, Partial<Config>][]; bad: string[] }> = {
  HEM_MODE: { good: [['embedded', { mode: 'embedded' }]], bad: ['prod', '', 'Embedded'] },
  HOST: { good: [['0.0.0.0', { host: '0.0.0.0' }]], bad: ['', ' ', 'two words'] },
  PORT: {
    good: [
      ['0', { port: 0 }],
      ['8080', { port: 8080 }],
      ['65535', { port: 65_535 }],
    ],
    bad: ['', 'http', '-1', '65536', '80.5', '999999'],
  },
  DATA_DIR: {
    good: [['/var/lib/hem', { dataDir: path.resolve('/var/lib/hem') }]],
    bad: ['', '  '],
  },
  DATABASE_URL: { good: [], bad: ['', ' ', 'db/hem', 'mysql://db/hem', 'javascript:alert(1)'] },
  DATABASE_WAIT: { good: [['0', { databaseWaitMs: 0 }]], bad: ['', '-1', 'long', '1.5', '99999'] },
  PUBLIC_URL: {
    good: [['https://hem.example/', { publicUrl: 'https://hem.example' }]],
    bad: [
      ...[
        '',
        'hem.example',
        'javascript:alert(1)',
        'ftp://hem.example',
        'https://me:x@hem.example',
      ],
      ...['https://hem.example/?a=1', 'https://hem.example/#top', 'https://hem .example'],
    ],
  },
  SECRET: { good: [[secret, { secret }]], bad: ['', 'short', 's'.repeat(31), ' '.repeat(40)] },
  API_KEY: { good: [['key', { apiKey: 'key' }]], bad: ['', ' ', 'a key', 'clé'] },
  DEMO_PASSWORD: {
    good: [['Demo-Pass-1', { demoPassword: 'Demo-Pass-1' }]],
    bad: ['', 'short', ' '.repeat(12)],
  },
  TLS_CERT: { good: [], bad: ['', ' '] },
  TLS_KEY: { good: [], bad: ['', ' '] },
  ALLOWED_PARENTS: {
    good: [
      [
        'https://a.example, https://b.example,',
        { allowedParents: ['https://a.example', 'https://b.example'] },
      ],
      ['', { allowedParents: [] }],
      ['http://localhost:8080/', { allowedParents: ['http://localhost:8080'] }],
    ],
    bad: [
      ...['*', 'https://*.example', 'https://a.example; script-src *', 'https://a.example/path'],
      ...['a.example', 'https:', 'javascript:alert(1)', 'data:text/html,x', 'https://A.example'],
      ...['https://a.example https://b.example', "'self'", 'null', 'https://me:x@a.example'],
    ],
  },
  AZURE_STORAGE_CONNECTION_STRING: {
    good: [['UseX=1', { blob: { kind: 'azure', connectionString: 'UseX=1', container: 'hem' } }]],
    bad: [''],
  },
  AZURE_STORAGE_CONTAINER: {
    good: [['photos', { blob: { kind: 'files' } }]],
    bad: ['', ' ', 'Photos', 'a/b', 'a--b', 'ab'],
  },
  OPERATOR_ADDRESS: {
    good: [
      ['127.0.0.1:9464', { operator: { host: '127.0.0.1', port: 9464, token: null } }],
      ['[::1]:9464', { operator: { host: '::1', port: 9464, token: null } }],
      ['localhost:0', { operator: { host: 'localhost', port: 0, token: null } }],
    ],
    bad: ['', 'on', '9464', ':9464', '127.0.0.1', '127.0.0.1:99999', 'http://127.0.0.1:1', '::1:9'],
  },
  OPERATOR_TOKEN: {
    good: [['t'.repeat(16), { operator: null }]],
    bad: ['', 'short', `${'t'.repeat(16)} and more`],
  },
  SMTP_URL: { good: [], bad: ['', 'mail.example', 'https://mail.example', 'javascript:alert(1)'] },
  GOOGLE_CLIENT_ID: { good: [], bad: ['', ' '] },
  GOOGLE_CLIENT_SECRET: { good: [], bad: ['', ' ', 'a-secret'] },
  GOOGLE_ISSUER: {
    good: [
      ['http://127.0.0.1:9', { signIn: { google: null, apple: null } }],
      ['https://id.example', { signIn: { google: null, apple: null } }],
    ],
    bad: [
      '',
      'id.example',
      'http://id.example',
      'http://127.evil.example',
      'https://a:b@id.example',
    ],
  },
  APPLE_CLIENT_ID: { good: [], bad: ['', ' '] },
  APPLE_TEAM_ID: { good: [], bad: ['', 'short', 'ABCDE12345'] },
  APPLE_KEY_ID: { good: [], bad: ['', 'short', 'ABCDE12345'] },
  APPLE_PRIVATE_KEY: { good: [], bad: ['', 'a-key', pemOf('rsa'), pemOf('ec', 'secp384r1')] },
  APPLE_ISSUER: {
    good: [['http://[::1]:9', { signIn: { google: null, apple: null } }]],
    bad: ['', 'http://id.example', 'https://id.example/?a=b', 'javascript:alert(1)'],
  },
  CUTOUT_URL: {
    good: [
      [
        'https://cut.example/v1',
        { cutout: { kind: 'remote', url: 'https://cut.example/v1', key: null } },
      ],
    ],
    bad: ['', 'cut.example', 'ftp://cut.example'],
  },
  CUTOUTS: { good: [['off', { cutout: { kind: 'off' } }]], bad: ['', 'no', 'false'] },
  EMBEDDED_STORE: {
    good: [
      ['on', { store: 'embedded' }],
      ['off', { store: null }],
    ],
    bad: ['', 'yes', 'ON'],
  },
  SHOPIFY_WEBHOOK_SECRET: {
    good: [['a secret of a shop', { shopSecrets: ['a secret of a shop'] }]],
    bad: ['', 'short'],
  },
  SHOPIFY_WEBHOOK_SECRET_PREVIOUS: { good: [], bad: ['', 'short', 'the secret before it'] },
  SHOPIFY_ADMIN_TOKEN: { good: [['shpat_1', { shopAdminToken: 'shpat_1' }]], bad: ['', ' '] },
  STUDIO_EMAIL: {
    good: [['studio@hem.example', { studioEmail: 'studio@hem.example' }]],
    bad: ['', 'studio', 'a@b@c'],
  },
  SHOPIFY_DOMAIN: {
    good: [],
    bad: [
      '',
      'hem',
      'https://hem.example',
      'hem.example/path',
      'hem.example; script-src *',
      '*.a.co',
    ],
  },
  SHOPIFY_PUBLIC_TOKEN: { good: [], bad: ['', ' ', 'a-token'] },
  CHECKOUT_RETRIES: {
    good: [
      ['0', { checkoutRetries: 0 }],
      ['3', { checkoutRetries: 3 }],
    ],
    bad: ['', '-1', '4', '1.5', 'many'],
  },
  EMBEDDED_PAYMENTS: {
    good: [
      ['on', { payments: 'embedded' }],
      ['off', { payments: null }],
    ],
    bad: ['', 'yes'],
  },
  STRIPE_SECRET_KEY: { good: [], bad: ['', ' '] },
  STRIPE_WEBHOOK_SECRET: { good: [], bad: ['', ' ', 'whsec_1'] },
  APP_STORE_BUNDLE_ID: { good: [], bad: ['', ' '] },
  APP_STORE_ISSUER_ID: { good: [], bad: ['', ' ', 'an-issuer'] },
  APP_STORE_KEY_ID: { good: [], bad: ['', ' ', 'a-key'] },
  APP_STORE_PRIVATE_KEY: { good: [], bad: ['', ' ', 'a-key'] },
  APP_STORE_SANDBOX: { good: [], bad: ['', 'on', 'yes'] },
  APP_STORE_URL: { good: [], bad: ['', 'store.example', 'https://store.example'] },
  GOOGLE_PLAY_PACKAGE: { good: [], bad: ['', ' '] },
  GOOGLE_PLAY_EMAIL: { good: [], bad: ['', ' ', 'us@example.com'] },
  GOOGLE_PLAY_PRIVATE_KEY: { good: [], bad: ['', ' ', 'a-key'] },
  GOOGLE_PLAY_URL: { good: [], bad: ['', 'play.example', 'https://play.example'] },
  GOOGLE_PLAY_TOKEN_URL: { good: [], bad: ['', 'play.example', 'https://play.example'] },
  PARTNER_FEEDS: {
    good: [
      [
        'Ferry Lane=https://ferry-lane.example/feed.xml?a=b',
        {
          partners: [
            {
              key: 'ferry-lane',
              name: 'Ferry Lane',
              url: 'https://ferry-lane.example/feed.xml?a=b',
            },
          ],
        },
      ],
    ],
    bad: [
      '',
      'Ferry Lane',
      '=https://a.example',
      'A=ftp://a.example',
      'A=https://a.example,a=https://b.example',
    ],
  },
  EMBEDDED_FEEDS: {
    good: [
      ['on', { partners: 'embedded' }],
      ['off', { partners: [] }],
    ],
    bad: ['', 'yes'],
  },
  MODEL_URL: { good: [], bad: ['', 'api.example', 'ftp://api.example'] },
  MODEL_NAME: { good: [], bad: ['', ' ', 'small'] },
  MODEL_KEY: { good: [], bad: ['', ' ', 'a-key'] },
  WEATHER_URL: { good: [], bad: ['', 'api.example', 'ftp://api.example'] },
  WEATHER_PLACES_URL: { good: [], bad: ['', 'https://places.example'] },
  WEATHER_KEY: { good: [], bad: ['', ' ', 'a-key'] },
  CUTOUT_KEY: { good: [], bad: ['', ' ', 'a-key'] },
  MAIL_FROM: {
    good: [['a@b.example', { mail: { kind: 'outbox' } }]],
    bad: ['', ' ', 'hem', 'a@b\nBcc: c@d'],
  },
  TEXT_URL: {
    good: [],
    bad: ['', 'gateway', 'ftp://gateway.example', 'https://a:b@gateway.example'],
  },
  TEXT_ACCOUNT: { good: [['hem', { text: null }]], bad: ['', ' '] },
  TEXT_PASSWORD: { good: [['secret', { text: null }]], bad: ['', ' '] },
  TEXT_FROM: { good: [['+17755550100', { text: null }]], bad: ['', ' '] },
  SHOP_URL: {
    good: [['https://shop.example', { shopUrl: 'https://shop.example' }]],
    bad: ['shop', 'javascript:alert(1)', 'data:text/html,x', 'https:'],
  },
  EXTENSION_URL: {
    good: [['https://ext.example', { extensionUrl: 'https://ext.example' }]],
    bad: ['ext', 'javascript:alert(1)', 'file:///etc'],
  },
  DISABLED_FEATURES: {
    good: [
      [
        'enableStyleBlueprint, enableAlterOrRepair',
        {
          features: {
            enableAlterOrRepair: false,
            enableStyleBlueprint: false,
            enableSharedWardrobes: true,
          },
        },
      ],
    ],
    bad: ['enableEverything'],
  },
  RATE_LIMITS: { good: [['off', { rateLimits: false }]], bad: ['', 'false', 'no'] },
  MINIMUM_VERSION: {
    good: [['0.1.0', { minimumVersion: '0.1.0' }]],
    bad: ['', '1', 'v0.1.0', '0.1', '0.1.0-beta', '999.0.0'],
  },
  SERVICE_WORKER: { good: [['off', { serviceWorker: false }]], bad: ['', 'no', 'false'] },
  TRUST_PROXY: {
    good: [
      ['off', { trustProxy: false }],
      ['1', { trustProxy: 1 }],
      ['2', { trustProxy: 2 }],
      ['loopback, 10.0.0.0/8', { trustProxy: ['loopback', '10.0.0.0/8'] }],
      ['192.0.2.7,2001:db8::/32', { trustProxy: ['192.0.2.7', '2001:db8::/32'] }],
    ],
    bad: [
      ...['', 'on', 'true', '0', '-1', '1.5', '99', '*', 'proxy.example', '10.0.0.0/33', '10.0.0'],
      ...['10.0.0.0/', '0.0.0.0/0', '::/0', '10.0.0.1,', '2001:db8::/129', '10.0.0.0/8/8'],
    ],
  },
  LOG_LEVEL: { good: [['debug', { logLevel: 'debug' }]], bad: ['loud', ''] },
};

describe('the key of who cuts photos out', () => {
  it('is for a provider that is named', () => {
    expect(faultsOf({ CUTOUT_KEY: 'a-key' })).toEqual(['CUTOUT_KEY: is for a provider']);
    expect(readConfig({ CUTOUT_KEY: 'a-key', CUTOUT_URL: 'https://cut.example/' })).toMatchObject({
      cutout: { kind: 'remote', url: 'https://cut.example/', key: 'a-key' },
    });
  });
});

describe('the weather', () => {
  it('needs both addresses, and takes a key beside them', () => {
    const [WEATHER_URL, WEATHER_PLACES_URL] = ['https://api.example', 'https://places.example'];
    expect(faultsOf({ WEATHER_URL })).toEqual(['WEATHER_PLACES_URL: WEATHER_URL needs it']);
    const both = { WEATHER_URL, WEATHER_PLACES_URL };
    const weather = { forecastUrl: WEATHER_URL, placesUrl: WEATHER_PLACES_URL };
    expect(readConfig(both)).toMatchObject({ weather: { ...weather, key: null } });
    expect(readConfig({ ...both, WEATHER_KEY: 'a-key' })).toMatchObject({
      weather: { ...weather, key: 'a-key' },
    });
  });
});

describe('a language model', () => {
  it('needs an address and a name, and takes a key beside them', () => {
    const [MODEL_URL, MODEL_NAME] = ['https://api.example/v1', 'small'];
    expect(faultsOf({ MODEL_URL })).toEqual(['MODEL_NAME: MODEL_URL needs it']);
    const model = { url: MODEL_URL, name: MODEL_NAME };
    expect(readConfig({ MODEL_URL, MODEL_NAME })).toMatchObject({ model: { ...model, key: null } });
    expect(readConfig({ MODEL_URL, MODEL_NAME, MODEL_KEY: 'a-key' })).toMatchObject({
      model: { ...model, key: 'a-key' },
    });
  });
});

describe('a shop', () => {
  const secret = 'a secret of a shop';
  const studio = { SHOPIFY_WEBHOOK_SECRET: secret, STUDIO_EMAIL: 'studio@hem.example' };
  const shop = {
    ...studio,
    SHOPIFY_DOMAIN: 'Hem.myshopify.com',
    SHOPIFY_PUBLIC_TOKEN: 'a-token',
  };

  it('takes the place of the embedded store', () => {
    expect(readConfig(shop)).toMatchObject({
      store: 'shop',
      shop: { domain: 'hem.myshopify.com', publicToken: 'a-token' },
    });
  });

  it('is refused beside an embedded store that is asked for, and without its token', () => {
    expect(faultsOf({ ...shop, EMBEDDED_STORE: 'on' })).toEqual([
      'EMBEDDED_STORE: is not for a server that has a shop: leave SHOPIFY_DOMAIN out',
    ]);
    expect(faultsOf({ ...studio, SHOPIFY_DOMAIN: 'hem.myshopify.com' })).toEqual([
      'SHOPIFY_PUBLIC_TOKEN: is required with SHOPIFY_DOMAIN',
    ]);
  });
});

describe('the sign-in with Google and Apple', () => {
  const PUBLIC_URL = 'https://hem.example';
  const google = { GOOGLE_CLIENT_ID: 'hem', GOOGLE_CLIENT_SECRET: 'a-secret' };
  const privateKey = pemOf('ec', 'P-256');
  const apple = {
    APPLE_CLIENT_ID: 'example.hem',
    APPLE_TEAM_ID: 'ABCDE12345',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: privateKey,
  };

  it('is offered where a client is named', () => {
    expect(readConfig({ ...google, PUBLIC_URL }).signIn).toEqual({
      google: {
        issuer: 'https://accounts.google.com',
        clientId: 'hem',
        clientSecret: 'a-secret',
      },
      apple: null,
    });
    const inOneLine = { APPLE_PRIVATE_KEY: `${privateKey.replaceAll('\n', '\\n')}` };
    for (const written of [{}, inOneLine]) {
      expect(readConfig({ ...apple, ...written, PUBLIC_URL }).signIn).toEqual({
        google: null,
        apple: {
          issuer: 'https://appleid.apple.com',
          clientId: 'example.hem',
          teamId: 'ABCDE12345',
          keyId: 'KEY1234567',
          privateKey: privateKey.trim(),
        },
      });
    }
  });

  it('needs all that a provider wants, and the address that it sends people back to', () => {
    expect(faultsOf({ GOOGLE_CLIENT_ID: 'hem' })).toEqual([
      'GOOGLE_CLIENT_SECRET: is required with GOOGLE_CLIENT_ID',
      'PUBLIC_URL: Google and Apple send people back to it',
    ]);
    expect(faultsOf({ APPLE_CLIENT_ID: 'example.hem', PUBLIC_URL })).toEqual([
      'APPLE_TEAM_ID: is required with APPLE_CLIENT_ID',
      'APPLE_KEY_ID: is required with APPLE_CLIENT_ID',
      'APPLE_PRIVATE_KEY: is required with APPLE_CLIENT_ID',
    ]);
    expect(faultsOf({ GOOGLE_CLIENT_SECRET: 'a-secret' })).toEqual([
      'GOOGLE_CLIENT_SECRET: is for Google: give GOOGLE_CLIENT_ID',
    ]);
  });
});

describe('payments', () => {
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' };

  it('are Stripe’s where there is an account', () => {
    expect(readConfig(stripe)).toMatchObject({
      payments: 'stripe',
      stripe: { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1', 'whsec_2'] },
    });
  });

  it('are refused beside embedded ones that are asked for, and without the secret of events', () => {
    expect(faultsOf({ ...stripe, EMBEDDED_PAYMENTS: 'on' })).toEqual([
      'EMBEDDED_PAYMENTS: is not for a server that has Stripe: leave it out',
    ]);
    expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual([
      'STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY',
    ]);
  });
});

describe('the stores of native apps', () => {
  const apple = {
    APP_STORE_BUNDLE_ID: 'com.hem.app',
    APP_STORE_ISSUER_ID: 'an-issuer',
    APP_STORE_KEY_ID: 'a-key-id',
    APP_STORE_PRIVATE_KEY: 'begin\\na-key\\nend',
  };
  const google = {
    GOOGLE_PLAY_PACKAGE: 'com.hem.app',
    GOOGLE_PLAY_EMAIL: 'us@hem.example',
    GOOGLE_PLAY_PRIVATE_KEY: 'a-key',
  };

  it('are asked where their keys are given', () => {
    expect(readConfig({ ...apple, APP_STORE_SANDBOX: 'on', ...google })).toMatchObject({
      appleStore: {
        privateKey: 'begin\na-key\nend',
        urls: [expect.stringContaining('storekit.'), expect.stringContaining('sandbox')],
      },
      googleStore: { tokenUrl: 'https://oauth2.googleapis.com/token' },
    });
    expect(readConfig({ ...apple, APP_STORE_URL: 'https://store.example/' })).toMatchObject({
      appleStore: { urls: ['https://store.example'] },
      googleStore: null,
    });
  });

  it('are refused without a key', () => {
    expect(faultsOf({ APP_STORE_BUNDLE_ID: 'com.hem.app' })).toEqual([
      'APP_STORE_ISSUER_ID: is required with APP_STORE_BUNDLE_ID',
      'APP_STORE_KEY_ID: is required with APP_STORE_BUNDLE_ID',
      'APP_STORE_PRIVATE_KEY: is required with APP_STORE_BUNDLE_ID',
    ]);
    expect(faultsOf({ GOOGLE_PLAY_PACKAGE: 'com.hem.app' })).toEqual([
      'GOOGLE_PLAY_EMAIL: is required with GOOGLE_PLAY_PACKAGE',
      'GOOGLE_PLAY_PRIVATE_KEY: is required with GOOGLE_PLAY_PACKAGE',
    ]);
  });
});

describe('every variable', () => {
  it('is in this table', () => {
    expect(Object.keys(table).sort()).toEqual([...configVariables].sort());
  });

  it.each(Object.entries(table))(
    '%s is read, and refused by name when it is wrong',
    (name, row) => {
      for (const [value, leads] of row.good) {
        expect(readConfig({ [name]: value })).toMatchObject(leads);
      }
      for (const value of row.bad) {
        const faults = faultsOf({ [name]: value }).filter((fault) =>
          fault.split(':')[0]!.includes(name),
        );
        expect(faults, `${name}=${value}`).toHaveLength(1);
        expect(faults[0]).toMatch(new RegExp(`^${name}: .+`));
      }
    },
  );

  it('is named in one go when several are wrong', () => {
    const faults = faultsOf({
      PORT: 'x',
      SECRET: 'short',
      RATE_LIMITS: 'maybe',
      LOG_LEVEL: 'loud',
    });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'LOG_LEVEL',
      'PORT',
      'RATE_LIMITS',
      'SECRET',
    ]);
  });
});

describe('what goes together', () => {
  it('a certificate needs its key, and a key its certificate', () => {
    const tls = { cert: '/c.pem', key: '/k.pem' };
    expect(readConfig({ TLS_CERT: tls.cert, TLS_KEY: tls.key })).toMatchObject({ tls });
    expect(faultsOf({ TLS_CERT: tls.cert })).toEqual(['TLS_CERT, TLS_KEY: give both or neither']);
    expect(faultsOf({ TLS_KEY: tls.key })).toEqual(['TLS_CERT, TLS_KEY: give both or neither']);
  });

  it('mail by SMTP needs a sender', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://m' })).toEqual(['MAIL_FROM: SMTP_URL needs a sender']);
    expect(readConfig({ SMTP_URL: 'smtp://m', MAIL_FROM: 'a@b.example' })).toMatchObject({
      mail: { kind: 'smtp', url: 'smtp://m', from: 'a@b.example' },
    });
  });

  it.each(['0.0.0.0:9464', '[::]:9464', '10.0.0.7:9464', 'hem.example:9464', '127.evil.example:1'])(
    'an operator’s address that others can reach needs a token: %s',
    (address) => {
      expect(faultsOf({ OPERATOR_ADDRESS: address })).toEqual([
        'OPERATOR_TOKEN: an OPERATOR_ADDRESS that others can reach needs one',
      ]);
      const token = 't'.repeat(16);
      const config = readConfig({ OPERATOR_ADDRESS: address, OPERATOR_TOKEN: token });
      expect(config.operator).toMatchObject({ token });
    },
  );

  it('a container is used where a storage account is', () => {
    const env = { AZURE_STORAGE_CONNECTION_STRING: 'X=1', AZURE_STORAGE_CONTAINER: 'photos' };
    expect(readConfig(env).blob).toEqual({
      kind: 'azure',
      connectionString: 'X=1',
      container: 'photos',
    });
  });
});

describe('production', () => {
  it('is meant by a database’s URL, unless it is said otherwise', () => {
    const { HEM_MODE: _mode, ...rest } = production;
    expect(readConfig(rest)).toMatchObject({ mode: 'production' });
    expect(
      readConfig({ DATABASE_URL: production.DATABASE_URL, HEM_MODE: 'embedded' }),
    ).toMatchObject({ mode: 'embedded', databaseUrl: production.DATABASE_URL });
  });

  it('starts with what it needs, and offers nothing that was not configured', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      secret,
      apiKey: 'a-key',
      shopUrl: null,
      extensionUrl: null,
      demoPassword: null,
      rateLimits: true,
    });
  });

  const needed = Object.keys(production).filter((name) => name !== 'HEM_MODE');
  it.each(needed)('refuses to start without %s', (name) => {
    const { [name as keyof typeof production]: _left, ...rest } = production;
    expect(faultsOf(rest).map((fault) => fault.split(':')[0])).toEqual([name]);
  });

  it('names everything that is missing in one go', () => {
    const faults = faultsOf({ HEM_MODE: 'production' });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(needed);
  });

  it('names what is wrong together with what is missing', () => {
    const { API_KEY: _key, ...rest } = production;
    const faults = faultsOf({ ...rest, PORT: 'x', SECRET: 'short' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'API_KEY',
      'PORT',
      'SECRET',
    ]);
  });

  it('has no demo, and no way around the rate limits', () => {
    expect(faultsOf({ ...production, DEMO_PASSWORD: 'Demo-Pass-1' })).toHaveLength(1);
    expect(faultsOf({ ...production, RATE_LIMITS: 'off' })).toHaveLength(1);
  });
});
