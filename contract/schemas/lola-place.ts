import * as v from 'valibot';
import { skies } from '../rules/weather.ts';
import { day, done, line, uuid } from './scalars.ts';

const coordinates = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
};
/** The name of a place; null where the device told where it is. */
const placeName = v.nullable(v.pipe(line(80), v.minLength(1)));

/** The place where somebody will be, to two decimals of a degree. */
const place = v.object({
  name: v.nullable(v.string()),
  latitude: v.number(),
  longitude: v.number(),
});
export type LolaPlace = v.InferOutput<typeof place>;

const celsius = v.number();

/** The forecast for a place and a day, and what came of asking for it. */
export const forecast = v.variant('state', [
  v.object({
    state: v.literal('known'),
    placeName: v.nullable(v.string()),
    day: v.string(),
    lowC: celsius,
    highC: celsius,
    /** As it feels. */
    feelsLowC: celsius,
    feelsHighC: celsius,
    sky: v.picklist(skies),
    isWet: v.boolean(),
  }),
  v.object({
    /** Nobody foretells it: an ordinary day of that month where the member lives. */
    state: v.literal('likely'),
    placeName: v.null(),
    day: v.string(),
    lowC: celsius,
    highC: celsius,
  }),
  v.object({
    /** The day is beyond what anybody foretells; nobody answered; nobody knows the place. */
    state: v.picklist(['too-far', 'away', 'no-place']),
    placeName: v.nullable(v.string()),
    day: v.string(),
  }),
]);
export type LolaForecast = v.InferOutput<typeof forecast>;

/** Inputs and outputs of `lola/query` and `lola/manage` that are about a place and its weather. */
export const lolaPlaceSchemas = {
  /** Reads where the owner said they will be. */
  getLolaPlace: {
    input: v.strictObject({ owner: uuid }),
    output: v.object({
      /** Whether anybody is asked for the weather. */
      isOn: v.boolean(),
      place: v.nullable(place),
    }),
  },
  /** Places of a name; null where nobody answers. */
  findLolaPlaces: {
    input: v.strictObject({ owner: uuid, name: v.pipe(line(80), v.minLength(2)) }),
    output: v.object({
      places: v.nullable(
        v.array(
          v.object({
            name: v.string(),
            region: v.nullable(v.string()),
            country: v.nullable(v.string()),
            latitude: v.number(),
            longitude: v.number(),
          }),
        ),
      ),
    }),
  },
  /** Keeps where the owner will be, to two decimals, in place of what was kept. */
  keepLolaPlace: {
    input: v.strictObject({ owner: uuid, name: placeName, ...coordinates }),
    output: v.object({ place }),
  },
  forgetLolaPlace: { input: v.strictObject({ owner: uuid }), output: done },
  /** The weather of a day where the owner will be; null where there is no such place. */
  getLolaForecast: {
    input: v.strictObject({ owner: uuid, day }),
    output: v.object({ forecast: v.nullable(forecast) }),
  },
};
