import type { Needs } from '../rules/capabilities.ts';

/** The cache tags of the specification (product spec, section 7) and those of our own nouns. */
export type CacheTag =
  | 'GetItemDetails'
  | 'GetItems'
  | 'GetItemNavigation'
  | 'GetItemHistory'
  | 'GetLaundry'
  | 'GetLoans'
  | 'GetStylings'
  | 'GetOutfitDetails'
  | 'GetOutfits'
  | 'GetOutfitNavigation'
  | 'GetLookDetails'
  | 'GetLooks'
  | 'GetLookNavigation'
  | 'GetGroups'
  | 'GetPlans'
  | 'GetSharedDays'
  | 'GetStatistics'
  | 'GetUnworn'
  | 'GetSavedFilters'
  | 'GetCalendarFeed'
  | 'GetServiceOrders'
  | 'GetMeasurements'
  | 'GetLolaTurns'
  | 'GetLolaTaste'
  | 'GetLolaPlace'
  | 'GetLolaModel'
  | 'GetLolaMorning'
  | 'GetWardrobes'
  | 'GetFriends'
  | 'GetNotices'
  | 'GetResale'
  | 'GetMailKinds'
  | 'GetCircle'
  | 'GetPartnerProducts'
  | 'GetAnalysisData'
  | 'GetPersonalityAnalysisData'
  | 'GetColorAnalysisData'
  | 'GetBodyShapeAnalysisData'
  | 'GetStyleBlueprintCover'
  | 'GetLab'
  | 'GetColorReviews'
  | 'GetContent'
  | 'GetUserDetails'
  | 'GetSessions'
  | 'GetSignInWays'
  | 'GetFeatureConfig'
  | 'GetCountries'
  | 'GetImpersonationLog';

/** The declaration of one operation. Light on purpose: the app's first chunk carries the table. */
export interface OperationDescriptor extends Needs {
  service:
    | 'common'
    | 'users'
    | 'cache'
    | 'services'
    | 'wardrobes'
    | 'items'
    | 'outfits'
    | 'looks'
    | 'groups'
    | 'calendar'
    | 'measurements'
    | 'statistics'
    | 'lola'
    | 'circle'
    | 'resale'
    | 'blueprint'
    | 'lab'
    | 'admin';
  verb: 'login' | 'query' | 'manage' | 'imageupload' | 'save' | 'savecart' | 'saveCountry';
  /** A write carries an idempotency key and happens once. */
  kind: 'read' | 'write';
  /** The callers it is open to; besides, what it needs must be open. */
  access: 'anyone' | 'signed-in' | 'staff';
  /**
   * The viewers who may name the `owner` of its input: the owner alone, or also a friend who may see what it reads.
   * Given for every operation that takes an owner. Repository functions check it again.
   */
  sight?: 'owner' | 'friend';
  /** Whether it is open to whoever of the staff is in a member's account. It is closed unless said (decision 105). */
  whileStoodIn?: 'open' | 'closed';
  provides?: readonly CacheTag[];
  spoils?: readonly CacheTag[];
  /** False for the quiet list (product spec, section 8). True unless said. */
  toastOnError?: boolean;
  /** True unless said. */
  dialogOnTimeout?: boolean;
  /**
   * Milliseconds; 10 s in production and 30 s in development unless said, which only the details of a user
   * may (product spec, section 9). What takes longer is a job, or is given up by the server before that.
   */
  timeoutMs?: number;
  /** Its answer tells a secret, so it is not kept: a write that is sent again is done again. */
  tellsSecret?: true;
  /** Calls a minute from one address, and for one account, for those that invite guessing. */
  perMinute?: number;
}

/** A part of the table: what one noun's file declares. */
export type OperationTable = Record<string, OperationDescriptor>;
