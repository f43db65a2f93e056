/** The cache tags of the product spec (section 7) and those of our own nouns. */
export type CacheTag =
  | 'GetItemDetails'
  | 'GetItems'
  | 'GetItemNavigation'
  | 'GetWardrobes'
  | 'GetUserDetails'
  | 'GetSessions'
  | 'GetFeatureConfig'
  | 'GetCountries';

/** What is declared of one operation. Light on purpose: the app's first chunk carries the table. */
export interface OperationDescriptor {
  service: 'common' | 'users' | 'cache' | 'services' | 'wardrobes' | 'items';
  verb: 'login' | 'query' | 'manage' | 'imageupload' | 'save';
  /** A write carries an idempotency key and happens once. */
  kind: 'read' | 'write';
  /** Who may call it. Whose things it may touch is asked by every repository function. */
  access: 'anyone' | 'signed-in' | 'staff';
  provides?: readonly CacheTag[];
  spoils?: readonly CacheTag[];
  /** False for the quiet list of the product spec (section 8). True unless said. */
  toastOnError?: boolean;
  /** True unless said. */
  dialogOnTimeout?: boolean;
  /** Milliseconds; the default is 10 s in production and 30 s in development (section 9). */
  timeoutMs?: number;
  /** Calls a minute from one address, and for one account, for those that invite guessing. */
  perMinute?: number;
}

const login = { service: 'common', verb: 'login' } as const;
const users = { service: 'users', verb: 'query', kind: 'read' } as const;
const userSave = { service: 'users', verb: 'save', kind: 'write' } as const;
const anyone = { access: 'anyone' } as const;
const member = { access: 'signed-in' } as const;
const quiet = { toastOnError: false } as const;
const itemTags = ['GetItemDetails', 'GetItems', 'GetItemNavigation', 'GetWardrobes'] as const;

/** Every call to the API, declared once (architecture.md, One table of operations). */
export const operations = {
  emailCheck: { ...login, ...anyone, ...quiet, kind: 'read', perMinute: 20 },
  getPublicKey: { ...login, ...anyone, ...quiet, kind: 'read', perMinute: 60 },
  tokenAuth: { ...login, ...anyone, ...quiet, kind: 'write', perMinute: 10 },
  emailValidation: {
    ...login,
    ...anyone,
    ...quiet,
    kind: 'write',
    spoils: ['GetUserDetails'],
    perMinute: 10,
  },
  sendEmailValidation: { ...login, ...member, kind: 'write', perMinute: 5 },
  forgotPassword: { ...login, ...anyone, kind: 'write', perMinute: 5 },
  resetPassword: { ...login, ...anyone, kind: 'write', perMinute: 10 },
  createAccount: { ...login, ...anyone, kind: 'write', perMinute: 5 },
  changePassword: { ...login, ...member, kind: 'write', spoils: ['GetSessions'], perMinute: 10 },
  logout: { ...login, ...member, ...quiet, kind: 'write' },
  revokeSession: { ...login, ...member, kind: 'write', spoils: ['GetSessions'] },

  userDetails: { ...users, ...member, provides: ['GetUserDetails'], timeoutMs: 60_000 },
  userDetailsList: { ...users, ...member, provides: ['GetUserDetails'], timeoutMs: 60_000 },
  userGetFeatureConfig: { ...users, ...anyone, provides: ['GetFeatureConfig'] },
  userAttributeChoices: { ...users, ...member, provides: ['GetCountries'] },
  userSessions: { ...users, ...member, provides: ['GetSessions'] },
  userSaveProfile: { ...userSave, ...member, spoils: ['GetUserDetails'] },
  userChangeEmail: { ...userSave, ...member, perMinute: 5 },
  userValidateEmailChange: {
    ...userSave,
    ...anyone,
    ...quiet,
    spoils: ['GetUserDetails'],
    perMinute: 10,
  },
  userStopEmailChange: { ...userSave, ...anyone, spoils: ['GetUserDetails'], perMinute: 10 },

  refreshCache: { service: 'cache', verb: 'manage', kind: 'write', ...member, spoils: itemTags },
  imageUpload: {
    service: 'services',
    verb: 'imageupload',
    kind: 'write',
    ...member,
    perMinute: 300,
  },

  getWardrobes: {
    service: 'wardrobes',
    verb: 'query',
    kind: 'read',
    ...member,
    provides: ['GetWardrobes'],
  },
  saveWardrobe: {
    service: 'wardrobes',
    verb: 'manage',
    kind: 'write',
    ...member,
    spoils: ['GetWardrobes'],
  },
  deleteWardrobe: {
    service: 'wardrobes',
    verb: 'manage',
    kind: 'write',
    ...member,
    ...quiet,
    spoils: itemTags,
  },

  getItemNavigation: {
    service: 'items',
    verb: 'query',
    kind: 'read',
    ...member,
    provides: ['GetItemNavigation'],
  },
  getItems: { service: 'items', verb: 'query', kind: 'read', ...member, provides: ['GetItems'] },
  getItemDetails: {
    service: 'items',
    verb: 'query',
    kind: 'read',
    ...member,
    provides: ['GetItemDetails'],
  },
  getItemSuggestions: {
    service: 'items',
    verb: 'query',
    kind: 'read',
    ...member,
    provides: ['GetItems'],
  },
  saveItem: { service: 'items', verb: 'manage', kind: 'write', ...member, spoils: itemTags },
  deleteItems: { service: 'items', verb: 'manage', kind: 'write', ...member, spoils: itemTags },
  restoreItems: { service: 'items', verb: 'manage', kind: 'write', ...member, spoils: itemTags },
  itemAddToWardrobes: {
    service: 'items',
    verb: 'manage',
    kind: 'write',
    ...member,
    spoils: itemTags,
  },
  itemRemoveFromWardrobes: {
    service: 'items',
    verb: 'manage',
    kind: 'write',
    ...member,
    ...quiet,
    spoils: itemTags,
  },
} as const satisfies Record<string, OperationDescriptor>;

/** The name of an operation: the one key of a call's body. */
export type OperationName = keyof typeof operations;

/** Every operation's name. */
export const operationNames = Object.keys(operations) as OperationName[];

/** The descriptor of an operation, with the optional parts visible. */
export function descriptorOf(name: OperationName): OperationDescriptor {
  return operations[name];
}
