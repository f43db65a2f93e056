import { colorFamilies } from '../../contract/rules/color-families.ts';
import * as cloth from '../../server/demo/drawing/cloths.ts';
import { basket, crossbody, tote } from '../../server/demo/drawing/cuts/bags.ts';
import { belt, gloves } from '../../server/demo/drawing/cuts/belts-and-gloves.ts';
import { bomber } from '../../server/demo/drawing/cuts/bomber.ts';
import { ankleStrapHeels, chelseaBoots } from '../../server/demo/drawing/cuts/boots-and-heels.ts';
import { midiDress, slipDress, wrapDress } from '../../server/demo/drawing/cuts/dresses.ts';
import { beanie, strawHat } from '../../server/demo/drawing/cuts/headwear.ts';
import { hoodie } from '../../server/demo/drawing/cuts/hoodie.ts';
import { trucker } from '../../server/demo/drawing/cuts/jackets.ts';
import { denimSkirt, jeans } from '../../server/demo/drawing/cuts/jeans.ts';
import { jumpsuit } from '../../server/demo/drawing/cuts/jumpsuit.ts';
import { cardigan, rollneck } from '../../server/demo/drawing/cuts/knits.ts';
import { puffer } from '../../server/demo/drawing/cuts/puffer.ts';
import { woolScarf } from '../../server/demo/drawing/cuts/scarves.ts';
import { shirt } from '../../server/demo/drawing/cuts/shirts.ts';
import { biasSkirt, kilt, miniSkirt, pleatedSkirt } from '../../server/demo/drawing/cuts/skirts.ts';
import { camisole, tank, waistcoat } from '../../server/demo/drawing/cuts/sleeveless.ts';
import { balletFlats, loafers, sandals } from '../../server/demo/drawing/cuts/slip-ons.ts';
import { sneakers } from '../../server/demo/drawing/cuts/sneakers.ts';
import { sunglasses } from '../../server/demo/drawing/cuts/sunglasses.ts';
import { blazer, overcoat } from '../../server/demo/drawing/cuts/tailoring.ts';
import { bretonTop, tee } from '../../server/demo/drawing/cuts/tees.ts';
import { trenchCoat } from '../../server/demo/drawing/cuts/trench.ts';
import {
  cargoTrousers,
  pleatedTrousers,
  shorts,
  wideTrousers,
} from '../../server/demo/drawing/cuts/trousers.ts';
import type { Cloth } from '../../server/demo/drawing/garment.ts';
import { calf, leather, pebbledLeather, whiteCalf } from '../../server/demo/drawing/hides.ts';
import { darker, lighter } from '../../server/demo/drawing/tint.ts';
import { dyed } from '../../server/demo/drawing/trims.ts';
import type { ReadGarment } from '../../server/stylist/garment.ts';
import { type Paint, smallThings } from './small-things.ts';

/** One or two drawings (a suit is a jacket and trousers), each an SVG. */
export type Drawing = readonly string[];

/** The color of a garment whose color nobody wrote down, by its leaf. */
const usual: Record<string, string> = {
  jeans: '#3d5685',
  'denim-jacket': '#5f80ac',
  suit: '#23222a',
  'lace-ups': '#26211f',
  loafers: '#5c3a28',
  boots: '#5c3a28',
  'ankle-boots': '#3a2b26',
  sandals: '#8a5630',
  belt: '#5c3a28',
  jewelry: '#c9a057',
  watch: '#8f8c92',
  overalls: '#4a6a9a',
  'leather-jacket': '#2d2629',
  tote: '#c9ac7f',
};

const has = ({ terms }: ReadGarment, words: RegExp): boolean =>
  terms.some((term) => words.test(term));

/** A cloth of a color with the pattern of the garment. */
function clothOf(garment: ReadGarment, main: string, second: string, plain: Cloth): Cloth {
  const kind = garment.pattern?.kind;
  if (kind === 'stripe') return { ...plain, weave: cloth.poplinStripe(main, second).weave };
  if (kind === 'check') {
    return {
      ...plain,
      weave: cloth.plaidWool(main, 84, [
        [0, 24, second, 0.55],
        [40, 5, darker(main, 0.5), 0.5],
        [60, 12, second, 0.3],
      ]).weave,
    };
  }
  if (kind === 'dot') return { ...plain, weave: cloth.dottedCrepe(main, second).weave };
  if (kind === 'floral') {
    return {
      ...plain,
      weave: cloth.flowerCrepe(main, {
        large: [second, darker(second, 0.3)],
        middle: [lighter(second, 0.4), darker(second, 0.2)],
        small: [second, lighter(second, 0.5)],
        bud: [lighter(main, 0.5), darker(main, 0.3)],
        leaves: ['#7f8a4a', '#98a45a'],
      }).weave,
    };
  }
  return plain;
}

/** Draws a piece by its leaf, its words, its colors and its pattern; null for what there is no drawing of. */
export function drawPiece(garment: ReadGarment): Drawing {
  const { leaf, slot, families, fabrics } = garment;
  const main = families[0]
    ? colorFamilies[families[0]].hex
    : has(garment, /leather/)
      ? '#6d4630'
      : (usual[leaf ?? ''] ?? '#a39a94');
  const second = families[1] ? colorFamilies[families[1]].hex : lighter(main, 0.6);
  const id = `p${garment.id}`;
  const lining = darker(main, 0.3);
  const buttons = dyed(darker(main, 0.25));
  const of = (plain: Cloth) => clothOf(garment, main, second, plain);
  const paint: Paint = { main, second: garment.pattern?.kind === 'stripe' ? second : null };
  const knit = () => of(cloth.knitted(main));
  const wool = () => of(cloth.woolTwill(main));
  const soft = () => of(fabrics.includes('linen') ? cloth.linen(main) : cloth.poplin(main));
  const hide = () => (families[0] === 'white' ? whiteCalf : calf(main));
  const draw: Record<string, () => Drawing> = {
    't-shirt': () =>
      garment.pattern?.kind === 'stripe'
        ? [bretonTop(id, cloth.breton(lighter(second, 0.3), main))]
        : [tee(id, of(cloth.jersey(main)))],
    'polo-shirt': () => [tee(id, of(cloth.jersey(main)))],
    'long-sleeve': () => [rollneck(id, of(cloth.jersey(main)))],
    'tank-top': () => [camisole(id, of(cloth.silk(main)), { shade: lining })],
    bodysuit: () => [tank(id, of(cloth.jersey(main)))],
    'sports-top': () => [tank(id, of(cloth.jersey(main)))],
    bra: () => [camisole(id, of(cloth.silk(main)), { shade: lining })],
    shirt: () => [shirt(id, soft())],
    blouse: () => [shirt(id, of(cloth.silk(main)), { pocket: false, stitched: 0.4 })],
    sweater: () => [rollneck(id, knit())],
    cardigan: () => [cardigan(id, knit())],
    sweatshirt: () => [rollneck(id, of(cloth.jersey(main)))],
    hoodie: () => [hoodie(id, of(cloth.jersey(main)), { cord: lighter(main, 0.6) })],
    jeans: () => [jeans(id, cloth.denim(main, lighter(main, 0.5), '#d59a4a'))],
    chinos: () => [pleatedTrousers(id, of(cloth.gabardine(main)))],
    trousers: () =>
      has(garment, /cargo/)
        ? [cargoTrousers(id, cloth.gabardine(main))]
        : has(garment, /wide|linen/)
          ? [
              wideTrousers(
                id,
                of(fabrics.includes('linen') ? cloth.linen(main) : cloth.suiting(main)),
              ),
            ]
          : [
              pleatedTrousers(
                id,
                of(fabrics.includes('leather') ? leather(main) : cloth.suiting(main)),
              ),
            ],
    shorts: () => [shorts(id, soft())],
    leggings: () => [smallThings.tights(paint)],
    'sports-bottom': () =>
      has(garment, /short/) ? [smallThings.trunks(paint)] : [smallThings.tights(paint)],
    sweatpants: () => [pleatedTrousers(id, of(cloth.jersey(main)))],
    skiwear: () =>
      slot === 'outer' ? [puffer(id, cloth.nylon(main))] : [wideTrousers(id, cloth.nylon(main))],
    swimwear: () => [smallThings.trunks(paint)],
    'mini-skirt': () =>
      has(garment, /denim/)
        ? [denimSkirt(id, cloth.denim(main, lighter(main, 0.5), '#d59a4a'))]
        : [miniSkirt(id, wool())],
    'midi-skirt': () =>
      has(garment, /pleat|kilt/)
        ? [
            garment.pattern?.kind === 'check'
              ? kilt(id, wool(), { strap: '#4a2b1c' })
              : pleatedSkirt(id, wool()),
          ]
        : [biasSkirt(id, of(cloth.satin(main)), { shade: lining })],
    'maxi-skirt': () => [biasSkirt(id, of(cloth.linen(main)), { shade: lining })],
    'day-dress': () =>
      has(garment, /mini|short/) ? [wrapDress(id, soft())] : [midiDress(id, soft())],
    'shirt-dress': () => [midiDress(id, soft())],
    'knit-dress': () => [wrapDress(id, knit())],
    'evening-dress': () => [slipDress(id, of(cloth.satin(main)), { shade: lining })],
    jumpsuit: () => [jumpsuit(id, of(cloth.gabardine(main)), { buttons })],
    overalls: () => [jumpsuit(id, cloth.denim(main, lighter(main, 0.5), '#d59a4a'), { buttons })],
    suit: () => [
      blazer(id, wool(), { seed: 51, lining, buttons }),
      pleatedTrousers(`${id}b`, of(cloth.suiting(main))),
    ],
    blazer: () => [
      blazer(id, of(fabrics.includes('velvet') ? cloth.feltedWool(main) : cloth.woolTwill(main)), {
        seed: 58,
        lining,
        buttons,
      }),
    ],
    vest: () => [waistcoat(id, wool(), { lining, buttons })],
    jacket: () => [bomber(id, cloth.nylon(main), { rib: darker(main, 0.2), lining })],
    'denim-jacket': () => [trucker(id, cloth.denim(main, lighter(main, 0.5), '#d59a4a'))],
    'leather-jacket': () => [bomber(id, leather(main), { rib: darker(main, 0.2), lining })],
    bomber: () => [bomber(id, cloth.nylon(main), { rib: darker(main, 0.2), lining })],
    coat: () => [overcoat(id, of(cloth.meltonWool(main)), { seed: 61, lining, buttons })],
    'trench-coat': () => [trenchCoat(id, cloth.gabardine(main), { seed: 73, lining })],
    parka: () => [trenchCoat(id, cloth.gabardine(main), { seed: 73, lining })],
    puffer: () => [puffer(id, cloth.nylon(main))],
    cape: () => [overcoat(id, of(cloth.feltedWool(main)), { seed: 61, lining, buttons })],
    sneakers: () => [sneakers(id, hide())],
    boots: () => [chelseaBoots(id, calf(main))],
    'ankle-boots': () => [chelseaBoots(id, calf(main))],
    loafers: () => [loafers(id, calf(main))],
    'lace-ups': () => [loafers(id, calf(main))],
    flats: () => [balletFlats(id, hide())],
    heels: () => [ankleStrapHeels(id, hide())],
    sandals: () => [sandals(id, hide())],
    'slip-ons': () => [balletFlats(id, hide())],
    tote: () =>
      has(garment, /briefcase/)
        ? [smallThings.briefcase(paint)]
        : has(garment, /straw/)
          ? [basket(id, cloth.straw(main), { leather: '#8a5228' })]
          : [tote(id, pebbledLeather(main))],
    'shoulder-bag': () => [crossbody(id, pebbledLeather(main))],
    'crossbody-bag': () => [crossbody(id, pebbledLeather(main))],
    clutch: () => [crossbody(id, pebbledLeather(main))],
    backpack: () => [smallThings.backpack(paint)],
    'travel-bag': () => [smallThings.travelBag(paint)],
    belt: () => [belt(id, leather(main))],
    gloves: () => [gloves(id, leather(main))],
    hat: () => [strawHat(id, cloth.straw(main), { ribbon: darker(main, 0.5) })],
    cap: () =>
      has(garment, /beanie|wool|knit/)
        ? [beanie(id, cloth.knitted(main, 8))]
        : [smallThings.cap(paint)],
    scarf: () => [woolScarf(id, of(cloth.meltonWool(main)), { fringe: [main, second] })],
    sunglasses: () => [sunglasses(id, leather(main), { patch: lighter(main, 0.3) })],
    tie: () => [has(garment, /bow/) ? smallThings.bowTie(paint) : smallThings.tie(paint)],
    jewelry: () => [jewel(garment)(paint)],
    watch: () => [smallThings.watch(paint)],
    hosiery: () => [has(garment, /\bsock/) ? smallThings.socks(paint) : smallThings.tights(paint)],
    robe: () => [smallThings.robe(paint)],
    pajamas: () => [shirt(id, soft())],
  };
  return draw[leaf ?? '']?.() ?? [tee(id, cloth.jersey(main))];
}

/** The kind of jewelry that the words of a piece speak of; a ring where they speak of none. */
const jewel = (garment: ReadGarment) =>
  has(garment, /earring|hoop|stud/)
    ? smallThings.earrings
    : has(garment, /necklace|pearl|chain/)
      ? smallThings.necklace
      : has(garment, /bracelet|bangle/)
        ? smallThings.bracelet
        : has(garment, /cuff/)
          ? smallThings.cufflinks
          : smallThings.ring;
