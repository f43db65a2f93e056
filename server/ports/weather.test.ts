import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WeatherAway, type WeatherPort } from './weather.ts';
import { keepForecasts } from './weather-kept.ts';
import { openOpenMeteo } from './weather-open-meteo.ts';

/** What the service answers; a test sets it. */
let answer: (response: http.ServerResponse) => void;
let asked: URL[];
const service = http.createServer((request, response) => {
  asked.push(new URL(request.url!, 'http://service'));
  answer(response);
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  asked = [];
});

const send =
  (body: unknown, status = 200) =>
  (response: http.ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const open = (limitMs?: number, key: string | null = null) =>
  openOpenMeteo({ forecastUrl: base, placesUrl: `${base}/`, key }, limitMs);

const lisbon = { latitude: 38.72, longitude: -9.13 };
/** As Open-Meteo answers, cut to three days. */
const daily = {
  time: ['2026-11-23', '2026-11-24', '2026-11-25'],
  temperature_2m_min: [9.1, 10, 7.4],
  temperature_2m_max: [14.2, 15, 12],
  apparent_temperature_min: [6.5, 8, 5],
  apparent_temperature_max: [11.9, 14, 10],
  weather_code: [61, 80, 2],
  precipitation_sum: [6.2, 0.2, 0],
  precipitation_probability_max: [90, 20, 0],
};
const whole = { latitude: 38.7, longitude: -9.1, timezone: 'Europe/Lisbon', daily };

describe('Open-Meteo', () => {
  it('is asked for the days to come at a place, and says which of them are wet', async () => {
    answer = send(whole);
    const days = await open().forecast(lisbon);
    expect(days[0]).toEqual({
      day: '2026-11-23',
      lowC: 9.1,
      highC: 14.2,
      feelsLowC: 6.5,
      feelsHighC: 11.9,
      sky: 'rain',
      isWet: true,
    });
    // A drop at night is no rainy day.
    expect(days.map(({ sky, isWet }) => [sky, isWet])).toEqual([
      ['rain', true],
      ['cloudy', false],
      ['cloudy', false],
    ]);
    const [url] = asked;
    expect(url!.pathname).toBe('/v1/forecast');
    expect(Object.fromEntries(url!.searchParams)).toMatchObject({
      latitude: '38.72',
      longitude: '-9.13',
      timezone: 'auto',
      forecast_days: '16',
    });
    expect(url!.searchParams.has('apikey')).toBe(false);
    await open(3000, 'paid').forecast(lisbon);
    expect(asked[1]!.searchParams.get('apikey')).toBe('paid');
  });

  it.each([
    [0, 'clear'],
    [45, 'fog'],
    [65, 'rain'],
    [73, 'snow'],
    [86, 'snow'],
    [95, 'storm'],
  ])('says of code %i that it is %s', async (code, sky) => {
    const isWet = code > 50;
    const day = { ...daily, weather_code: [code], precipitation_sum: [isWet ? 9 : 0] };
    answer = send({ daily: { ...day, time: ['2026-11-23'] } });
    expect((await open().forecast(lisbon))[0]!.sky).toBe(sky);
  });

  it('leaves out a day that it does not know, and does without what it need not say', async () => {
    const { precipitation_probability_max: _percent, ...rest } = daily;
    const unknown = { ...rest, temperature_2m_max: [14, null, 12] };
    answer = send({ daily: { ...unknown, apparent_temperature_max: [null, null, null] } });
    const days = await open().forecast(lisbon);
    expect(days.map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-25']);
    expect(days[0]).toMatchObject({ feelsHighC: 14, isWet: true });
  });

  it('finds places by name, and none where it knows none', async () => {
    const found = { name: 'Lisbon', ...lisbon, admin1: 'Lisboa', country: 'Portugal', id: 1 };
    answer = send({ results: [found, { name: 'Lisbon', ...lisbon }] });
    expect(await open().findPlaces('Lisbon & co')).toEqual([
      { name: 'Lisbon', ...lisbon, region: 'Lisboa', country: 'Portugal' },
      { name: 'Lisbon', ...lisbon, region: null, country: null },
    ]);
    expect(asked[0]!.pathname).toBe('/v1/search');
    expect(asked[0]!.searchParams.get('name')).toBe('Lisbon & co');
    answer = send({ error: true, reason: 'too many' }, 429);
    await expect(open().findPlaces('Lisbon')).rejects.toBeInstanceOf(WeatherAway);
    answer = send({ generationtime_ms: 0.5 });
    expect(await open().findPlaces('xyzzy')).toEqual([]);
  });

  it.each<[string, (response: http.ServerResponse) => void]>([
    ['too many calls', send({ error: true, reason: 'Minutely API request limit exceeded' }, 429)],
    ['a fault of its own', send('', 500)],
    ['a way elsewhere', (one) => one.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['a page', send('<h1>Hello</h1>')],
    ['half an answer', send(JSON.stringify(whole).slice(0, 200))],
    ['without a field', send({ daily: { ...daily, temperature_2m_min: undefined } })],
    ['no days', send({ daily: { ...daily, time: [] } })],
    ['degrees of another planet', send({ daily: { ...daily, temperature_2m_max: [400] } })],
    ['far too much', send(`{"x":"${'x'.repeat(600_000)}"}`)],
    ['nothing, and hangs up', (one) => one.destroy()],
  ])('is away while it answers %s', async (_what, given) => {
    answer = given;
    await expect(open().forecast(lisbon)).rejects.toBeInstanceOf(WeatherAway);
  });

  it('is away where it takes too long, also to end', async () => {
    answer = () => {};
    await expect(open(100).forecast(lisbon)).rejects.toBeInstanceOf(WeatherAway);
    answer = (response) => response.writeHead(200).write('{"results":[');
    await expect(open(100).findPlaces('Lisbon')).rejects.toBeInstanceOf(WeatherAway);
  });
});

describe('a forecast that is kept', () => {
  let now: number;
  let calls: number;
  let isAway: boolean;
  const counted: WeatherPort = {
    async forecast() {
      calls += 1;
      if (isAway) throw new WeatherAway('away');
      return [];
    },
    findPlaces: async () => [],
  };
  let kept: WeatherPort;
  beforeEach(() => {
    [now, calls, isAway] = [0, 0, false];
    kept = keepForecasts(counted, () => new Date(now));
  });

  it('is asked once in half an hour for a place, however many ask', async () => {
    await Promise.all([kept.forecast(lisbon), kept.forecast(lisbon)]);
    now = 29 * 60_000;
    await kept.forecast(lisbon);
    expect(calls).toBe(1);
    await kept.forecast({ ...lisbon, latitude: 38.73 });
    expect(calls).toBe(2);
    now = 30 * 60_000;
    await kept.forecast(lisbon);
    expect(calls).toBe(3);
  });

  it('is asked again a minute after nobody answered, not before', async () => {
    isAway = true;
    await expect(kept.forecast(lisbon)).rejects.toBeInstanceOf(WeatherAway);
    isAway = false;
    now = 59_000;
    await expect(kept.forecast(lisbon)).rejects.toBeInstanceOf(WeatherAway);
    now = 60_000;
    await kept.forecast(lisbon);
    expect(calls).toBe(2);
  });

  it('does not grow with the places that are asked about', async () => {
    for (let at = 0; at <= 1000; at += 1) await kept.forecast({ latitude: 0, longitude: at / 100 });
    await kept.forecast({ latitude: 0, longitude: 10 });
    expect(calls).toBe(1001);
    await kept.forecast({ latitude: 0, longitude: 0 });
    expect(calls).toBe(1002);
  });
});
