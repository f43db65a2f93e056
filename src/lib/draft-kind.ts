/** Checks whether the kept value of a field can still be used: another version may have written it. */
type Check = (value: unknown) => boolean;

/** The drafts of one form. */
export interface DraftKind<Fields extends object> {
  /** Its name on the device; of many, the id of the thing follows. */
  name: string;
  /** The check of each field, by its name; fields that are not named here are dropped. */
  fields: { [Name in keyof Fields]-?: Check };
  /** Whether all tabs share one draft ([Note: Draft slots]): whoever keeps it tells the others of each change. */
  isShared?: boolean;
}

/** Says what the drafts of a form are: in one file `*-draft.ts` of its room for each form. */
export const defineDraft = <Fields extends object>(kind: DraftKind<Fields>): DraftKind<Fields> =>
  kind;

/** The fields of a kept draft that can still be used; null if there are none. */
export function checkDraft<Fields extends object>(
  { fields }: DraftKind<Fields>,
  kept: unknown,
): Partial<Fields> | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const good = Object.entries(kept).filter(([name, value]) => {
    return Object.hasOwn(fields, name) && fields[name as keyof Fields](value);
  });
  return good.length > 0 ? (Object.fromEntries(good) as Partial<Fields>) : null;
}

/** The field beside a draft's own that holds the key of its write ([Note: Unanswered writes]). */
export const writeKeyField = 'writeKey';

/** The key of the write of a kept draft whose answer has not come, or null. */
export function writeKeyOf(kept: unknown): string | null {
  const key = Object(kept)[writeKeyField];
  return typeof key === 'string' ? key : null;
}

/** Accepts text. */
export const isText: Check = (value) => typeof value === 'string';

/** Accepts null, or what another check accepts. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Accepts one of a few values. */
export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** Accepts a list of values that another check accepts. */
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
