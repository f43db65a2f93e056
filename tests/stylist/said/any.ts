import { garmentsOf } from './garment-lines.ts';
import type { SaidWardrobe } from './said-case.ts';

export const any: SaidWardrobe = {
  owner: 'A person of 60 in Portland, who teaches, gardens and dresses without gender.',
  country: 'US',
  unit: 'F',
  garments: garmentsOf(`
    t-shirt | White tee | white | @Hanes, 4d
    t-shirt | Black pocket tee
    t-shirt | Breton tee | navy white | @Saint James, ~Striped
    long-sleeve | Waffle thermal | cream
    shirt | White shirt | white | @Everlane, ~Plain, !Work
    shirt | White shirt | white | %Summer
    shirt | White shirt | | @Brooks Brothers, 30d
    shirt | Wedding shirt | cream | ~Embroidered
    shirt | Chambray shirt | blue | @J.Crew, 2d
    shirt | Dress shirt | sky | !Business
    shirt | Plaid flannel | red black | @Pendleton, ~Plaid, %Fall/Winter
    shirt | Party shirt | | ~Paisley, !Party
    shirt | Black silk shirt | black | !Evening
    shirt | Linen camp shirt | mint | %Summer
    blouse | Pussy-bow blouse | cream | !Work/Evening
    sweater | Oatmeal fisherman sweater | cream | @L.L.Bean, %Fall/Winter
    sweater | Charcoal turtleneck | | %Fall/Winter, 6d
    sweater | Green cashmere crewneck | green
    cardigan | The office cardigan | navy | 3d
    cardigan | Shawl-collar cardigan | grey
    sweatshirt | Portland State sweatshirt | green | ~Graphic print
    hoodie | Grey hoodie
    jeans | Blue jeans | blue | @Levi's, 1d
    jeans | Not-quite-black jeans | charcoal
    jeans | White jeans | white | %Summer
    jeans | Painted jeans | blue | !Home
    trousers | Tuxedo-stripe trousers | | ~Striped, !Evening
    trousers | Grey flannel trousers | grey | !Work/Business
    trousers | Wide navy trousers | navy | !Work
    trousers | Brown corduroys | brown | %Fall/Winter
    trousers | Cargo pants | olive
    trousers | Linen pants | | %Summer
    trousers | Hiking pants | charcoal | @REI, !Outdoors
    trousers | Rain pants | black | @Columbia, !Outdoors
    chinos | Khakis | beige | @Dockers
    shorts | Canvas shorts | olive | %Summer
    mini-skirt | Denim mini
    midi-skirt | Grey wool skirt | grey | !Work
    midi-skirt | Pleated kilt | green navy | ~Plaid
    maxi-skirt | Long black skirt | black | !Evening
    sweatpants | Sweats | grey | !Home
    day-dress | Indigo linen dress | | %Summer
    day-dress | Poppy dress | red green | ~Floral
    shirt-dress | Striped shirtdress | blue white | ~Striped
    evening-dress | Black velvet dress | black | !Evening
    jumpsuit | Boiler suit | navy
    overalls | Gardening overalls | | !Outdoors
    suit | Navy suit | navy | @Brooks Brothers, !Business
    suit | Charcoal suit | charcoal | !Business/Formal
    suit | Seersucker suit | sky white | ~Striped, %Summer, !Wedding
    blazer | Cream blazer | cream | %Fall/Winter, 40d
    blazer | Cream blazer | | %Summer
    blazer | Navy blazer | navy | !Work
    blazer | Tweed jacket | brown | ~Herringbone, %Fall/Winter
    blazer | Velvet smoking jacket | burgundy | !Evening/Party
    jacket | Rain or Shine jacket | teal | @Columbia
    jacket | Rain shell | | @Patagonia, !Outdoors
    jacket | Fleece | grey | @Patagonia
    jacket | Chore coat | blue | @Carhartt
    denim-jacket | Jean jacket | blue | @Levi's
    leather-jacket | Leather jacket | brown | lent
    coat | Sunday coat | | %Winter
    coat | Black overcoat | black | %Winter
    coat | Summer coat | beige | %Spring/Summer
    trench-coat | Trench | beige | @London Fog
    parka | Snow parka | navy | @Canada Goose, %Winter
    puffer | Puffer | | @Patagonia, %Winter, 2d
    vest | Down vest | orange
    vest | Tuxedo vest | black | !Formal
    cape | Wool cape | grey
    sneakers | White sneakers | white | @Adidas, 1d
    sneakers | Red Converse | | @Converse
    sneakers | Running shoes | blue | @Brooks, !Sport
    sneakers | Tennis shoes | white | !Sport
    boots | Red Wing boots | brown | @Red Wing, 3d
    boots | Dress boots | black | !Work/Evening
    boots | Bean boots | | @L.L.Bean
    boots | Rain boots | green | @Hunter
    boots | Hiking boots | brown | @Danner, !Outdoors
    ankle-boots | Chelsea boots | black | @Blundstone
    loafers | Penny loafers | burgundy | @G.H. Bass
    lace-ups | Black oxfords | | !Business/Formal
    flats | Velvet slippers | black | !Evening
    heels | Block heels | black | !Evening
    heels | Green suede pumps | green
    sandals | Birks | brown | @Birkenstock, %Summer
    slip-ons | Garden clogs | | !Outdoors
    tote | Farmers market tote | cream
    tote | Work bag | brown | !Work
    crossbody-bag | Crossbody bag | black
    backpack | Daypack | green | @Osprey
    travel-bag | Carry-on duffel
    clutch | Opera clutch | black | !Evening
    scarf | Grey cashmere scarf | grey | %Winter
    scarf | Silk scarf | orange blue | @Hermès, ~Paisley
    cap | Wool beanie | charcoal | %Winter
    cap | Ball cap
    hat | Straw sun hat | beige | %Summer
    hat | Felt fedora | brown
    belt | Brown belt | brown
    belt | Black belt | black
    sunglasses | Tortoise sunglasses
    tie | Bow tie | black | !Formal
    tie | Knit tie | navy
    jewelry | Silver hoops | silver
    jewelry | Pearl necklace | white
    jewelry | Turquoise ring
    watch | Timex | silver | @Timex
    hosiery | Wool socks | grey
    hosiery | Black tights | black
    pajamas | Flannel pajamas | red | ~Plaid
    robe | Bathrobe
    sports-top | Running top | orange
    sports-bottom | Yoga leggings | black
    sports-bottom | Gym shorts | navy
    swimwear | Swim trunks | blue
    skiwear | Ski pants
    ? | Skirt-steak apron
    ? | Dad's Sunday best
  `),
};
