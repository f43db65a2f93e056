import * as v from 'valibot';
import { appStores } from '../rules/app-stores.ts';
import { circlePlanKeys } from '../rules/circle.ts';
import { entitlementKeys, profileGenders } from '../rules/profile.ts';
import { linkToken, sealedPassword } from './login.ts';
import {
  currencyCode,
  done,
  email,
  line,
  moment,
  nothing,
  pastDay,
  prose,
  uuid,
} from './scalars.ts';

const userDetails = v.object({
  userId: v.string(),
  imageUrl: v.nullable(v.string()),
  /** A photo was sent and is being worked on: until then there is no `imageUrl`. */
  isImagePending: v.boolean(),
  bodyMeasurements: v.nullable(v.record(v.string(), v.number())),
  createDate: moment,
  email: v.string(),
  emailValidated: v.boolean(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  screenName: v.nullable(v.string()),
  updateDate: moment,
  mostRecentCartId: v.nullable(v.string()),
  shippingCountry: v.nullable(v.string()),
  gender: v.nullable(v.string()),
  dateOfBirth: v.nullable(v.string()),
  bio: v.nullable(v.string()),
  entitlements: v.array(v.picklist(entitlementKeys)),
  /** Whether the studio waits for the user: a quote to answer or to pay for, or a message that was not seen. */
  studioWaits: v.boolean(),
  /** The last day for which Lola laid out outfits in the morning; null where she does not, or has not yet. */
  lolaReadyDay: v.nullable(v.string()),
  /** The code of the currency in which the user tells prices, by ISO 4217. */
  currency: v.string(),
});

/** All that Hem knows of a user (product spec, section 3). */
export type UserDetails = v.InferOutput<typeof userDetails>;

const userIds = v.strictObject({ userIds: v.pipe(v.array(uuid), v.maxLength(50)) });

const country = v.object({ id: v.string(), name: v.string(), service: v.boolean() });

/** A country to ship to, and whether the alterations service reaches it. */
export type Country = v.InferOutput<typeof country>;

const session = v.object({
  sessionId: v.string(),
  device: v.string(),
  createDate: moment,
  lastUsedDate: moment,
  isThis: v.boolean(),
});

/** A place where the user is signed in. */
export type Session = v.InferOutput<typeof session>;

const optionalText = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.nullable(schema);

/** The profile form (product spec, section 3): every field is sent, an empty one as null. */
export const profile = v.strictObject({
  firstName: optionalText(line(80)),
  screenName: v.pipe(line(40), v.minLength(1, 'required')),
  gender: v.picklist(profileGenders),
  shippingCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  dateOfBirth: v.nullable(pastDay),
  bio: optionalText(prose(500)),
  /** A ready image of kind `user`; left out to keep the one there is, null to take it away. */
  imageId: v.optional(v.nullable(uuid)),
});

/** Inputs and outputs of `users/query` and `users/save`. */
export const userSchemas = {
  userDetails: {
    input: userIds,
    output: v.record(v.string(), v.object({ userDetails })),
  },
  userDetailsList: { input: userIds, output: v.object({ users: v.array(userDetails) }) },
  userGetFeatureConfig: {
    input: v.strictObject({ configScope: v.literal('global') }),
    output: v.object({
      webApplicationConfig: v.object({
        enableAlterOrRepair: v.boolean(),
        enableStyleBlueprint: v.boolean(),
        enableSharedWardrobes: v.boolean(),
        /** The address *Shop* leads to; null hides it. */
        shopUrl: v.nullable(v.string()),
        /** The address the extension banner leads to; null hides it. */
        extensionUrl: v.nullable(v.string()),
        /** The store that sells the services; null where there is none, and no service can be ordered. */
        store: v.nullable(
          v.object({
            /** The address of its Storefront API: a path of ours, or a shop's origin; `/api/…` follows. */
            address: v.string(),
            /** Its public access token. */
            publicToken: v.string(),
            /** How often a call that was turned away is tried again, 0 to 3. */
            retries: v.number(),
          }),
        ),
      }),
    }),
  },
  userAttributeChoices: {
    input: v.literal('shippingCountry'),
    output: v.object({ shippingCountries: v.array(country) }),
  },
  userSessions: { input: nothing, output: v.object({ sessions: v.array(session) }) },
  userAccountEnd: {
    input: nothing,
    output: v.object({
      /** Orders that the studio has yet to send back. */
      ordersUnderWay: v.number(),
      /** Pieces of theirs that somebody else has. */
      lentPieces: v.number(),
      /** Pieces of others that they have. */
      borrowedPieces: v.number(),
      /** The plan that they pay for, or paid for once; null of none. */
      plan: v.nullable(v.picklist(circlePlanKeys)),
      /** Until when it holds; null without an end. */
      planUntil: v.nullable(moment),
      /** The app's store that goes on charging for a plan, which alone can end it; null where none does. */
      chargingStore: v.nullable(v.picklist(appStores)),
    }),
  },
  /** Has the account deleted once the days to think better of it are over; a plan ends with what is paid for. */
  userDeleteAccount: {
    input: v.strictObject({ password: sealedPassword }),
    output: v.object({ deletionDate: moment }),
  },
  userSaveProfile: { input: profile, output: v.object({ userDetails }) },
  /**
   * Says in which currency the user tells prices. With `arePricesRenamed` those that were told in the one
   * before were meant in this one; else they stay what they are.
   */
  userSaveCurrency: {
    input: v.strictObject({ currency: currencyCode, arePricesRenamed: v.boolean() }),
    output: v.object({ userDetails }),
  },
  userChangeEmail: { input: v.strictObject({ email, password: sealedPassword }), output: done },
  userValidateEmailChange: {
    input: v.strictObject({ linkToken }),
    output: v.object({ email: v.string() }),
  },
  /** Sent to the old address: keeps the account there. */
  userStopEmailChange: {
    input: v.strictObject({ linkToken }),
    output: v.object({
      email: v.string(),
      /** For `resetPassword`. */
      resetToken: v.string(),
    }),
  },
};
