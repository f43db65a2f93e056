/** Every table of Hem's, by noun. The embedded store has its own (server/store/tables.ts). */

export * from './schema/availability-changes.ts';
export * from './schema/calls.ts';
export * from './schema/credentials.ts';
export * from './schema/friends.ts';
export * from './schema/grants.ts';
export * from './schema/groups.ts';
export * from './schema/items.ts';
export * from './schema/jobs.ts';
export * from './schema/laundry.ts';
export * from './schema/loans.ts';
export * from './schema/lola.ts';
export * from './schema/looks.ts';
export * from './schema/measurements.ts';
export * from './schema/member-reports.ts';
export * from './schema/notices.ts';
export * from './schema/outfits.ts';
export * from './schema/plans.ts';
export * from './schema/saved-filters.ts';
export * from './schema/service-carts.ts';
export * from './schema/service-orders.ts';
export * from './schema/service-photos.ts';
export * from './schema/shared-days.ts';
export * from './schema/stylings.ts';
export * from './schema/users-and-images.ts';
export * from './schema/wardrobes.ts';
export * from './schema/webhook-events.ts';
