import { garmentsOf } from './garment-lines.ts';
import type { SaidWardrobe } from './said-case.ts';

export const south: SaidWardrobe = {
  owner: 'A woman of 28 in Lisbon, who works in marketing and likes to go out.',
  country: 'PT',
  unit: 'C',
  garments: garmentsOf(`
    t-shirt | T-shirt branca | white | 3d
    t-shirt | T-shirt preta
    t-shirt | T-shirt às riscas | navy white | @Mango, ~Striped
    t-shirt | T-shirt dos Ramones | black | ~Graphic print
    long-sleeve | Camisola de manga comprida preta | black
    long-sleeve | Top justo cinzento | grey
    shirt | Camisa branca | | @Massimo Dutti, !Work, 5d
    shirt | Camisa azul às riscas | sky white | ~Striped, !Work
    shirt | Camisa de linho bege | beige | %Summer
    shirt | Camisa de ganga | blue
    blouse | Blusa de seda creme | cream | @Massimo Dutti, !Work/Evening
    blouse | Blusa preta transparente | | !Party
    blouse | Blusa florida | pink green | ~Floral, %Spring
    blouse | Blusa verde-esmeralda | green
    blouse | Blusa branca bordada | white | ~Embroidered, %Summer
    tank-top | Top de alças branco | white | %Summer
    tank-top | Top de cetim preto | | !Party/Evening
    tank-top | Top de lantejoulas dourado | yellow | !Party
    bodysuit | Body preto | black
    sweater | Camisola de malha creme | cream | @Zara, %Winter, 4d
    sweater | Camisola de gola alta preta | black | %Winter
    sweater | Camisola vermelha | | %Winter
    sweater | Camisola de caxemira azul-clara | sky | %Winter
    cardigan | Casaco de malha cinzento | grey
    cardigan | Cardigan rosa | pink
    sweatshirt | Sweatshirt bordeaux | burgundy
    hoodie | Hoodie cinzenta | | @Nike
    jeans | Calças de ganga | blue | @Levi's, 1d
    jeans | Calças de ganga pretas | black | @Zara, 6d
    jeans | Calças de ganga brancas | white | %Summer
    jeans | Mom jeans rasgadas | sky
    trousers | Calças pretas de alfaiate | | @Mango, !Work/Business
    trousers | Calças bege largas | beige | !Work
    trousers | Calças cargo verdes | olive | @Bershka
    trousers | Calças de linho brancas | white | %Summer
    trousers | Calças de cabedal | black | !Party
    trousers | Calças azul-marinho | | @COS, !Work
    leggings | Leggings pretas | black
    shorts | Calções de ganga | blue | %Summer
    shorts | Calções de linho | beige | %Summer
    mini-skirt | Minissaia de ganga | blue
    mini-skirt | Minissaia preta | | !Party
    mini-skirt | Minissaia xadrez | red black | ~Plaid
    midi-skirt | Saia midi plissada | green | !Work
    midi-skirt | Saia de cetim champanhe | beige | !Evening
    midi-skirt | Saia lápis preta | black | !Work/Business
    maxi-skirt | Saia comprida branca | | %Summer
    maxi-skirt | Saia comprida florida | rust cream | ~Floral, %Summer
    sweatpants | Calças de fato de treino | grey | !Home
    day-dress | Vestido midi florido | blue pink | @Zara, ~Floral, %Spring/Summer
    day-dress | Vestido curto florido | white red | ~Floral, %Summer
    day-dress | Vestido de linho branco | | %Summer, !Beach
    day-dress | Vestido amarelo | yellow | %Summer, 90d
    day-dress | Vestido às bolinhas | navy white | ~Dotted
    day-dress | Vestido preto simples | black | !Work
    day-dress | Vestido azul-marinho | navy | @COS, !Work/Business
    day-dress | Vestido comprido boho | | %Summer
    evening-dress | Vestido vermelho | red | !Date/Evening
    evening-dress | Vestido preto curto | black | !Party/Evening
    evening-dress | Vestido comprido verde | green | !Wedding/Formal
    evening-dress | Vestido de gala azul-noite | navy | !Formal
    evening-dress | Vestido de lantejoulas | | !Party
    evening-dress | Vestido de convidada rosa | pink | !Wedding
    shirt-dress | Vestido camiseiro caqui | olive
    knit-dress | Vestido de malha cinzento | grey | %Winter, 14d
    jumpsuit | Macacão preto | black | !Evening
    overalls | Jardineiras de ganga
    suit | Fato calça e casaco cinzento | grey | @Massimo Dutti, !Business
    blazer | Blazer preto | black | @Zara, !Work/Business, 5d
    blazer | Blazer bege oversized | beige
    blazer | Blazer branco | white | at-the-studio
    blazer | Blazer cor-de-rosa
    jacket | Impermeável amarelo | yellow | @Rains
    jacket | Corta-vento azul | blue | @Nike, !Sport
    jacket | Casaco de bombazine castanho | brown
    denim-jacket | Casaco de ganga | blue | @Levi's
    leather-jacket | Casaco de cabedal preto
    bomber | Bomber verde | green
    coat | Casaco comprido camel | camel | @Massimo Dutti, %Winter
    coat | Casaco preto de lã | black | %Winter
    coat | Casaco xadrez | grey black | ~Checked, %Winter
    trench-coat | Gabardine bege | | @Mango, %Spring/Fall
    parka | Parka caqui | olive | %Winter
    puffer | Kispo preto | black | @The North Face, %Winter
    puffer | Kispo curto lilás | purple | %Winter
    vest | Colete acolchoado | cream
    cape | Poncho bege
    sneakers | Ténis brancos | white | @Veja, 1d
    sneakers | All Star pretas | black | @Converse
    sneakers | Ténis de corrida | pink | @Asics, !Sport
    sneakers | Nike Air Force | white | @Nike, in-the-wash
    boots | Botas castanhas | | @Camper
    boots | Botas pretas de cano alto | black
    boots | Galochas verdes | green | @Hunter
    boots | Botas de caminhada | grey | @Quechua, !Outdoors
    boots | Botas cowboy | camel
    ankle-boots | Botins pretos | | 2d
    ankle-boots | Botins bege de salto | beige
    loafers | Mocassins pretos | black | !Work
    flats | Sabrinas bege | beige
    flats | Sabrinas vermelhas | red
    heels | Saltos vermelhos | | !Date/Party
    heels | Saltos pretos | black | @Zara, !Evening/Work
    heels | Sandálias de salto prateadas | silver | !Wedding/Party
    heels | Saltos nude | beige | !Wedding/Work
    sandals | Sandálias rasas castanhas | brown | %Summer
    sandals | Havaianas | | @Havaianas, !Beach
    sandals | Sandálias brancas | white | %Summer
    slip-ons | Alpargatas | cream | %Summer
    slip-ons | Pantufas | pink | !Home
    tote | Mala grande castanha | brown | !Work
    tote | Saco de praia de palha | | !Beach
    shoulder-bag | Mala preta | black
    shoulder-bag | Mala baguete vermelha | red
    crossbody-bag | Mala a tiracolo camel | camel
    clutch | Clutch prateada | silver | !Wedding/Party
    clutch | Clutch preta | | !Evening
    backpack | Mochila cinzenta | grey
    travel-bag | Mala de viagem | navy
    scarf | Cachecol cinzento | grey | %Winter
    scarf | Lenço de seda | red cream | ~Paisley
    scarf | Cachecol xadrez | | ~Plaid, %Winter
    cap | Gorro preto | black | %Winter
    cap | Gorro de lã vermelho | red | %Winter
    cap | Boné branco | white
    hat | Chapéu de palha | beige | %Summer
    hat | Chapéu fedora
    belt | Cinto castanho | brown
    belt | Cinto preto | black
    gloves | Luvas de lã | grey | %Winter
    sunglasses | Óculos de sol | black
    jewelry | Brincos de pérola | | !Wedding/Work
    jewelry | Argolas douradas | yellow
    jewelry | Colar de prata | silver
    jewelry | Anel da avó | yellow
    jewelry | Pulseira dourada | yellow
    watch | Relógio dourado | | @Casio
    hosiery | Collants pretos | black
    hosiery | Meias de renda | black
    bra | Soutien preto | black
    pajamas | Pijama azul | blue
    robe | Roupão
    sports-top | Top de ioga | purple
    sports-top | T-shirt de corrida | pink | @Nike
    sports-bottom | Leggings de ioga | black | @Lululemon
    sports-bottom | Calções de corrida | black
    swimwear | Biquíni preto
    swimwear | Fato de banho vermelho | red
    ? | Kimono da praia | teal orange | ~Floral
    costume | Fato de carnaval | purple
  `),
};
