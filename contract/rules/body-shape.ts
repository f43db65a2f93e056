import { type BlueprintGender, type BodyAttribute, bodyAttributes } from './blueprint.ts';
import { type BodyTable, type BodyValue, bodyTables, exact } from './body-shape-tables.ts';
import type { MeasureType } from './measurements.ts';

/** How far a measurement may be off, in meters: a tape that is read twice differs by about as much. */
export const tapeMargin = 0.01;

/** What measurements say of an attribute: its value, and the other one where the body stands between two. */
export interface ReadAttribute<Value extends string = string> {
  value: Value;
  between?: Value;
}

/** What measurements say of a body, by attribute; null where they say nothing of it. */
export type ReadBody<Gender extends BlueprintGender> = {
  [Attribute in keyof (typeof bodyAttributes)[Gender]]: ReadAttribute<
    BodyValue<Gender, Attribute>
  > | null;
};

const tableOf = (gender: BlueprintGender, attribute: BodyAttribute): BodyTable | undefined => {
  const tables: Partial<Record<BodyAttribute, BodyTable>> = bodyTables[gender];
  return tables[attribute];
};

/** The measurements that an attribute is read from; none for an attribute that the gender lacks. */
export const needs = (gender: BlueprintGender, attribute: BodyAttribute): MeasureType[] => [
  ...(tableOf(gender, attribute)?.needs ?? []),
];

/**
 * Reads a body from measurements in meters (docs/decisions/100-measurements-name-a-shape.md). A value stands between
 * two where a centimeter more or less of one measurement gives the other.
 */
export function readBody<Gender extends BlueprintGender>(
  gender: Gender,
  values: Partial<Record<MeasureType, number>>,
): ReadBody<Gender> {
  const attributes = Object.keys(bodyAttributes[gender]) as BodyAttribute[];
  return Object.fromEntries(
    attributes.map((attribute) => [attribute, readAttribute(tableOf(gender, attribute)!, values)]),
  ) as ReadBody<Gender>;
}

function readAttribute(
  table: BodyTable,
  values: Partial<Record<MeasureType, number>>,
): ReadAttribute | null {
  if (table.needs.some((type) => values[type] === undefined)) return null;
  const value = valueBy(table, values);
  const between = table.needs
    .flatMap((type) => [-tapeMargin, tapeMargin].map((off) => [type, values[type]! + off] as const))
    .map(([type, meters]) => valueBy(table, { ...values, [type]: meters }))
    .find((other) => other !== value);
  return between ? { value, between } : { value };
}

const valueBy = (table: BodyTable, values: Partial<Record<MeasureType, number>>): string =>
  table.rows.find((row) => row.holds((type) => exact(values[type]!)))!.value;
