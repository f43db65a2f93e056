import { measurementsTable } from '#contract/operations/measurements.ts';
import { bringOperations } from '#contract/operations.ts';
import {
  type FigureBuild,
  type MeasureType,
  measureKinds,
  measureTypes,
} from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { agesOf, type MeasureValues, type TypedTimes } from '#lib/measure-values.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { saveOnLatest } from '../../save-on-latest.ts';
import type { Cached } from '../cached.ts';
import type { OutboxKind } from '../kind.ts';
import { isGone } from '../operation-kind.ts';

bringOperations(measurementsTable);

/** Measurements that wait, of the member or of somebody whose id is said. */
export interface MeasuresToKeep {
  owner: string;
  personId?: string;
  build?: FigureBuild;
  values: MeasureValues;
  /** When each value was typed, by this device's clock. */
  typedMs: TypedTimes;
  /** The revision that was seen when they were typed. */
  basedOn: number;
}

const isOf = ({ personId }: MeasuresToKeep, person: MeasuredPerson): boolean =>
  personId === undefined ? person.name === null : person.personId === personId;

/** Somebody with what waits of them. */
function withMeasures(person: MeasuredPerson, input: MeasuresToKeep): MeasuredPerson {
  const { build = person.build, values, typedMs } = input;
  const found = measureTypes.flatMap((type) => {
    const meters = values[type];
    if (meters === undefined) return person.values.find((one) => one.type === type) ?? [];
    if (meters === null) return [];
    const measuredDate = new Date(typedMs[type] ?? 0).toISOString();
    return { type, meters, method: 'MANUAL' as const, measuredDate };
  });
  return { ...person, build, values: found };
}

const personOf = (cached: Cached, input: MeasuresToKeep): MeasuredPerson | undefined =>
  cached
    .answers('getMeasurements')
    .flatMap(({ answer }) => answer.people)
    .find((person) => isOf(input, person));

/** Values that were typed. Whoever saved meanwhile is not written over blindly ([Note: Late saves]). */
export const measurementKinds = {
  saveMeasurements: {
    subject: ({ personId }) => `measured:${personId ?? 'me'}`,
    async send({ input }, { idempotencyKey, isRepeat, cached }) {
      const { owner, personId, build, values, typedMs } = input;
      // How long ago a value was typed grows, so that each try has words, and a key, of its own.
      let key = isRepeat ? newIdempotencyKey() : idempotencyKey;
      return saveOnLatest(
        // The value before may have been kept since this one was typed.
        Math.max(input.basedOn, personOf(cached, input)?.revision ?? 0),
        (basedOn) => {
          const saved = callOperation(
            'saveMeasurements',
            {
              owner,
              ...(personId === undefined ? {} : { personId }),
              ...(build === undefined ? {} : { build }),
              values,
              basedOn,
              agesMs: agesOf(values, typedMs),
            },
            { idempotencyKey: key },
          );
          key = newIdempotencyKey();
          return saved;
        },
        ({ person }) => person.revision,
      );
    },
    merge: (earlier, later) => ({
      ...earlier,
      ...later,
      values: { ...earlier.values, ...later.values },
      typedMs: { ...earlier.typedMs, ...later.typedMs },
    }),
    // Whom they are of was removed, on another device say.
    isDroppedBy: isGone,
    shows: {
      getMeasurements: (answer, { input }) => ({
        people: answer.people.map((one) => (isOf(input, one) ? withMeasures(one, input) : one)),
      }),
    },
    // Until it is read again, a value would be gone that waits no longer.
    seed(client, { person }) {
      const isSame = (one: MeasuredPerson) =>
        person.name === null ? one.name === null : one.personId === person.personId;
      client.setQueriesData<OperationOutput<'getMeasurements'>>(
        { queryKey: ['getMeasurements'] },
        (known) => known && { people: known.people.map((one) => (isSame(one) ? person : one)) },
      );
      return [];
    },
    words(input, cached) {
      const types = Object.keys(input.values) as MeasureType[];
      const labels = types.map((type) => measureKinds[type].label);
      const name = personOf(cached, input)?.name;
      return {
        title: name ? `Measurements of ${name}` : 'Your measurements',
        text: [...labels, ...(input.build ? ['Figure'] : [])].join(', '),
        pictures: [],
      };
    },
  } satisfies OutboxKind<MeasuresToKeep, OperationOutput<'saveMeasurements'>>,
};
