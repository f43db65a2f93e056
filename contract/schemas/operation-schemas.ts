import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { OperationName } from '../operations.ts';
import { availabilitySchemas } from './availability.ts';
import { blueprintSchemas } from './blueprint.ts';
import { blueprintResultSchemas } from './blueprint-results.ts';
import { blueprintScoresSchemas } from './blueprint-scores.ts';
import { cacheSchemas } from './cache.ts';
import { circleSchemas } from './circle.ts';
import { colorReviewSchemas } from './color-review.ts';
import { contentSchemas } from './content.ts';
import { cutoutSchemas } from './cutout.ts';
import { friendSchemas } from './friend.ts';
import { groupSchemas } from './group.ts';
import { imageSchemas } from './image.ts';
import { impersonationSchemas } from './impersonation.ts';
import { itemSchemas } from './item.ts';
import { labSchemas } from './lab.ts';
import { laundrySchemas } from './laundry.ts';
import { loanSchemas } from './loan.ts';
import { loginSchemas } from './login.ts';
import { lolaSchemas } from './lola.ts';
import { lolaModelSchemas } from './lola-model.ts';
import { lolaPlaceSchemas } from './lola-place.ts';
import { lookSchemas } from './look.ts';
import { measurementSchemas } from './measurement.ts';
import { noticeSchemas } from './notice.ts';
import { outfitSchemas } from './outfit.ts';
import { ownWordsSchemas } from './own-words.ts';
import { partnerProductSchemas } from './partner-products.ts';
import { planSchemas } from './plan.ts';
import { resaleSchemas } from './resale.ts';
import { savedFilterSchemas } from './saved-filter.ts';
import { serviceSchemas } from './service.ts';
import { serviceOrderSchemas } from './service-order.ts';
import { sharedDaySchemas } from './shared-day.ts';
import { sharingSchemas } from './sharing.ts';
import { signInSchemas } from './sign-in.ts';
import { statisticsSchemas } from './statistics.ts';
import { stylingSchemas } from './styling.ts';
import { unwornSchemas } from './unworn.ts';
import { userSchemas } from './user.ts';
import { wardrobeSchemas } from './wardrobe.ts';

/** Input and output schema of every operation. The app takes only its types. */
export const operationSchemas = {
  ...loginSchemas,
  ...signInSchemas,
  ...userSchemas,
  ...friendSchemas,
  ...noticeSchemas,
  ...cacheSchemas,
  ...imageSchemas,
  ...serviceSchemas,
  ...wardrobeSchemas,
  ...sharingSchemas,
  ...impersonationSchemas,
  ...itemSchemas,
  ...availabilitySchemas,
  ...laundrySchemas,
  ...loanSchemas,
  ...ownWordsSchemas,
  ...unwornSchemas,
  ...resaleSchemas,
  ...savedFilterSchemas,
  ...groupSchemas,
  ...cutoutSchemas,
  ...outfitSchemas,
  ...stylingSchemas,
  ...lookSchemas,
  ...planSchemas,
  ...sharedDaySchemas,
  ...lolaSchemas,
  ...lolaPlaceSchemas,
  ...lolaModelSchemas,
  ...serviceOrderSchemas,
  ...measurementSchemas,
  ...statisticsSchemas,
  ...circleSchemas,
  ...partnerProductSchemas,
  ...blueprintSchemas,
  ...labSchemas,
  ...contentSchemas,
  ...blueprintResultSchemas,
  ...blueprintScoresSchemas,
  ...colorReviewSchemas,
} satisfies Record<OperationName, { input: GenericSchema; output: GenericSchema }>;

type Schemas = typeof operationSchemas;

/** The input a caller sends. */
export type OperationInput<Name extends OperationName> = InferInput<Schemas[Name]['input']>;

/** The input a handler receives, once checked. */
export type CheckedInput<Name extends OperationName> = InferOutput<Schemas[Name]['input']>;

/** The output of an operation. */
export type OperationOutput<Name extends OperationName> = InferOutput<Schemas[Name]['output']>;
