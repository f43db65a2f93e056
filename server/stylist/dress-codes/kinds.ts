/** Kinds that several dress codes name together ([Note: Dress codes]). */

/** What is worn to move in. */
export const sportswear =
  'sports-top, sports-bottom, leggings, sweatpants, swimwear, skiwear, running shoe, gym shoe, running short, gym short, gym bag, football boot, cycling jersey';

/** What belongs to the sofa, the street and the mountains. */
export const rough =
  'hoodie, sweatshirt, overalls, cap, backpack, puffer, cargo, ripped jean, distressed, ripped, destroyed, painted, flip flop, pool slide, hiking boot, hiking shoe, rain boot, snow boot, sheepskin boot, slipper, graphic tee, band tee, slogan tee, fleece, windbreaker, track jacket, belt bag, camo, waist bag, fitness tracker, sports watch, mitten, hiking trouser, hiking short, work trouser, softshell, base layer, flannel shirt, lumberjack shirt, hawaiian shirt, house shoe, daypack';

/** Worn where an invitation says so, and nowhere else. */
export const eveningDress =
  'tuxedo, tux, smoking, dinner jacket, dinner suit, tailcoat, tail coat, evening tail, top hat, opera glove, cummerbund, morning suit, morning coat';

/** What one carries to work. */
export const workBags = 'briefcase, laptop bag, work bag';

/** What is worn at home. */
export const indoors = 'slipper, house shoe, robe, pajamas';

/** Never where one is dressed: sport, the sofa and the street. */
export const undressed = `${sportswear}, ${rough}`;

/** Never where one is dressed up: what is undressed, and what is for the day. */
export const daywear = `${undressed}, jeans, shorts, t-shirt, tank-top, sneakers, denim-jacket, denim, sandals, slip-ons, bomber, parka, travel-bag, sundress, beach dress, t shirt dress, polo-shirt, beach bag, straw hat, sun hat, bucket hat, work boot, combat boot, cowboy boot`;

/** What is never right beside the water or in the woods. */
export const townwear = `heels, clutch, evening-dress, suit, tie, blazer, sequin, stiletto, pencil skirt, waistcoat, ${workBags}, ${indoors}`;

/** What an office is never shown. */
export const bare =
  'crop top, tube top, bustier, corset, bralette, backless, plunge, plunging, low cut, strapless, micro, hot pant';
