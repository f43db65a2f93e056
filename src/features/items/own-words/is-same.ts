/** Whether two names are the same to whoever reads them: capitals make no difference. */
export const isSame = (one: string, other: string): boolean =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
