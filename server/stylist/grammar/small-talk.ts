/** What is said to somebody, and asks for nothing; each with what is said to it. */
const replies: readonly (readonly [said: RegExp, reply: string])[] = [
  [
    /^(?:(?:ok(?:ay)?|great|perfect|lovely|super|cool|oh)[ ,]+)?(?:thanks?|thank you|thx|ty|cheers|danke|obrigad[oa]|gracias|merci)(?: (?:you|so much|a lot|very much|lola|sehr|schön|beaucoup|muito|muchas))*$/iu,
    'You are welcome',
  ],
  [
    /^(?:hello|hi|hey|hallo|olá|hola|bonjour|good (?:morning|evening|afternoon))?(?: (?:lola|there))?[ ,]*(?:who are you|what are you|what can you do|are you (?:a )?(?:human|real|robot|bot|ai))?$/iu,
    'I am Lola, your stylist. Ask me what to wear',
  ],
  [
    /^(?:what|which (?:pieces?|clothes)|anything) (?:should|could|can|do) i (?:need to )?buy\b.*$/iu,
    'I dress you from what you own. Ask me what goes with a piece of yours',
  ],
];

/**
 * The reply to a text that is no question about clothes and nothing else: thanks, a greeting. Null for all others, also for one
 * without a word.
 */
export function replyTo(text: string): string | null {
  const said = text
    .replace(/[!.?…]+|\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (!/\p{L}/u.test(said)) return null;
  return replies.find(([one]) => one.test(said))?.[1] ?? null;
}
