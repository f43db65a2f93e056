import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import { question } from '#tests/support/sample-calls/lola.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type DayForecast, WeatherAway, type WeatherPort } from '../ports/weather.ts';

const today = question.today;
const dayOf = (days: number, change: Partial<DayForecast> = {}): DayForecast => ({
  day: addDays(today, days),
  lowC: 12,
  highC: 22,
  feelsLowC: 14,
  feelsHighC: 24,
  sky: 'clear',
  isWet: false,
  ...change,
});
let isAway: boolean;
let placesAsked: unknown[];
/** Sixteen mild days; the fifth from today is cold and wet. */
const weather: WeatherPort = {
  async forecast(place) {
    placesAsked.push(place);
    if (isAway) throw new WeatherAway('away');
    const cold = {
      lowC: 1,
      highC: 6,
      feelsLowC: -2,
      feelsHighC: 4,
      sky: 'rain',
      isWet: true,
    } as const;
    return Array.from({ length: 16 }, (_, at) => dayOf(at, at === 5 ? cold : {}));
  },
  async findPlaces(name) {
    if (isAway) throw new WeatherAway('away');
    if (name === 'Nowhere') return [];
    return [
      { name, region: 'Lisboa', country: 'Portugal', latitude: 38.71667, longitude: -9.13333 },
      { name, region: 'Maine', country: 'United States', latitude: 44.03, longitude: -69.1 },
    ];
  },
};

let server: TestServer;
let maya: Person;
let parkaId: string;
beforeAll(async () => {
  server = await startTestServer({ weather });
});
afterAll(() => server.close());
beforeEach(async () => {
  isAway = false;
  placesAsked = [];
  // What was asked for a place is kept for a while.
  server.advance(3_600_000);
  maya = await server.person();
  for (const [category, title] of [
    ['t-shirt', 'White tee'],
    ['jeans', 'Straight jeans'],
    ['sneakers', 'White sneakers'],
    ['parka', 'Rain parka'],
    ['sweater', 'Wool sweater'],
    ['boots', 'Waterproof boots'],
  ] as const) {
    const input = { owner: maya.userId, changes: { title, category } };
    const { item } = await server.call('saveItem', input, maya);
    if (title === 'Rain parka') parkaId = item.itemId;
  }
});

const own = () => ({ owner: maya.userId });
const keep = (name: string | null = 'Lisbon, Portugal') =>
  server.call('keepLolaPlace', { ...own(), name, latitude: 38.71667, longitude: -9.13333 }, maya);
const ask = async (text: string | null, asked: object = {}) => {
  const input = { ...question, ...own(), text, asked: { ...nothingAsked, ...asked } };
  const { turn, items } = await server.call('fetchLolaOutfitSuggestions', input, maya);
  const titles = turn.boards[0]?.itemIds.map(
    (id) => items.find(({ itemId }) => itemId === id)?.title,
  );
  return { turn, titles };
};

describe('where somebody will be', () => {
  it('is kept to two decimals, once, until it is forgotten', async () => {
    const place = () => server.call('getLolaPlace', own(), maya);
    expect(await place()).toEqual({ isOn: true, place: null });
    await keep('Porto');
    await keep();
    const lisbon = { name: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.13 };
    expect(await place()).toEqual({ isOn: true, place: lisbon });
    const { rows } = await server.app.services.open.pool.query(
      'select latitude, longitude from lola_places where owner_id = $1',
      [maya.userId],
    );
    expect(rows).toEqual([{ latitude: 38.72, longitude: -9.13 }]);
    await server.call('forgetLolaPlace', own(), maya);
    expect(await place()).toEqual({ isOn: true, place: null });
  });

  it('goes with the account', async () => {
    await keep();
    const { pool } = server.app.services.open;
    await pool.query('delete from users where id = $1', [maya.userId]);
    const left = await pool.query('select 1 from lola_places where owner_id = $1', [maya.userId]);
    expect(left.rowCount).toBe(0);
  });

  it('is found by a town’s name, and is told apart from nobody answering', async () => {
    const find = (name: string) => server.call('findLolaPlaces', { ...own(), name }, maya);
    expect((await find('Lisbon')).places).toMatchObject([
      { name: 'Lisbon', country: 'Portugal' },
      { name: 'Lisbon', country: 'United States' },
    ]);
    isAway = true;
    expect(await find('Porto')).toEqual({ places: null });
  });
});

describe('the weather', () => {
  it('of where one will be is dressed for on the day that is asked for', async () => {
    await keep();
    const mild = await ask('coffee');
    expect(mild.turn.forecast).toEqual({
      state: 'known',
      placeName: 'Lisbon, Portugal',
      ...dayOf(0),
    });
    expect(mild.titles).not.toContain('Rain parka');
    const cold = await ask(`coffee on ${addDays(today, 5)}`);
    expect(cold.turn.forecast).toMatchObject({ day: addDays(today, 5), sky: 'rain' });
    expect(cold.turn.asked.weather).toBeNull();
    expect(cold.titles).toContain('Rain parka');
    expect(placesAsked).toEqual([{ name: 'Lisbon, Portugal', latitude: 38.72, longitude: -9.13 }]);
    const kept = await server.call('getLolaTurns', own(), maya);
    expect(kept.turns.at(-1)?.forecast).toEqual(cold.turn.forecast);
  });

  it('of a town that is named is dressed for there, not where one keeps that one will be', async () => {
    await keep('Porto');
    const named = await ask(`coffee in Lisbon on ${addDays(today, 5)}`);
    expect(named.turn.forecast).toMatchObject({ state: 'known', placeName: 'Lisbon', sky: 'rain' });
    await ask('coffee in Lisbon, Maine', nothingAsked);
    expect(placesAsked).toEqual([
      { name: 'Lisbon', latitude: 38.72, longitude: -9.13 },
      { name: 'Lisbon', latitude: 44.03, longitude: -69.1 },
    ]);
    expect((await ask('coffee in Nowhere')).turn).toMatchObject({
      forecast: { state: 'no-place', placeName: 'Nowhere' },
      notUnderstood: [],
    });
    isAway = true;
    const away = await ask('coffee in Porto');
    expect(away.turn.forecast).toMatchObject({ state: 'away', placeName: 'Porto' });
    expect(away.turn.boards.length).toBeGreaterThan(0);
  });

  it('of each day of a trip is packed for', async () => {
    const { turn } = await ask(`pack for 3 days in Lisbon from ${addDays(today, 4)}`);
    expect(turn.forecast).toBeNull();
    expect(turn.tripDays?.map(({ day, forecast }) => [day, forecast?.state, forecast])).toEqual(
      [4, 5, 6].map((at) => [
        addDays(today, at),
        'known',
        expect.objectContaining({ day: addDays(today, at) }),
      ]),
    );
    const worn = turn.tripDays!.map(({ outfits }) => turn.boards[outfits[0]!.board!]!.itemIds);
    const parka = worn.map((itemIds) => itemIds.some((id) => id === parkaId));
    expect(parka).toEqual([false, true, false]);
    // Beyond what anybody foretells it is said once, and packed all the same.
    const late = await ask(`pack for 3 days in Lisbon from ${addDays(today, 15)}`);
    expect(late.turn.forecast).toMatchObject({ state: 'too-far', day: addDays(today, 16) });
    expect(late.turn.tripDays?.map(({ forecast }) => forecast?.day ?? null)).toEqual([
      addDays(today, 15),
      null,
      null,
    ]);
    expect(late.turn.boards).toHaveLength(3);
  });

  it('is what one says, where one says it, and nothing where one takes it away', async () => {
    await keep();
    const said = await ask('coffee in the rain, 2 °C');
    expect(said.turn).toMatchObject({ forecast: null, asked: { weather: { isWet: true } } });
    expect(said.titles).toContain('Rain parka');
    const none = await ask(`coffee on ${addDays(today, 5)}`, { usesForecast: false });
    expect(none.turn.forecast).toBeNull();
    expect(none.titles).not.toContain('Rain parka');
    expect(placesAsked).toEqual([]);
  });

  it('is not asked for without a place', async () => {
    expect((await ask('coffee')).turn.forecast).toBeNull();
    expect(placesAsked).toEqual([]);
  });

  it('is said to be unknown where nobody answers, or the day is too far; outfits come all the same', async () => {
    await keep(null);
    const far = await ask(`coffee on ${addDays(today, 16)}`);
    expect(far.turn.forecast).toEqual({
      state: 'too-far',
      placeName: null,
      day: addDays(today, 16),
    });
    expect(far.titles).toBeDefined();
    server.advance(3_600_000);
    isAway = true;
    const away = await ask('coffee');
    expect(away.turn.forecast).toEqual({ state: 'away', placeName: null, day: today });
    expect(away.titles).toBeDefined();
  });

  it('is told for a day by itself', async () => {
    const of = async (days: number) => {
      const input = { ...own(), day: addDays(today, days) };
      return (await server.call('getLolaForecast', input, maya)).forecast;
    };
    expect(await of(0)).toBeNull();
    await keep();
    expect(await of(5)).toMatchObject({ state: 'known', highC: 6 });
    // What was is not foretold.
    expect(await of(-2)).toBeNull();
  });
});
