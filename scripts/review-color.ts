import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { colorSeasons } from '#contract/rules/blueprint.ts';
import { readConfig } from '#server/config/config.ts';
import { carryOutColorReview, colorReviewRequest } from '#server/operator/color-review-requests.ts';
import { operatorName } from './operator-name.ts';
import { sendCommand } from './send-command.ts';

/* Decides a member's color season by what a stylist saw on their portrait (docs/operating.md, Color reviews). */

const usage = `Decides what a member's color season is.

  npm run review-color -- --of EMAIL --season SEASON [--note "A word to the member"]

SEASON  ${colorSeasons.join(', ')}`;

const reviews = {
  path: '/color-reviews',
  table: 'color_analyses',
  carryOut: carryOutColorReview,
} as const;

async function run(): Promise<0 | 1 | 2> {
  const text = { type: 'string' } as const;
  let given: { of?: string; season?: string; note?: string };
  try {
    given = parseArgs({ options: { of: text, season: text, note: text } }).values;
  } catch (error) {
    console.log(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const { of: email, season, note = null } = given;
  const asked = { email, season, note, by: operatorName() };
  const { success, output, issues } = v.safeParse(colorReviewRequest, asked);
  if (!success) {
    const faults = issues.map((issue) => `--${v.getDotPath(issue)}: ${issue.message}`);
    console.log(`${faults.join('\n').replace('--email', '--of')}\n\n${usage}`);
    return 2;
  }
  try {
    const { DATABASE_URL, DATA_DIR } = process.env;
    const config = readConfig({ HEM_MODE: 'embedded', DATABASE_URL, DATA_DIR });
    await sendCommand(config, reviews, output);
    console.log(`${output.email} is ${output.season} now.`);
    return 0;
  } catch (error) {
    console.log((error as Error).message);
    return 1;
  }
}

process.exitCode = await run();
