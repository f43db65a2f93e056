import * as cloth from './cloths.ts';
import { basket, crossbody, tote } from './cuts/bags.ts';
import { belt, gloves } from './cuts/belts-and-gloves.ts';
import { bomber } from './cuts/bomber.ts';
import { ankleStrapHeels, chelseaBoots } from './cuts/boots-and-heels.ts';
import { midiDress, slipDress, wrapDress } from './cuts/dresses.ts';
import { beanie, beret, bucketHat, strawHat } from './cuts/headwear.ts';
import { hoodie } from './cuts/hoodie.ts';
import { trucker } from './cuts/jackets.ts';
import { denimSkirt, jeans } from './cuts/jeans.ts';
import { jumpsuit } from './cuts/jumpsuit.ts';
import { cardigan, rollneck } from './cuts/knits.ts';
import { puffer } from './cuts/puffer.ts';
import { silkSquare, woolScarf } from './cuts/scarves.ts';
import { shirt } from './cuts/shirts.ts';
import { biasSkirt, kilt, miniSkirt, pleatedSkirt } from './cuts/skirts.ts';
import { camisole, tank, waistcoat } from './cuts/sleeveless.ts';
import { balletFlats, loafers, sandals } from './cuts/slip-ons.ts';
import { sneakers } from './cuts/sneakers.ts';
import { sunglasses } from './cuts/sunglasses.ts';
import { blazer, overcoat } from './cuts/tailoring.ts';
import { bretonTop, tee } from './cuts/tees.ts';
import { trenchCoat } from './cuts/trench.ts';
import { cargoTrousers, pleatedTrousers, shorts, wideTrousers } from './cuts/trousers.ts';
import { calf, leather, pebbledLeather, whiteCalf } from './hides.ts';
import { brass, dyed, horn, steel } from './trims.ts';

type Draw = (id: string) => string;

/** The demo wardrobe: what each garment is cut as, and from which cloth. */
export const garments: Record<string, Draw> = {
  'shirt-poplin': (id) => shirt(id, cloth.poplinStripe('#fdfdfc', '#6f93c4')),
  'shirt-navy': (id) =>
    shirt(id, cloth.poplin('#2c3a60', '#8b9cc4'), {
      seed: 14,
      buttons: { face: '#d9dce6', hole: '#2c3a60' },
    }),
  'shirt-silk': (id) =>
    shirt(id, cloth.silk('#f6efe3'), { seed: 26, pocket: false, stitched: 0.5 }),
  'tee-white': (id) => tee(id, cloth.jersey('#fdfcfb')),
  'tee-black': (id) => tee(id, cloth.jersey('#2b272b'), { seed: 8 }),
  'tee-breton': (id) => bretonTop(id, cloth.breton('#f6f3ec', '#1d2a4d')),
  'knit-rollneck': (id) => rollneck(id, cloth.knitted('#b32030')),
  'knit-rollneck-grey': (id) => rollneck(id, cloth.knitted('#8d8b90', 10), { seed: 34 }),
  'knit-rollneck-camel': (id) => rollneck(id, cloth.knitted('#c39a63', 11), { seed: 39 }),
  'cardigan-oat': (id) => cardigan(id, cloth.knitted('#d9cbb4', 12)),
  'cardigan-forest': (id) =>
    cardigan(id, cloth.knitted('#2f5d48', 11), { seed: 48, buttons: brass }),
  'blazer-ink': (id) =>
    blazer(id, cloth.woolTwill('#262c45'), {
      seed: 51,
      lining: '#8c6f7c',
      buttons: { face: '#1b1a26', hole: '#6d6a7a' },
    }),
  'blazer-olive': (id) =>
    blazer(id, cloth.linen('#6f6d45'), { seed: 55, lining: '#b9a98c', buttons: horn }),
  'blazer-check': (id) =>
    blazer(
      id,
      cloth.plaidWool('#a89a88', 64, [
        [0, 22, '#3b322d', 0.3],
        [26, 3, '#3b322d', 0.5],
        [33, 3, '#3b322d', 0.5],
        [46, 2, '#7d2b2b', 0.75],
        [58, 3, '#3b322d', 0.4],
      ]),
      { seed: 58, lining: '#5c1a2b', buttons: horn },
    ),
  'coat-camel': (id) =>
    overcoat(id, cloth.meltonWool('#c1935a'), { seed: 61, lining: '#6e5560', buttons: horn }),
  'coat-charcoal': (id) =>
    overcoat(id, cloth.herringboneWool('#4a474d', '#8f8b92'), {
      seed: 64,
      lining: '#8c3b46',
      buttons: dyed('#3a373c'),
    }),
  'jacket-cord': (id) => trucker(id, cloth.corduroy('#a4512b', '#e0a36c')),
  'jacket-denim': (id) => trucker(id, cloth.denim('#5f80ac', '#c9dbf3', '#d59a4a'), { seed: 75 }),
  'jeans-indigo': (id) => jeans(id, cloth.denim('#33496f', '#c4d6f2', '#d59a4a')),
  'jeans-black': (id) =>
    jeans(id, cloth.denim('#2b292e', '#8d8a94', '#6f6b73'), { seed: 16, metal: steel }),
  'jeans-ecru': (id) =>
    jeans(id, cloth.denim('#ece3d2', '#fffdf8', '#c3aa80'), { seed: 18, metal: brass }),
  'skirt-denim': (id) => denimSkirt(id, cloth.denim('#6f8cb4', '#dbe8fa', '#d59a4a')),
  'trouser-herringbone': (id) => pleatedTrousers(id, cloth.herringboneWool('#6f6c70', '#d9d6d6')),
  'trouser-navy': (id) => pleatedTrousers(id, cloth.suiting('#2a3252'), { seed: 24 }),
  'trouser-wide': (id) => wideTrousers(id, cloth.suiting('#e6dcc8')),
  'trouser-cargo': (id) => cargoTrousers(id, cloth.gabardine('#7a7a55')),
  'shorts-linen': (id) => shorts(id, cloth.linen('#c9ac7f')),
  'skirt-satin': (id) => biasSkirt(id, cloth.satin('#c9b488'), { shade: '#5d4518' }),
  'skirt-pleat': (id) => pleatedSkirt(id, cloth.suiting('#1f5a48')),
  'skirt-plaid': (id) =>
    kilt(
      id,
      cloth.plaidWool('#9e2f33', 84, [
        [0, 30, '#1f3d35', 0.6],
        [38, 4, '#e9c65b', 0.7],
        [50, 18, '#1c2647', 0.55],
        [74, 3, '#f4ece0', 0.7],
      ]),
      { strap: '#4a2b1c' },
    ),
  'skirt-leather': (id) => miniSkirt(id, leather('#2d2629')),
  'dress-floral': (id) =>
    wrapDress(
      id,
      cloth.flowerCrepe('#3a1732', {
        large: ['#e9a9a4', '#b3434f'],
        middle: ['#f2e2d0', '#c98a2c'],
        small: ['#c96d7c', '#f2d0c4'],
        bud: ['#d6de4e', '#7c7a1a'],
        leaves: ['#7f8a4a', '#98a45a'],
      }),
    ),
  'dress-dots': (id) => wrapDress(id, cloth.dottedCrepe('#1f2a52', '#f4eee4'), { seed: 56 }),
  'dress-slip': (id) => slipDress(id, cloth.satin('#6f2036'), { shade: '#1d040b' }),
  'dress-gingham': (id) => midiDress(id, cloth.ginghamCotton('#fbf8f2', '#4a78a8'), { seed: 65 }),
  'dress-midi': (id) => midiDress(id, cloth.linen('#b9583a')),
  'loafers-oxblood': (id) => loafers(id, calf('#641c26')),
  'flats-ballet': (id) => balletFlats(id, calf('#c9928c')),
  'sandals-tan': (id) => sandals(id, calf('#8a5630')),
  'boots-chelsea': (id) => chelseaBoots(id, calf('#2d2629')),
  'boots-tan': (id) =>
    chelseaBoots(id, calf('#a8693a'), { seed: 20, sole: '#3d2618', welt: '#e6c89c' }),
  'heels-ankle-strap': (id) => ankleStrapHeels(id, calf('#2b2528')),
  'sneakers-white': (id) => sneakers(id, whiteCalf),
  'bag-tan': (id) => tote(id, pebbledLeather('#b4713d')),
  'bag-crossbody': (id) => crossbody(id, pebbledLeather('#5a2130')),
  'bag-basket': (id) => basket(id, cloth.straw('#cfa866'), { leather: '#8a5228' }),
  'beret-rose': (id) => beret(id, cloth.feltedWool('#c46a7c')),
  'hat-bucket': (id) => bucketHat(id, cloth.gabardine('#31415f')),
  'hat-straw': (id) => strawHat(id, cloth.straw('#dcbd85'), { ribbon: '#232c4d' }),
  'beanie-rib': (id) => beanie(id, cloth.knitted('#c98a2c', 8)),
  'scarf-silk': (id) =>
    silkSquare(id, cloth.silk('#d9e05a'), {
      border: '#4a1a3d',
      ground: '#f3e9df',
      field: '#e3879a',
      leaf: '#1f5a48',
      accent: '#d9e05a',
      heart: '#b32030',
      chain: '#d9b34e',
    }),
  'scarf-wool': (id) =>
    woolScarf(
      id,
      cloth.plaidWool('#d9cdb8', 96, [
        [0, 26, '#8a3b3f', 0.62],
        [32, 5, '#2b3354', 0.8],
        [50, 20, '#2b3354', 0.4],
        [80, 4, '#8a3b3f', 0.7],
      ]),
      { fringe: ['#d9cdb8', '#8a3b3f', '#d9cdb8', '#2b3354'] },
    ),
  sunglasses: (id) => sunglasses(id, leather('#3a1c12'), { patch: '#c47a2c' }),
  'belt-leather': (id) => belt(id, leather('#6b3d22')),
  'gloves-leather': (id) => gloves(id, leather('#4a2f24')),
  'coat-trench': (id) =>
    trenchCoat(id, cloth.gabardine('#cbb48c'), { seed: 73, lining: '#7b5a44' }),
  'jacket-bomber': (id) =>
    bomber(id, cloth.nylon('#5a5a3c'), { rib: '#4a4a33', lining: '#b8632a' }),
  'jacket-puffer': (id) => puffer(id, cloth.nylon('#2a3556')),
  'hoodie-grey': (id) => hoodie(id, cloth.jersey('#a7a6aa'), { cord: '#efece8' }),
  'tank-rib': (id) => tank(id, cloth.jersey('#fbfaf7')),
  'camisole-silk': (id) => camisole(id, cloth.silk('#d9a9a0'), { shade: '#6b2f2a' }),
  'waistcoat-grey': (id) =>
    waistcoat(id, cloth.suiting('#7d7b80'), { lining: '#8c3b46', buttons: dyed('#6a686d') }),
  'jumpsuit-cotton': (id) => jumpsuit(id, cloth.gabardine('#5b858a'), { buttons: horn }),
};
