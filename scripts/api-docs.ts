import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { descriptorOf, operationNames } from '../contract/operations.ts';
import { keysOf } from '../contract/rules/capabilities.ts';
import { entitlementKeys } from '../contract/rules/profile.ts';
import { operationSchemas } from '../contract/schemas/operation-schemas.ts';
import { counts } from '../contract/schemas/scalars.ts';

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  maxLength?: number;
  minLength?: number;
  maximum?: number;
  minimum?: number;
  maxItems?: number;
  additionalProperties?: boolean | JsonSchema;
}

/** The page of every operation, written from the table and its schemas. */
export function apiDocs(): string {
  const sections = operationNames.map((name) => {
    const descriptor = descriptorOf(name);
    const { service, verb, kind, access, needs, sight, provides, spoils, perMinute, timeoutMs } =
      descriptor;
    const isOpenWithin = descriptor.whileStoodIn === 'open';
    const facts = [
      `\`POST /api/${service}/v1/${verb}\``,
      kind,
      access === 'anyone'
        ? 'anyone may call it'
        : access === 'staff'
          ? 'staff only'
          : 'signed-in only',
      sight &&
        (sight === 'owner'
          ? 'of one’s own things'
          : 'of one’s own things, or what a friend shared'),
      ...(needs ? keysOf(needs).map(needWords) : []),
      isOpenWithin && 'open to staff in a member’s account',
      provides && `provides ${provides.join(', ')}`,
      spoils && `spoils ${spoils.join(', ')}`,
      perMinute && `${perMinute} calls a minute from one address, and for one account`,
      timeoutMs && `given up after ${timeoutMs / 1000} s`,
    ].filter(Boolean);
    const { input, output } = operationSchemas[name];
    return `## ${name}\n\n${facts.join(' · ')}\n\nInput\n\n\`\`\`ts\n${describe(input)}\n\`\`\`\n\nAnswer\n\n\`\`\`ts\n${describe(output)}\n\`\`\`\n`;
  });
  return `# The API

Written from \`contract/operations.ts\` by \`npm run docs:api\`. Do not edit.

Every call is a POST of \`{ "<operation>": input }\`, exactly one operation a body, with the headers
\`x-api-key\`, \`accept-language: en-US\`, \`authorization: Bearer <token>\` when signed in, and
\`idempotency-key\` on a write; the app adds its version, \`x-app-version\`, and 426 \`outdated\` says that it is too old. It answers \`{ "status": "ok", "data": … }\`, or
\`{ "status": "error", "statusCode", "code", "message", "fields"? }\` with that HTTP status.
503 \`unavailable\` says that what the call needs is away for now, 429 \`rate-limited\` that there were
too many: both say \`retry-after\`, in seconds, and 429 also as \`fields.retryAfter\`.

${sections.join('\n')}`;
}

const needWords = (key: ReturnType<typeof keysOf>[number]) =>
  (entitlementKeys as readonly string[]).includes(key)
    ? `with the entitlement ${key}`
    : `while ${key} is on`;

function describe(schema: GenericSchema): string {
  const asJson = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema === counts
        ? { type: 'object', additionalProperties: { type: 'number' } }
        : undefined,
  });
  return write(asJson as JsonSchema, '');
}

function write(schema: JsonSchema, indent: string): string {
  if (schema.anyOf) return schema.anyOf.map((one) => write(one, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.type === 'array') {
    const limit = schema.maxItems ? ` /* at most ${schema.maxItems} */` : '';
    return `Array<${write(schema.items ?? {}, indent)}>${limit}`;
  }
  if (schema.type === 'object') {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties ?? {}).map(
      ([key, value]) =>
        `${inner}${key}${schema.required?.includes(key) ? '' : '?'}: ${write(value, inner)};`,
    );
    if (typeof schema.additionalProperties === 'object') {
      lines.push(`${inner}[key: string]: ${write(schema.additionalProperties, inner)};`);
    }
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
  }
  const notes = [
    schema.format,
    schema.minLength && `at least ${schema.minLength}`,
    schema.maxLength && `at most ${schema.maxLength}`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
  ].filter(Boolean);
  const type = Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'unknown');
  return notes.length > 0 ? `${type} /* ${notes.join(', ')} */` : type;
}
