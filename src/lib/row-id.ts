/** Whether a part of an address is the id of a row: a positive whole number, up to 15 digits. */
export const isRowId = (text: string | null): text is string =>
  text !== null && /^[1-9]\d{0,14}$/.test(text);
