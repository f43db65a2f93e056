/** Says whether what was kept of a field may still be used: another version may have kept it. */
type Check = (value: unknown) => boolean;

/** The drafts of one form. */
export interface DraftKind<Fields extends object> {
  /** Its name on the device; of many, the id of the thing follows. */
  name: string;
  /** What a field may be, by its name; what is not named here is not of today. */
  fields: { [Name in keyof Fields]-?: Check };
}

/** Says what the drafts of a form are: in one file `*-draft.ts` of its room for each form. */
export const defineDraft = <Fields extends object>(kind: DraftKind<Fields>): DraftKind<Fields> =>
  kind;

/** What of a kept draft is still good; null where nothing is. */
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

/** Text. */
export const isText: Check = (value) => typeof value === 'string';

/** Nothing, or what another check lets through. */
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** One of a few. */
export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

/** A list of what another check lets through. */
export const isListOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
