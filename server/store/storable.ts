/** Whether PostgreSQL keeps a text as it is: without null characters, and without half a character. */
export const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);
