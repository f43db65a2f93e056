import { describe, it } from 'vitest';
import { expectTitleRead, expectTranslated, linesOf } from '#tests/stylist/told-in-words.ts';

const titles = linesOf(`
  Vestido rojo largo = day-dress red -
  Vaqueros = jeans - -
  Pantalón vaquero negro = jeans black -
  Pantalón negro de lana = trousers black wool
  Camisa blanca de lino = shirt white linen
  Camisa de cuadros = shirt - -
  Camisa vaquera = shirt - -
  Blusa de seda verde = blouse green silk
  Camiseta blanca de algodón = t-shirt white cotton
  Camiseta de rayas azul marino = t-shirt navy -
  Camiseta de manga larga gris = long-sleeve grey -
  Jersey @ sweater = sweater - -
  Jersey de lana gris = sweater grey wool
  Jersey de cuello alto negro = sweater black -
  Rebeca rosa = cardigan pink -
  Sudadera con capucha = hoodie - -
  Americana azul marino = blazer navy -
  Chaleco vaquero @ vest = vest - -
  Traje gris oscuro = suit charcoal -
  Traje de baño rojo = swimwear red -
  Bañador negro = swimwear black -
  Falda negra de cuero = midi-skirt black leather
  Falda larga de flores = maxi-skirt - -
  Falda vaquera = mini-skirt - -
  Falda plisada verde = midi-skirt green -
  Minifalda de cuadros = mini-skirt - -
  Falda lápiz negra = midi-skirt black -
  Pantalón ancho beige = trousers beige -
  Pantalones de pana marrones = trousers brown -
  Pantalón corto vaquero = shorts - -
  Bermudas blancas = shorts white -
  Leggings negros = leggings black -
  Vestido de noche dorado = evening-dress camel -
  Vestido camisero azul = shirt-dress blue -
  Vestido de punto gris = knit-dress grey -
  Vestido de lunares = day-dress - -
  Vestido corto de lentejuelas = evening-dress - -
  Vestido estampado floral = day-dress - -
  Mono verde oliva = jumpsuit olive -
  Peto vaquero = overalls - denim
  Abrigo de lana camel = coat camel wool
  Gabardina beige = trench-coat beige -
  Cazadora de cuero negra = leather-jacket black -
  Cazadora vaquera = denim-jacket - -
  Plumífero rojo = puffer red -
  Chubasquero amarillo = jacket yellow -
  Bomber verde militar = bomber olive -
  Chaqueta de ante marrón = jacket brown suede
  Zapatos negros de charol = shoes black leather
  Zapatos de tacón rojos = heels red -
  Zapatillas blancas = sneakers white -
  Botas marrones de piel = boots brown leather
  Botines de ante negros = ankle-boots black suede
  Botas de agua verdes = boots green -
  Sandalias doradas = sandals camel -
  Sandalias de tacón plateadas = heels silver -
  Bailarinas rosas = flats pink -
  Mocasines granates = loafers burgundy -
  Alpargatas = sandals - -
  Bolso bandolera negro = crossbody-bag black -
  Mochila azul = backpack blue -
  Bolso de fiesta plateado = clutch silver -
  Bufanda de cachemir = scarf - wool
  Pañuelo de seda = scarf - -
  Sombrero de paja = hat - -
  Gorro de lana gris = cap grey wool
  Cinturón de cuero marrón = belt brown leather
  Guantes negros = gloves black -
  Pendientes de perlas = jewelry - -
  Collar dorado = jewelry camel -
  Gafas de sol = sunglasses - -
  Medias negras = hosiery black -
  Corbata azul de rayas = tie blue -
  Pijama de rayas = pajamas - -
`);

const sentences = linesOf(`
  Necesito algo para una boda el sábado, sin tacones → i need something for a wedding on saturday, without heels
  no quiero el vestido rojo → i do not want the red dress
  pantalón negro de lana → black wool trousers
  ¿Qué me pongo mañana para la oficina? → what should i wear tomorrow for the office?
  ni falda ni vestido → no skirt and no dress
  hace frío y llueve → cold and it is raining
  estoy harta de los vaqueros → i hate the jeans
  cena romántica esta noche, algo rojo → romantic dinner tonight, something red
  no me gustan los zapatos planos → i do not like the flats
  con mi chaqueta vaquera → with my denim jacket
  Tengo una entrevista de trabajo el lunes → i have a job interview on monday
  Quiero ponerme mi vestido verde → i want to wear my green dress
  No quiero llevar tacones → i do not want to wear heels
  nada de negro → no black
  algo cómodo para viajar, vuelo largo → something comfortable for travel, long flight
  hace mucho calor, 35 grados → hot, 35 degrees
  ropa de abrigo para la nieve → warm clothes for the snow
  sólo ropa azul → only blue clothes
  todo menos vaqueros → anything but jeans
  una falda larga de flores con botas → a floral maxi skirt with boots
  camisa blanca de lino y pantalón beige → white linen shirt and beige trousers
  el vestido rojo está en la lavadora → the red dress is in the wash
  estoy embarazada y voy a andar mucho → i am pregnant and lots of walking
  no me gusta el amarillo → i do not like the yellow
  prefiero pantalones en vez de falda → i want trousers instead of skirt
  bautizo el domingo por la mañana → christening on sunday morning
  cena con amigos esta noche, informal → dinner with friends tonight, casual
  nada muy formal → not too formal
  algo que no me pongo hace tiempo → something not worn in ages
  sorpréndeme → surprise me
  nunca llevo minifalda → i never wear mini skirt
  sin estampados → solid
  con mis botines negros y el bolso rojo → with my black ankle boots and the red bag
  ¿puedo llevar zapatillas blancas a la oficina? → can i wear white sneakers to the office?
  tres días en Lisboa con lluvia → three days in Lisbon with rain
  el 12 de marzo tengo una gala → on 12 march i have a gala
  un traje de chaqueta gris oscuro → a charcoal skirt suit
  en tonos claros → in light colors
  colores neutros → neutral colors
  algo más elegante → something more dressy
  vestido azul marino de lunares → navy dotted dress
  fiesta de cumpleaños de mi hermana → birthday of my sister
  mañana por la noche teatro → tomorrow evening theater
  no, el abrigo no → not, not the coat
  me apetece ir de rojo → i want to wear red
  necesito un outfit para la oficina → i need an outfit for the office
  odio las medias → i hate the tights
  evita el rosa → avoid the pink
  salvo el negro, cualquier color → except the black, all color
  estoy enferma en casa → i am ill at home
  quiero algo calentito → i want something warm
  chaqueta de cuero negra, no → not black leather jacket
  un vestido ni muy largo ni muy corto → a dress not too long and not too short
  reunión de padres a las 7 → parents’ evening at 7
  primera cita el viernes → first date on friday
  falda a cuadros rojo oscuro → checked burgundy skirt
  no quiero ponerme el abrigo negro → i do not want to wear the black coat
  llevo la falda roja → i wear the red skirt
  no me quiero poner tacones → i do not want to wear heels
  tengo frío → i get cold
  hoy no quiero pantalones → today i do not want trousers
`);

describe('Spanish', () => {
  it.each(titles)('is read in a title: %s', (line) => expectTitleRead(line));

  it.each(sentences)('is put into English words: %s', (line) => expectTranslated(line, 'es'));
});
