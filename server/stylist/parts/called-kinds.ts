import type { ReadGarment } from '../garment.ts';
import type { Occasion } from '../request.ts';

/*
 * Kinds of garments that custom calls for on an occasion. Of a slot that has none here, any kind is as good; of one that
 * has, another kind may be worn, but is not what one thinks of first. Sources: what invitations and offices ask of
 * guests and staff in their dress codes ("cocktail", "business casual", "garden party"), which agree on these kinds.
 */
const kinds: Partial<Record<Occasion, string>> = {
  Everyday:
    't-shirt sweater shirt sweatshirt blouse jeans chinos shorts midi-skirt day-dress shirt-dress sneakers ankle-boots flats sandals loafers denim-jacket cardigan tote crossbody-bag backpack',
  Work: 'shirt blouse sweater polo-shirt trousers chinos midi-skirt day-dress shirt-dress suit blazer cardigan loafers lace-ups flats heels ankle-boots tote shoulder-bag coat trench-coat',
  Business:
    'shirt blouse trousers midi-skirt suit blazer loafers lace-ups heels flats tote shoulder-bag coat trench-coat tie',
  Evening:
    'blouse shirt day-dress evening-dress jumpsuit midi-skirt mini-skirt trousers heels loafers ankle-boots flats clutch shoulder-bag blazer coat',
  Formal:
    'shirt blouse evening-dress suit trousers maxi-skirt midi-skirt heels lace-ups clutch coat tie blazer',
  Wedding:
    'blouse day-dress evening-dress jumpsuit suit midi-skirt maxi-skirt heels flats lace-ups loafers sandals clutch blazer tie',
  Date: 'blouse day-dress jumpsuit midi-skirt mini-skirt jeans heels ankle-boots flats shoulder-bag clutch crossbody-bag blazer leather-jacket',
  Party:
    'blouse tank-top day-dress evening-dress jumpsuit mini-skirt midi-skirt heels ankle-boots clutch blazer leather-jacket',
  Travel:
    't-shirt sweater sweatshirt hoodie shirt jeans leggings chinos sweatpants sneakers slip-ons ankle-boots backpack travel-bag tote crossbody-bag trench-coat parka denim-jacket cardigan',
  Outdoors:
    't-shirt sweater sweatshirt hoodie shirt jeans leggings shorts sports-bottom sneakers boots ankle-boots backpack parka puffer bomber vest',
  Sport:
    't-shirt tank-top sports-top hoodie sweatshirt leggings shorts sports-bottom sweatpants sneakers travel-bag',
  Beach:
    't-shirt tank-top shirt shorts day-dress maxi-skirt swimwear sandals slip-ons sneakers tote',
  Home: 't-shirt sweater sweatshirt hoodie sweatpants leggings jeans shorts sneakers slip-ons cardigan',
};

const called = new Map(
  Object.entries(kinds).map(([occasion, words]) => [occasion, new Set(words.split(' '))]),
);

/** Whether a garment is of a kind that an occasion calls for; null of one whose kind is not known. */
export function isCalled({ leaf }: ReadGarment, occasion: Occasion): boolean | null {
  return leaf === null ? null : (called.get(occasion)?.has(leaf) ?? null);
}
