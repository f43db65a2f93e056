import { accountTable } from './operations/account.ts';
import { availabilityTable } from './operations/availability.ts';
import { blueprintTable } from './operations/blueprint.ts';
import { cacheTable } from './operations/cache.ts';
import { circleTable } from './operations/circle.ts';
import { colorReviewsTable } from './operations/color-reviews.ts';
import { contentTable } from './operations/content.ts';
import { cutoutsTable } from './operations/cutouts.ts';
import type { OperationDescriptor, OperationTable } from './operations/descriptor.ts';
import { friendsTable } from './operations/friends.ts';
import { groupsTable } from './operations/groups.ts';
import { imagesTable } from './operations/images.ts';
import { impersonationTable } from './operations/impersonation.ts';
import { itemsTable } from './operations/items.ts';
import { labTable } from './operations/lab.ts';
import { laundryTable } from './operations/laundry.ts';
import { loansTable } from './operations/loans.ts';
import { loginTable } from './operations/login.ts';
import { logoutTable } from './operations/logout.ts';
import { lolaTable } from './operations/lola.ts';
import { looksTable } from './operations/looks.ts';
import { measurementsTable } from './operations/measurements.ts';
import { noticesTable } from './operations/notices.ts';
import { outfitsTable } from './operations/outfits.ts';
import { ownWordsTable } from './operations/own-words.ts';
import { partnerProductsTable } from './operations/partner-products.ts';
import { plansTable } from './operations/plans.ts';
import { resaleTable } from './operations/resale.ts';
import { savedFiltersTable } from './operations/saved-filters.ts';
import { serviceOrdersTable } from './operations/service-orders.ts';
import { servicesTable } from './operations/services.ts';
import { sharedDaysTable } from './operations/shared-days.ts';
import { sharingTable } from './operations/sharing.ts';
import { signInTable } from './operations/sign-in.ts';
import { statisticsTable } from './operations/statistics.ts';
import { stylingsTable } from './operations/stylings.ts';
import { unwornTable } from './operations/unworn.ts';
import { usersTable } from './operations/users.ts';
import { wardrobeWritesTable } from './operations/wardrobe-writes.ts';
import { wardrobesTable } from './operations/wardrobes.ts';

/**
 * Every call to the API, declared once (docs/design/architecture.md, One table of operations), by noun.
 */
export const operations = {
  ...loginTable,
  ...logoutTable,
  ...signInTable,
  ...usersTable,
  ...accountTable,
  ...friendsTable,
  ...noticesTable,
  ...cacheTable,
  ...imagesTable,
  ...servicesTable,
  ...serviceOrdersTable,
  ...measurementsTable,
  ...wardrobesTable,
  ...wardrobeWritesTable,
  ...sharingTable,
  ...itemsTable,
  ...availabilityTable,
  ...laundryTable,
  ...loansTable,
  ...ownWordsTable,
  ...unwornTable,
  ...resaleTable,
  ...savedFiltersTable,
  ...cutoutsTable,
  ...outfitsTable,
  ...stylingsTable,
  ...looksTable,
  ...plansTable,
  ...sharedDaysTable,
  ...lolaTable,
  ...groupsTable,
  ...statisticsTable,
  ...circleTable,
  ...partnerProductsTable,
  ...blueprintTable,
  ...impersonationTable,
  ...labTable,
  ...colorReviewsTable,
  ...contentTable,
};

/**
 * Adds a table that comes with its room: in the app those of `scripts/vite-lean-operations.ts` are not in the first
 * script, so whoever calls one of their operations brings them.
 */
export const bringOperations = (table: OperationTable): void =>
  void Object.assign(operations, table);

/** The name of an operation: the one key of a call's body. */
export type OperationName = keyof typeof operations;

/** Every operation's name. */
export const operationNames = Object.keys(operations) as OperationName[];

/** The descriptor of an operation, with the optional parts visible. */
export function descriptorOf(name: OperationName): OperationDescriptor {
  return operations[name];
}
