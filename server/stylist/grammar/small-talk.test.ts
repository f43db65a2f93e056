import { expect, it } from 'vitest';
import { replyTo } from './small-talk.ts';

it.each([
  ['thank you!', 'You are welcome'],
  ['ok, thanks a lot', 'You are welcome'],
  ['Danke', 'You are welcome'],
  ['hello lola, who are you?', 'I am Lola, your stylist. Ask me what to wear'],
  ['Hi', 'I am Lola, your stylist. Ask me what to wear'],
  [
    'what should I buy to make more outfits?',
    'I dress you from what you own. Ask me what goes with a piece of yours',
  ],
])('"%s" asks for no outfit', (said, reply) => {
  expect(replyTo(said)).toBe(reply);
});

it.each([
  'thanks, but without the blazer',
  'hi lola, what should I wear to the office',
  'something I bought last week',
  'thanksgiving dinner',
  '👗',
  '',
])('"%s" is a question', (said) => {
  expect(replyTo(said)).toBeNull();
});
