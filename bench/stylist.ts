import { suggestOutfits } from '../server/stylist/choice/suggest.ts';
import { swapPiece } from '../server/stylist/choice/swap.ts';
import { readWardrobe } from '../server/stylist/read-wardrobe.ts';
import { anyRequest, type StylistRequest } from '../server/stylist/request.ts';
import { madeWardrobe } from '../tests/stylist/made-wardrobe.ts';
import { median, type Row } from './table.ts';

const warmUps = 3;
const rounds = 15;
const limits = { suggestMs: 100, growth: 2.2, swapMs: 20, megabytes: 200 };

const request: StylistRequest = {
  ...anyRequest,
  occasion: 'Work',
  weather: { lowC: 5, highC: 11, isWet: false },
  count: 10,
};

/** What suggestions cost: the CPU's time from a wardrobe as it is stored to ten outfits with their reasons. */
export async function measureStylist(): Promise<Row[]> {
  const suggest = (count: number) => {
    const garments = madeWardrobe(count, 'bench');
    return cpuMs((round) => {
      suggestOutfits(readWardrobe(garments), { ...request, seed: `${round}` });
    });
  };
  const before = process.memoryUsage().rss;
  const [thousand, two] = [suggest(1000), suggest(2000)];
  const megabytes = (process.memoryUsage().rss - before) / 2 ** 20;
  const pieces = readWardrobe(madeWardrobe(1000, 'bench'));
  const outfit = suggestOutfits(pieces, request).outfits[0]!.pieceIds;
  const swap = cpuMs(() => void swapPiece(pieces, outfit, outfit[0]!, request, 5));
  const row = (what: string, value: number, unit: string, limit: number): Row => ({
    what,
    figure: `${value.toFixed(unit === '×' ? 2 : 0)} ${unit}`,
    beside: `${limit} ${unit}`,
    ratio: value / limit,
    goal: '≤ 1',
    holds: value <= limit,
  });
  return [
    row('10 suggestions from 1,000 garments', thousand, 'ms CPU', limits.suggestMs),
    row('the same from 2,000', two / thousand, '×', limits.growth),
    row('memory for both', megabytes, 'MB', limits.megabytes),
    row('swap one of 1,000', swap, 'ms CPU', limits.swapMs),
  ];
}

function cpuMs(run: (round: number) => void): number {
  const took: number[] = [];
  // What is not compiled yet is no measure.
  for (let round = 0; round < warmUps; round += 1) run(round);
  for (let round = 0; round < rounds; round += 1) {
    const since = process.cpuUsage();
    run(round);
    took.push(process.cpuUsage(since).user / 1000);
  }
  return median(took);
}
