import { countries } from '../foundation/countries.ts';

/** The countries the studio ships to, by name, the United States first. */
export const sellsTo = countries
  .filter(({ service }) => service)
  .sort((one, other) => Number(other.id === 'US') - Number(one.id === 'US'));
