import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { grantSources } from '#contract/rules/grants.ts';
import { entitlementKeys } from '#contract/rules/profile.ts';
import { ConfigError, readConfig } from '#server/config/config.ts';
import { Refusal } from '#server/foundation/refusal.ts';
import {
  carryOutGrantRequest,
  type GrantAnswer,
  type GrantRequest,
  grantRequest,
} from '#server/operator/grant-requests.ts';
import { operatorName } from './operator-name.ts';
import { CommandFailed, sendCommand } from './send-command.ts';

const grants = { path: '/grants', table: 'grants', carryOut: carryOutGrantRequest } as const;

const usage = `Entitles members, and takes that back (docs/operating.md, Entitlements).

  npm run grant -- --to EMAIL --key KEY [--until YYYY-MM-DD] [--source SOURCE]
  npm run grant -- --revoke --to EMAIL --key KEY
  npm run grant -- --list EMAIL

KEY     ${entitlementKeys.join(', ')}
SOURCE  ${grantSources.join(', ')}; staff unless said
--until the first day, in UTC, on which it does not hold any more; without it there is no end`;

/**
 * Runs `npm run grant` with its arguments. Answers the exit code: 0 when it is as was asked, 1 if it was refused or
 * could not be done, 2 if it was not understood.
 */
export async function runGrant(
  parameters: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
): Promise<0 | 1 | 2> {
  try {
    const request = readRequest(parameters);
    // Of the configuration only where the database is.
    const { DATABASE_URL, DATA_DIR } = env;
    const config = readConfig({ HEM_MODE: 'embedded', DATABASE_URL, DATA_DIR });
    print(wordsOf(request, await sendCommand(config, grants, request)));
    return 0;
  } catch (error) {
    if (error instanceof NotUnderstood) print(`${error.message}\n\n${usage}`);
    else if (isTold(error)) print(error.message);
    else print(`It could not be done: ${reasonOf(error as Error)}`);
    return error instanceof NotUnderstood || error instanceof ConfigError ? 2 : 1;
  }
}

/** Arguments that are none of this command's; its message says why. */
class NotUnderstood extends Error {}

const isTold = (error: unknown): error is Error =>
  error instanceof Refusal || error instanceof CommandFailed || error instanceof ConfigError;

function readRequest(parameters: string[]): GrantRequest {
  const { list, revoke, ...given } = readOptions(parameters);
  if (list !== undefined) return check({ act: 'list', email: list }, { ...given, revoke }, 'list');
  const { to: email, key, ...more } = given;
  const by = operatorName();
  if (revoke) return check({ act: 'revoke', email, key, by }, more, 'revoke');
  const { source = 'staff', until = null } = more;
  return check({ act: 'grant', email, key, source, until, by });
}

/** Checks a request, and that nothing was said besides. Throws NotUnderstood with a line for each fault. */
function check(request: object, besides: object = {}, form = 'to'): GrantRequest {
  const faults = Object.entries(besides)
    .filter(([, value]) => value !== undefined)
    .map(([option]) => `--${option} does not go with --${form}`);
  const { success, output, issues } = v.safeParse(grantRequest, request);
  if (success && faults.length === 0) return output;
  const told = new Set<string>();
  for (const issue of issues ?? []) {
    const field = v.getDotPath(issue) ?? '';
    const option = field !== 'email' ? field : form === 'list' ? 'list' : 'to';
    // A field has one fault, the first.
    if (told.has(field)) continue;
    told.add(field);
    faults.push(
      issue.input === undefined
        ? `--${option} is missing`
        : `--${option}: ${JSON.stringify(issue.input)} ${faultWords[field] ?? issue.message}`,
    );
  }
  throw new NotUnderstood(faults.join('\n'));
}

/** Where the schema speaks to programs. */
const faultWords: Record<string, string> = {
  email: 'is no email address',
  until: 'is no day, YYYY-MM-DD',
};

function readOptions(parameters: string[]) {
  const text = { type: 'string' } as const;
  const options = { to: text, key: text, source: text, until: text, list: text };
  try {
    return parseArgs({ args: parameters, options: { ...options, revoke: { type: 'boolean' } } })
      .values;
  } catch (error) {
    throw new NotUnderstood((error as Error).message);
  }
}

function wordsOf(request: GrantRequest, { isChanged, grants }: GrantAnswer): string {
  const { email } = request;
  if (request.act === 'list') {
    if (grants.length === 0) return `${email} was never entitled to anything.`;
    return [`${email}:`, ...grants.map(lineOf)].join('\n');
  }
  if (request.act === 'revoke') {
    return isChanged
      ? `${email} is not entitled to ${request.key} any more.`
      : `${email} was not entitled to ${request.key}. Nothing changed.`;
  }
  const end = request.until ? `until ${request.until}, 00:00 UTC` : 'without an end';
  const what = `${request.key} (${request.source}), ${end}`;
  return isChanged
    ? `${email} is entitled to ${what}.`
    : `${email} was entitled to ${what}, already. Nothing changed.`;
}

function lineOf({ holdsNow, ...grant }: GrantAnswer['grants'][number]): string {
  const parts = [
    `${grant.key} (${grant.source})`,
    `from ${grant.from}`,
    grant.until ? `until ${grant.until}` : 'without an end',
    `by ${grant.grantedBy}`,
    ...(grant.revoked ? [`revoked ${grant.revoked} by ${grant.revokedBy}`] : []),
  ];
  return `  ${holdsNow ? 'holds now    ' : 'does not hold'}  ${parts.join(', ')}`;
}

/** A database that is away says why in its cause. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? cause.message : message;
