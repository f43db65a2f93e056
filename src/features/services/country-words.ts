/** Names of countries that take an article inside a sentence, of those that the server lists. */
const withArticle =
  /^(United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Seychelles|Isle of|British )|( Islands| Republic| Emirates| Territory| Territories)$/;

/** A country's name as it stands inside a sentence: `the United States`, `Canada`. */
export const inSentence = (name: string): string => (withArticle.test(name) ? `the ${name}` : name);
