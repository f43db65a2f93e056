import type { Weather } from './request.ts';

/*
 * [Note: Climate] Where nobody said what the weather is, and nobody foretells it, the month and the country of a member set
 * what is likely: an ordinary day's low and high, in degrees Celsius, for each season of each climate, rounded to what a
 * traveler's almanac says. Large countries have several climates: theirs is the one most of their people live in, from
 * its colder towns' lows to its warmer ones' highs, so that it rules nothing out.
 */

/** A climate: the low and the high of a day in January, April, July and October. */
type Seasons = readonly [january: Day, april: Day, july: Day, october: Day];
type Day = readonly [lowC: number, highC: number];

const climates = {
  nordic: [
    [-9, -2],
    [-1, 8],
    [12, 22],
    [2, 9],
  ],
  northern: [
    [-1, 4],
    [4, 14],
    [13, 23],
    [7, 14],
  ],
  atlantic: [
    [2, 8],
    [5, 14],
    [12, 21],
    [8, 15],
  ],
  central: [
    [-3, 3],
    [5, 15],
    [14, 26],
    [6, 15],
  ],
  eastern: [
    [-9, -3],
    [3, 13],
    [14, 25],
    [4, 12],
  ],
  mediterranean: [
    [6, 14],
    [10, 19],
    [19, 30],
    [14, 23],
  ],
  continental: [
    [-6, 5],
    [7, 20],
    [19, 31],
    [8, 21],
  ],
  desert: [
    [9, 21],
    [19, 33],
    [29, 42],
    [21, 34],
  ],
  tropical: [
    [22, 31],
    [24, 32],
    [24, 31],
    [23, 31],
  ],
  highland: [
    [9, 20],
    [11, 21],
    [11, 20],
    [10, 21],
  ],
  monsoon: [
    [12, 24],
    [23, 36],
    [26, 34],
    [20, 32],
  ],
  eastAsian: [
    [-2, 7],
    [8, 18],
    [22, 30],
    [12, 21],
  ],
  southern: [
    [18, 29],
    [13, 23],
    [7, 16],
    [12, 22],
  ],
  southernCool: [
    [12, 21],
    [9, 17],
    [4, 11],
    [8, 16],
  ],
} as const satisfies Record<string, Seasons>;
type Climate = keyof typeof climates;

const countries: Record<Climate, string> = {
  nordic: 'SE NO FI IS',
  northern: 'DE DK NL PL EE LV LT',
  atlantic: 'GB IE BE LU FR',
  central: 'AT CH CZ SK HU SI RO BG RS HR BA MD',
  eastern: 'RU UA BY KZ',
  mediterranean: 'PT ES IT GR MT CY TR IL LB AL ME MK TN MA DZ',
  continental: 'US CA',
  desert: 'AE SA QA KW BH OM EG IQ JO LY',
  tropical:
    'SG MY TH ID PH VN KH LA LK JM DO CU PR HT TT GH NG CI SN KE TZ UG PA CR NI HN SV GT BR VE',
  highland: 'CO EC BO ET MX PE',
  monsoon: 'IN PK BD NP',
  eastAsian: 'JP KR CN TW HK MO',
  southern: 'AU ZA AR UY PY',
  southernCool: 'NZ CL',
};

const climateOf = new Map(
  (Object.entries(countries) as [Climate, string][]).flatMap(([climate, codes]) =>
    codes.split(' ').map((code) => [code, climate] as const),
  ),
);

/**
 * The weather that is likely in a month (1 to 12) in a country (ISO 3166, two letters); null where the country is not
 * known ([Note: Climate]).
 */
export function likelyWeather(country: string | null, month: number): Weather | null {
  const climate = climateOf.get(country ?? '');
  if (!climate) return null;
  // Between the four months that are known it changes evenly.
  const at = ((month - 1 + 12) % 12) / 3;
  const before = climates[climate][Math.floor(at)]!;
  const after = climates[climate][(Math.floor(at) + 1) % 4]!;
  const share = at - Math.floor(at);
  const between = (part: 0 | 1) => Math.round(before[part] + (after[part] - before[part]) * share);
  return { lowC: between(0), highC: between(1), isWet: false };
}

/** The month, 1 to 12, that is likely the warmest in a country, or the coldest; July and January where nothing is known. */
export function monthOfSeason(country: string | null, season: 'summer' | 'winter'): number {
  const [summer, winter] = [7, 1];
  const isTurned =
    (likelyWeather(country, winter)?.highC ?? 0) > (likelyWeather(country, summer)?.highC ?? 1);
  return (season === 'summer') === isTurned ? winter : summer;
}
