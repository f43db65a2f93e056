import type { ColorFamily } from '#contract/rules/color-families.ts';
import { type ItemAvailability, itemAvailabilities } from '#contract/rules/item-attributes.ts';
import type { SaidGarment } from './said-case.ts';

/**
 * The garments of a list, one a line: `leaf | title | colors | more`. A leaf of `?` is not known, nor are colors that
 * are left out. What more there is stands between commas: `@Brand`, `~Striped/Floral` for patterns, `%Fall/Winter`,
 * `!Work/Business` for occasions, `lent` and the like, `12d` for days since it was worn.
 */
export function garmentsOf(list: string): SaidGarment[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [leaf = '', title = '', colors = '', more = ''] = line
        .split('|')
        .map((part) => part.trim());
      const garment: SaidGarment = { title, category: leaf === '?' ? null : leaf };
      if (colors !== '') garment.colors = colors.split(' ') as ColorFamily[];
      for (const part of more.split(',').map((one) => one.trim())) {
        const rest = part.slice(1);
        if (part.startsWith('@')) garment.brand = rest;
        else if (part.startsWith('~')) garment.patterns = rest.split('/');
        else if (part.startsWith('%')) garment.seasons = rest.split('/');
        else if (part.startsWith('!')) garment.occasions = rest.split('/');
        else if (/^\d+d$/.test(part)) garment.wornDaysAgo = Number.parseInt(part, 10);
        else if ((itemAvailabilities as readonly string[]).includes(part))
          garment.availability = part as ItemAvailability;
        else if (part !== '') throw new Error(`Not understood in “${title}”: ${part}`);
      }
      return garment;
    });
}
