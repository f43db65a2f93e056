import { conversationCases } from './panel/conversation.ts';
import { frenchCases } from './panel/french.ts';
import { garmentCases } from './panel/garments.ts';
import { germanCases } from './panel/german.ts';
import { needCases } from './panel/needs.ts';
import { negationCases } from './panel/negation.ts';
import { occasionCases } from './panel/occasions.ts';
import { phraseCases } from './panel/phrases.ts';
import { portugueseCases } from './panel/portuguese.ts';
import { spanishCases } from './panel/spanish.ts';
import { tripCases } from './panel/trips.ts';
import { typoCases } from './panel/typos.ts';
import { weatherCases } from './panel/weather.ts';
import type { SaidCase } from './said-case.ts';

/** All that is said, by kind. */
export const saidPanel: readonly SaidCase[] = [
  ...negationCases,
  ...conversationCases,
  ...garmentCases,
  ...occasionCases,
  ...weatherCases,
  ...phraseCases,
  ...typoCases,
  ...needCases,
  ...tripCases,
  ...germanCases,
  ...portugueseCases,
  ...spanishCases,
  ...frenchCases,
];
