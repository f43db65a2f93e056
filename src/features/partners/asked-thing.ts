import type { OperationInput } from '#contract/schemas/operation-schemas.ts';

/** What is compared: a product, or what is told of something in no feed. */
export type Asked = OperationInput<'compareWithMine'>['thing'];

/** What is told of something in no feed. */
export type Told = OperationInput<'saveThingWish'>['thing'];
