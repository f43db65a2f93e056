import * as v from 'valibot';
import {
  figureBuilds,
  isOwnWord,
  longestMeasuredName,
  measureMethods,
  measureTypes,
  mostAgeMs,
  mostMeters,
  phonePattern,
  weightLimits,
} from '../rules/measurements.ts';
import { linkToken } from './login.ts';
import { done, line, moment, rowId, uuid } from './scalars.ts';

const type = v.picklist(measureTypes);
const meters = v.pipe(v.number(), v.minValue(0.01), v.maxValue(mostMeters));
const weight = v.pipe(v.number(), v.minValue(weightLimits.least), v.maxValue(weightLimits.most));
const build = v.picklist(figureBuilds);

const value = v.object({
  type: v.string(),
  /** In meters. */
  meters: v.number(),
  method: v.picklist(measureMethods),
  measuredDate: moment,
});

const person = v.object({
  /** Null of the member until something of them is kept. */
  personId: v.nullable(v.string()),
  /** Null of the member. */
  name: v.nullable(v.string()),
  build,
  /** In kilograms; null where it is not known. */
  weightKg: v.nullable(v.number()),
  values: v.array(value),
  /** Grows with every save of values. */
  revision: v.number(),
});

/** Somebody whose measurements are kept. */
export type MeasuredPerson = v.InferOutput<typeof person>;

const types = v.pipe(
  v.array(type),
  v.minLength(1),
  v.maxLength(measureTypes.length),
  v.check((list) => new Set(list).size === list.length, 'twice'),
);

/** Whom it is about: one who is there, somebody new by name, or the member where neither is said. */
const whom = {
  owner: uuid,
  personId: v.optional(rowId),
  name: v.optional(
    v.pipe(
      line(longestMeasuredName),
      v.minLength(1, 'required'),
      v.check((name) => !isOwnWord(name), 'own-word'),
    ),
  ),
};

const session = v.object({
  sessionId: v.string(),
  /** waiting: nobody has opened the link; connected: a phone has; ended: it is over, by hand or by time. */
  state: v.picklist(['waiting', 'connected', 'ended']),
  /** The measurement that the phone asks for at present. */
  activeType: v.nullable(v.string()),
  endDate: moment,
  person,
});

/** The phone beside the page on which somebody is measured. */
export type MeasuringSession = v.InferOutput<typeof session>;

/**
 * The `revision` of the person that whoever saves values has seen last: of another one nothing is kept, and the answer
 * says so, with the values as they are now.
 */
const basedOn = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** How long ago each value was typed, in milliseconds; now where it is not said. No clock of a device is trusted. */
const agesMs = v.optional(
  v.strictObject(
    v.entriesFromList(
      measureTypes,
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostAgeMs))),
    ),
  ),
);

/** A secret that the phone makes before it opens its link. */
const phone = { phoneKey: linkToken };

/** Inputs and outputs of `measurements/query` and `measurements/manage`. */
export const measurementSchemas = {
  getMeasurements: {
    input: v.strictObject({ owner: uuid }),
    /** The member first. */
    output: v.object({ people: v.array(person) }),
  },
  /** Makes or changes; what is left out stays, and null takes a value away. */
  saveMeasurements: {
    input: v.strictObject({
      ...whom,
      build: v.optional(build),
      weightKg: v.optional(v.nullable(weight)),
      values: v.strictObject(v.entriesFromList(measureTypes, v.optional(v.nullable(meters)))),
      basedOn,
      agesMs,
    }),
    output: v.object({ person, isKept: v.boolean() }),
  },
  /** Forgets somebody and all their values; the member is left without values. */
  deleteMeasured: {
    input: v.strictObject({ owner: uuid, personId: rowId }),
    output: done,
  },
  /** Makes a link that opens the same form on a phone, once, for half an hour. */
  startMeasuring: {
    input: v.strictObject({ ...whom, types }),
    output: v.object({
      session,
      /** To be put behind the server's own address. It is told only now. */
      path: v.string(),
      /** Whether text messages leave this server. */
      canText: v.boolean(),
    }),
  },
  /** Sends another link to the same form as a text message. */
  textMeasuringLink: {
    input: v.strictObject({
      owner: uuid,
      sessionId: uuid,
      phone: v.pipe(v.string(), v.trim(), v.regex(phonePattern, 'not a phone number')),
    }),
    output: done,
  },
  getMeasuring: {
    input: v.strictObject({ owner: uuid, sessionId: uuid }),
    output: v.object({ session }),
  },
  /** The phone opens its link, which from then on opens for the phone with this key alone. */
  openMeasuring: {
    input: v.strictObject({ ...phone, linkToken }),
    output: v.object({ types: v.array(v.string()), session }),
  },
  /** The phone tells of values, of what is being measured, or that it is done. */
  measureOnPhone: {
    input: v.strictObject({
      ...phone,
      activeType: v.nullable(type),
      isDone: v.optional(v.literal(true)),
      values: v.strictObject(v.entriesFromList(measureTypes, v.optional(v.nullable(meters)))),
      basedOn,
      agesMs,
    }),
    output: v.object({ session, isKept: v.boolean() }),
  },
};
