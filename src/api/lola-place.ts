import { lolaTable } from '#contract/operations/lola.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import type { WriteOptions } from './use-write.ts';

bringOperations(lolaTable);

/** The query of where the owner said they will be, and whether anybody is asked for the weather there. */
export const lolaPlaceQuery = (owner: string) => operationQuery('getLolaPlace', { owner });

/** Places of a name; who asks says that nobody answers. */
export const lolaPlacesQuery = (owner: string, name: string) =>
  operationQuery('findLolaPlaces', { owner, name }, { isHandled: true });

/** The weather of a day where the owner will be; without it the screen says nothing. */
export const lolaForecastQuery = (owner: string, day: string) =>
  operationQuery('getLolaForecast', { owner, day }, { isHandled: true });

/** Keeps where the owner will be. */
export const useKeepLolaPlace = (options?: WriteOptions<'keepLolaPlace'>) =>
  useLaterWrite('keepLolaPlace', options);

/** Forgets it. */
export const useForgetLolaPlace = (options?: WriteOptions<'forgetLolaPlace'>) =>
  useLaterWrite('forgetLolaPlace', options);
