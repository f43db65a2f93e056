import type { TermTable } from '../facts.ts';

/*
 * [Note: Brands] What a brand says of a garment of which little else is known: for what it is made, and how dressed up its
 * customers are. It is believed less than any other word (`read-garment.ts`). Names that are everyday words (`Next`, `Only`)
 * mean a brand only where a brand is given, never in a title or a sentence.
 */

/** Brands by tier, as shops write them. */
export const brands: TermTable = [
  // Sport.
  [
    'nike, adidas, puma, reebok, under armour, new balance, asics, lululemon, fila, mizuno, saucony, brooks running, hoka, hoka one one, gymshark, alo yoga, sweaty betty, decathlon, domyos, kalenji, hummel, umbro, kappa, diadora, speedo, arena swim, castelli, rapha, wilson tennis, babolat, ellesse, le coq sportif, craft sportswear, odlo, 2xu',
    { formality: 0.04, styles: { sporty: 0.9, street: 0.3 } },
  ],
  // The mountains, the sea and the rain.
  [
    'north face, the north face, patagonia, columbia, jack wolfskin, mammut, arcteryx, salomon, merrell, lowa, meindl, scarpa, la sportiva, vaude, ortovox, schoffel, haglofs, fjallraven, norrona, helly hansen, musto, henri lloyd, gill marine, icebreaker, smartwool, odlo, deuter, quechua, spyder, burton, rossignol, peak performance, sorel, ugg, canada goose, moncler, aigle, barbour, teva',
    { formality: 0.08, styles: { outdoor: 0.9, sporty: 0.2 } },
  ],
  // Work clothes.
  [
    'carhartt, dickies, red wing, timberland, engelbert strauss, caterpillar, blundstone, filson, wolverine boots, duluth trading, snickers workwear',
    { formality: 0.1, styles: { outdoor: 0.5, street: 0.3, relaxed: 0.4 } },
  ],
  // The street.
  [
    'converse, vans, chuck taylor, all star, stussy, brandy melville, urban outfitters, bape, off white, palace skateboards, thrasher, volcom, billabong, quiksilver, rip curl, roxy, element skate, dc shoes, etnies, new era, huf, stone island, fear of god, yeezy, air jordan, kith, aime leon dore, daily paper, patta',
    { formality: 0.12, styles: { street: 0.9 } },
  ],
  [
    'dr martens, doc martens, allsaints, all saints, the kooples, zadig voltaire, killstar',
    { formality: 0.25, styles: { edgy: 0.9 } },
  ],
  // Denim and weekends.
  [
    'levi s, levis, wrangler, abercrombie, hollister, american eagle, old navy, pepe jeans, g star, g star raw, nudie jeans, 7 for all mankind, true religion, replay jeans, edwin jeans, mustang jeans, madewell, uniqlo, superdry, s oliver, tom tailor, marc o polo, camel active, jack jones, pull bear, bershka, stradivarius',
    { formality: 0.22, styles: { relaxed: 0.6 } },
  ],
  // The high street.
  [
    'zara, topshop, asos, primark, boohoo, prettylittlething, missguided, shein, forever 21, new look, dorothy perkins, river island, vero moda, promod, jacqueline de yong, mister lady, even odd',
    { formality: 0.32, styles: { relaxed: 0.3, romantic: 0.2 } },
  ],
  [
    'massimo dutti, other stories, arket, banana republic, ann taylor, marks spencer, m s collection, john lewis, hobbs, jigsaw clothing, karen millen, ted baker, whistles clothing, reiss, hallhuber, comma fashion, opus fashion, gerry weber, betty barclay, mexx, cortefiel, salsa jeans, l k bennett, phase eight, ba sh, sezane, sandro, maje',
    { formality: 0.5, styles: { classic: 0.6, minimal: 0.2 } },
  ],
  // Preppy.
  [
    'ralph lauren, polo ralph lauren, tommy hilfiger, lacoste, j crew, brooks brothers, gant, kate spade, tory burch, lilly pulitzer, vineyard vines, fred perry, hackett, joules, crew clothing, land s end, lands end, l l bean, sperry, sebago',
    { formality: 0.42, styles: { preppy: 0.8, classic: 0.3 } },
  ],
  // Minimal.
  [
    'acne, acne studios, cos, jil sander, the row, helmut lang, everlane, calvin klein, filippa k, toteme, apc, a p c, lemaire, norse projects, our legacy, maison margiela, margiela, studio nicholson, eileen fisher, samsoe samsoe, by malene birger, closed jeans, common projects, filling pieces, axel arigato, veja',
    { formality: 0.46, styles: { minimal: 0.9 } },
  ],
  // Bohemian and romantic.
  [
    'free people, anthropologie, isabel marant, etro, zimmermann, spell gypsy, desigual, ulla johnson, johnny was, faithfull the brand, odd molly, antik batik, laura ashley, cath kidston, ganni, needle thread, self portrait, rixo, reformation, cecilie bahnsen, simone rocha',
    { formality: 0.36, styles: { bohemian: 0.6, romantic: 0.5 } },
  ],
  // Tailoring.
  [
    'hugo boss, boss hugo boss, suitsupply, suit supply, canali, zegna, ermenegildo zegna, brioni, kiton, corneliani, drykorn, strellson, roy robson, digel, carl gross, moss bros, charles tyrwhitt, t m lewin, turnbull asser, eton shirts, olymp, van laack, eterna, joop, j lindeberg, indochino, men s wearhouse, windsor fashion, oger',
    { formality: 0.72, styles: { classic: 0.9 } },
  ],
  // Luxury.
  [
    'chanel, hermes, dior, christian dior, ysl, saint laurent, valentino, prada, gucci, versace, dolce gabbana, givenchy, balmain, oscar de la renta, carolina herrera, lanvin, alexander mcqueen, fendi, burberry, bottega veneta, loewe, celine, miu miu, balenciaga, louis vuitton, tom ford, armani, giorgio armani, emporio armani, max mara, loro piana, brunello cucinelli, elie saab, marchesa, roberto cavalli, missoni, moschino, alaia, stella mccartney, chloe',
    { formality: 0.66, styles: { glamorous: 0.4, classic: 0.4 } },
  ],
  // Shoes.
  [
    'louboutin, christian louboutin, jimmy choo, manolo blahnik, sergio rossi, aquazzura, gianvito rossi, giuseppe zanotti, stuart weitzman, rene caovilla',
    { formality: 0.74, styles: { glamorous: 0.8 } },
  ],
  [
    'crockett jones, john lobb, allen edmonds, loake, grenson, lloyd shoes, santoni, magnanni, cole haan, paul green, peter kaiser, gabor, ecco, clarks, geox, carmina shoemaker, meermin',
    { formality: 0.52, styles: { classic: 0.7 } },
  ],
  [
    'birkenstock, havaianas, crocs, skechers, superga, toms shoes, camper shoes',
    { formality: 0.1, styles: { relaxed: 0.8 } },
  ],
  // Bags and jewelry.
  [
    'michael kors, longchamp, furla, mulberry, coccinelle, liebeskind, mcm bags, aigner, marc jacobs, rimowa, samsonite, mansur gavriel, polene, strathberry',
    { formality: 0.5, styles: { classic: 0.6 } },
  ],
  [
    'cartier, tiffany, tiffany co, bulgari, bvlgari, van cleef arpels, rolex, omega watch, swarovski, pandora, thomas sabo, georg jensen, mejuri, monica vinader',
    { formality: 0.62, styles: { classic: 0.5, glamorous: 0.4 } },
  ],
  [
    'eastpak, jansport, herschel, kanken, fjallraven kanken',
    { formality: 0.1, styles: { street: 0.6, relaxed: 0.5 } },
  ],
];

/** Brands whose names are everyday words: known only where a brand is given. */
export const wordBrands: TermTable = [
  [
    'champion, on, keen, bogs, rains, osprey, on running, arena, craft, hunter, salming, under armor, brooks, wilson, head, erima, jako, oakley, gill',
    { formality: 0.05, styles: { sporty: 0.8, outdoor: 0.3 } },
  ],
  [
    'supreme, palace, obey, jordan, element, weekday, monki, edited, carhartt wip, wood wood, nike sb, jordan brand',
    { formality: 0.14, styles: { street: 0.7, minimal: 0.2 } },
  ],
  [
    'gap, lee, replay, diesel, h m, c a, esprit, orsay, boden, guess, express, next, only, pieces, object, vila, mango, reserved, closed, comma, cecil, street one, selected, mustang, edwin, nudie, bench, cotton on, aerie, pink',
    { formality: 0.28, styles: { relaxed: 0.5, minimal: 0.2 } },
  ],
  [
    'theory, escada, vince, windsor, boss, hugo, eton, oasis, whistles, reiss, jigsaw, coast, jaeger, aritzia, club monaco, marella, opus, oui, joseph, lk bennett, ted baker london',
    { formality: 0.56, styles: { classic: 0.6, minimal: 0.3 } },
  ],
  [
    'spell, free, realisation, rouje, faithfull, velvet, sundance',
    { formality: 0.32, styles: { bohemian: 0.6, romantic: 0.4 } },
  ],
  [
    'coach, freitag, parfois, bally, church s, churchs, tods, mcm, polo, gant, crew, joules',
    { formality: 0.46, styles: { classic: 0.5, preppy: 0.5 } },
  ],
];
