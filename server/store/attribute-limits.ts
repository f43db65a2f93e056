import { type CartProblem, invalid, tooMany } from './cart-problems.ts';
import { isStorable } from './storable.ts';
import type { Attribute } from './tables.ts';

const mostAttributes = 250;
const longestKey = 255;
/** Most characters of a value: ten times what the wizard lets somebody write. */
const longestValue = 10_000;
/**
 * Most bytes of all attributes of a cart's lines, as JSON. What is ordered is told of in one webhook, whose body has to
 * hold it (`maxEventBytes` in `server/webhooks/webhooks.ts`); 250 services with all that the wizard takes are half of it.
 */
export const mostAttributeBytes = 4 * 1_048_576;

export const unstorable = 'may not have a null character, or half a character.';

/** Why attributes cannot be kept. */
export function attributeProblems(attributes: readonly Attribute[], field: string[]) {
  if (attributes.length > mostAttributes) return [tooMany(field, mostAttributes)];
  return attributes.flatMap(({ key, value }, index): CartProblem[] => {
    const at = (name: string) => [...field, String(index), name];
    if (key === '') return [invalid(at('key'), 'The key of an attribute may not be empty.')];
    if (key.length > longestKey) return [tooLong(at('key'), longestKey)];
    if (value.length > longestValue) return [tooLong(at('value'), longestValue)];
    return isStorable(key) && isStorable(value)
      ? []
      : [invalid(at('value'), `An attribute ${unstorable}`)];
  });
}

/** Why all lines together have too much text in their attributes. */
export function textProblems(
  lines: readonly { attributes?: readonly Attribute[] }[],
  field: string[],
): CartProblem[] {
  const bytes = lines.reduce(
    (sum, { attributes = [] }) => sum + Buffer.byteLength(JSON.stringify(attributes)),
    0,
  );
  if (bytes <= mostAttributeBytes) return [];
  return [invalid(field, 'The lines of this cart have more text than an order can have.')];
}

const tooLong = (field: string[], most: number): CartProblem =>
  invalid(field, `It is longer than ${most} characters.`);
