import { describe, it } from 'vitest';
import { expectTitleRead, expectTranslated, linesOf } from '#tests/stylist/told-in-words.ts';

const titles = linesOf(`
  Vestido vermelho comprido = day-dress red -
  Calças de ganga = jeans - -
  Calças de ganga pretas = jeans black -
  Camisa branca de linho = shirt white linen
  Camisa às riscas azul e branca = shirt blue -
  Blusa de seda creme = blouse cream silk
  T-shirt branca de algodão = t-shirt white cotton
  Camisola de lã cinzenta = sweater grey wool
  Camisola de gola alta preta = sweater black -
  Casaco de malha bege = cardigan beige -
  Sweat com capuz = hoodie - -
  Blazer azul-marinho = blazer navy -
  Fato @ suit = suit - -
  Fato cinzento-escuro = suit charcoal -
  Fato de banho verde = swimwear green -
  Saia preta de couro = midi-skirt black leather
  Saia midi plissada = midi-skirt - -
  Saia comprida às flores = maxi-skirt - -
  Minissaia de ganga = mini-skirt - denim
  Saia de veludo bordô = midi-skirt burgundy velvet
  Calças largas de linho = trousers - linen
  Calças de bombazine castanhas = trousers brown -
  Calções beges = shorts beige -
  Leggings pretas = leggings black -
  Vestido de noite dourado = evening-dress camel -
  Vestido camiseiro azul-claro = shirt-dress sky -
  Vestido de malha = knit-dress - -
  Vestido às bolinhas = day-dress - -
  Vestido curto de lantejoulas = evening-dress - -
  Vestidinho preto = evening-dress - -
  Vestido longo estampado = day-dress - -
  Macacão verde-tropa = jumpsuit olive -
  Jardineiras de ganga = overalls - denim
  Casaco comprido azul @ coat = coat blue -
  Casaco azul @ coat = coat blue -
  Sobretudo camel = coat camel -
  Gabardina bege = trench-coat beige -
  Casaco de cabedal preto = leather-jacket black -
  Jaqueta jeans = denim-jacket - -
  Blusão de ganga = denim-jacket - -
  Casaco de penas vermelho = puffer red -
  Impermeável amarelo = jacket yellow -
  Parka caqui = parka olive -
  Colete acolchoado @ vest = vest - -
  Sapatos pretos de verniz = shoes black leather
  Sapatos de salto alto vermelhos = heels red -
  Ténis brancos = sneakers white -
  Sapatilhas de corrida = sneakers - -
  Botas castanhas de couro = boots brown leather
  Botins de camurça = ankle-boots - suede
  Galochas verdes = boots green -
  Sandálias douradas = sandals camel -
  Sabrinas cor-de-rosa = flats pink -
  Mocassins de couro = loafers - leather
  Chinelos = sandals - -
  Mala a tiracolo preta = crossbody-bag black -
  Mochila azul = backpack blue -
  Carteira de festa prateada = clutch silver -
  Cachecol de caxemira = scarf - wool
  Lenço de seda = scarf - -
  Chapéu de palha = hat - -
  Gorro de lã cinzento = cap grey wool
  Cinto de couro castanho = belt brown leather
  Luvas pretas = gloves black -
  Brincos de pérolas = jewelry - -
  Colar dourado = jewelry camel -
  Óculos de sol = sunglasses - -
  Collants pretos = hosiery black -
  Gravata azul às riscas = tie blue -
  Pijama às riscas = pajamas - -
  Roupão branco = robe white -
`);

const sentences = linesOf(`
  Preciso de roupa para um casamento no sábado → i need clothes for a wedding on saturday
  o que vestir amanhã? → what should i wear tomorrow?
  não quero o vestido vermelho → i do not want the red dress
  vestido vermelho comprido → red long dress
  calças de ganga pretas → black jeans
  sem saltos nem saias → without heels and no skirt
  nem calças nem jeans → no trousers and no jeans
  está a chover e está frio → it is raining and cold
  surpreende-me → surprise me
  em vez de calças, uma saia preta → instead of trousers, a black skirt
  estou farta de preto → i hate black
  entrevista de emprego na segunda-feira às 9h → job interview on monday at 9h
  não gosto de saias curtas → i do not like short skirt
  nunca uso saltos altos → i never wear heels
  três dias em Lisboa → three days in Lisbon
  o casaco cinzento está para lavar → the grey jacket is in the wash
  algo elegante mas não muito formal → something elegant but not too formal
  Olá! Preciso de um look para uma entrevista de emprego na quinta-feira → hello! i need an outfit for a job interview on thursday
  Quero algo confortável para andar muito em Roma → i want something comfortable for lots of walking in Rome
  O que é que eu visto hoje para o trabalho? → what should i wear today for the office?
  Está um gelo, preciso de um casaco quente → is freezing, i need a warm jacket
  Não quero usar calças de ganga → i do not want to wear jeans
  nada de saltos, por favor → no heels, please
  Quero usar as minhas botas castanhas → i want to wear my brown boots
  só roupa preta → only black clothes
  tudo menos vermelho → anything but red
  casamento na praia em julho, 30 graus → beach wedding in july, 30 degrees
  vou a um batizado no domingo e está calor → i go to a christening on sunday and hot
  estou grávida, quero algo largo e confortável → i am pregnant, i want something loose and comfortable
  prefiro uma saia comprida → i want a maxi skirt
  o vestido azul está sujo → the blue dress is dirty
  as calças pretas estão na máquina de lavar → the black trousers are in the wash
  não me apetece usar vestido → i do not want to wear dress
  não quero nada de preto → i do not want black
  jantar romântico sexta à noite → romantic dinner friday evening
  festa de aniversário da minha irmã → birthday of my sister
  fim de semana em Londres, teatro no sábado → weekend in London, theater on saturday
  viagem de 4 dias a Madrid com chuva → trip of 4 days to Madrid with rain
  com este frio, o que posso vestir? → with this cold, what can i wear?
  posso usar as botas brancas no funeral? → can i wear the white boots in funeral?
  algo mais casual → something more casual
  com a minha mala vermelha e os brincos dourados → with my red bag and the gold earrings
  trabalho a partir de casa hoje → home office today
  nunca mais quero ver essas calças → i never want to see those trousers
  evita cores escuras → avoid dark colors
  em tons neutros → in neutral colors
  nas minhas cores → my colors
  quero parecer elegante mas não demasiado formal → i want to look elegant but not too formal
  vestido azul-marinho com bolinhas brancas → navy dotted white dress
  não uses o casaco de couro → do not wear the leather jacket
  queria ir de preto ao jantar → i want to wear black to the dinner
  quero as calças brancas ou azuis → i want the white or blue trousers
  calças de fato cinzentas e camisa branca às riscas → grey suit trousers and white striped shirt
  não quero a saia preta → i do not want the black skirt
  não, o vestido não → not, not the dress
  reunião de pais às 18h → parents’ evening at 18h
  depois de amanhã vou ao teatro → in 2 days i go to the theater
  dia 12 de março, gala → on 12 march, gala
  look para o escritório com jeans → outfit for the office with jeans
  roupa de inverno → winter clothes
  vestido preto → black dress
  vestido sem mangas justo → sleeveless tight dress
  saia às riscas → striped skirt
  no sábado à noite → saturday evening
  estou com frio → i get cold
  hoje não quero calças → today i do not want trousers
  não me quero vestir de preto → i do not want to wear black
  não quero usar nem saltos nem saia → i do not want to wear heels and no skirt
  a saia está suja → the skirt is dirty
  qualquer coisa menos o vestido vermelho → anything but the red dress
  visto a camisa branca → i wear the white shirt
  as botas não → not the boots
  hoje vou de calças → today i wear trousers
`);

describe('Portuguese', () => {
  it.each(titles)('is read in a title: %s', (line) => expectTitleRead(line));

  it.each(sentences)('is put into English words: %s', (line) => expectTranslated(line, 'pt'));
});
