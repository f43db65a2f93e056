import { describe, it } from 'vitest';
import { expectTitleRead, expectTranslated, linesOf } from '#tests/stylist/told-in-words.ts';

const titles = linesOf(`
  Robe noire à fleurs = day-dress black -
  Robe @ day-dress = day-dress - -
  Robe @ robe = robe - -
  Robe longue rouge = day-dress red -
  Robe en soie = day-dress - silk
  Robe de soirée bleu marine = evening-dress navy -
  Robe chemise rayée = shirt-dress - -
  Robe pull grise = knit-dress grey -
  Robe à pois = day-dress - -
  Petite robe noire = evening-dress - -
  Robe portefeuille verte = shirt-dress green -
  Jean brut = jeans - -
  Jean noir @ jeans = jeans black -
  Pantalon noir en laine = trousers black wool
  Pantalon large en lin blanc = trousers white linen
  Pantalon à pinces gris = trousers grey -
  Pantalon en velours côtelé marron = trousers brown -
  Jogging gris @ sweatpants = sweatpants grey -
  Jupe plissée verte = midi-skirt green -
  Jupe en cuir noire = midi-skirt black leather
  Jupe longue à fleurs = maxi-skirt - -
  Mini-jupe à carreaux = mini-skirt - -
  Jupe crayon noire = midi-skirt black -
  Chemise @ shirt = shirt - -
  Chemise blanche en lin = shirt white linen
  Chemise à carreaux = shirt - -
  Chemisier en soie crème = blouse cream silk
  T-shirt blanc en coton = t-shirt white cotton
  Marinière = long-sleeve - -
  Débardeur blanc = tank-top white -
  Pull @ sweater = sweater - -
  Pull en cachemire beige = sweater beige wool
  Pull à col roulé noir = sweater black -
  Gilet noir @ cardigan = cardigan black -
  Gilet en laine grise = cardigan grey wool
  Sweat à capuche = hoodie - -
  Veste en jean = denim-jacket - -
  Veste en cuir noire = leather-jacket black -
  Veste de tailleur = blazer - -
  Blazer bleu marine = blazer navy -
  Manteau en laine camel = coat camel wool
  Trench beige = trench-coat beige -
  Doudoune rouge = puffer red -
  Imperméable jaune = jacket yellow -
  Parka kaki = parka olive -
  Blouson kaki = bomber olive -
  Costume gris anthracite = suit charcoal -
  Costume noir @ suit = suit black -
  Tailleur-pantalon blanc = suit white -
  Combinaison verte = jumpsuit green -
  Salopette en jean = overalls - denim
  Maillot de bain rouge = swimwear red -
  Chaussures noires vernies = shoes black leather
  Escarpins rouges = heels red -
  Baskets blanches = sneakers white -
  Bottes marron en cuir = boots brown leather
  Bottines en daim = ankle-boots - suede
  Bottes de pluie vertes = boots green -
  Sandales dorées = sandals camel -
  Ballerines roses = flats pink -
  Mocassins bordeaux = loafers burgundy -
  Sac à dos bleu = backpack blue -
  Sac bandoulière noir = crossbody-bag black -
  Pochette argentée = clutch silver -
  Écharpe en laine grise = scarf grey wool
  Foulard en soie = scarf - -
  Chapeau de paille = hat - -
  Bonnet gris = cap grey -
  Ceinture en cuir marron = belt brown leather
  Gants noirs @ gloves = gloves black -
  Boucles d’oreilles dorées = jewelry camel -
  Lunettes de soleil = sunglasses - -
  Collants noirs = hosiery black -
  Cravate bleue à rayures = tie blue -
  Pyjama rayé = pajamas - -
`);

const sentences = linesOf(`
  robe noire à fleurs → black floral dress
  Je ne veux pas la robe rouge → i do not want the red dress
  je ne veux pas mettre la robe rouge → i do not want to wear the red dress
  pas de talons, il pleut → no heels, it is raining
  Qu'est-ce que je mets demain pour le mariage de ma sœur ? → what should i wear tomorrow for the wedding of my sister ?
  je ne porte jamais de talons → i never wear heels
  je ne veux que du noir → i want only black
  ni jupe ni robe → no skirt and no dress
  entretien d’embauche lundi matin → job interview monday morning
  quelque chose de chaud pour ce soir → something warm for tonight
  j'en ai marre du noir → i hate black
  mon manteau bleu marine est au lavage → my navy coat is in the wash
  au lieu de la jupe, un pantalon noir → instead of the skirt, a black trousers
  soirée samedi soir, canicule → party saturday evening, heat wave
  Bonjour, je cherche une tenue pour un mariage samedi → hello, i need an outfit for a wedding saturday
  Qu’est-ce que je peux mettre pour un entretien d’embauche ? → what should i wear for a job interview ?
  J'ai un dîner ce soir, quelque chose d'élégant mais pas trop habillé → i have a dinner tonight, something elegant but not too fancy
  Je n'aime pas les jupes courtes → i do not like the short skirt
  je n'ai pas envie de mettre des talons → i do not want to wear heels
  j'aime pas le jaune → i do not like the yellow
  je veux mettre ma robe verte → i want to wear my green dress
  rien de moulant → nothing tight
  je ne veux pas de noir → i do not want black
  je ne veux plus porter ce jean → i do not want to wear this jeans
  je ne porte que du bleu → i wear only blue
  tout sauf le rouge → anything but the red
  la robe bleue est sale → the blue dress is dirty
  mes bottes marron sont au pressing → my brown boots are in the wash
  une jupe longue plissée avec mes bottines → a pleated maxi skirt with my ankle boots
  il fait froid et il neige → cold and it is snowing
  canicule, 35 degrés, bureau → heat wave, 35 degrees, office
  baptême dimanche matin → christening sunday morning
  trois jours à Lisbonne, il va pleuvoir → three days in Lisbon, it is raining
  week-end à Londres : théâtre samedi soir → weekend in London : theater saturday evening
  le 12 mars, soirée de gala → on 12 march, gala
  quelque chose que je n'ai pas porté depuis longtemps → something not worn in ages
  surprends-moi → surprise me
  avec mon sac rouge → with my red bag
  je déteste les collants → i hate the tights
  j'en ai assez du gris → i hate grey
  ni talons ni baskets → no heels and no sneakers
  à la plage en juillet → beach in july
  chez moi, malade → at home, ill
  vêtements chauds pour le ski → warm clothes for the skiing
  un look décontracté → a casual outfit
  quelque chose de plus chic → something more dressy
  des couleurs claires → light colors
  dans mes couleurs → my colors
  robe à pois bleu marine → dotted navy dress
  veste en jean → denim jacket
  la jupe rouge, non → not the red skirt
  pas la jupe rouge → not the red skirt
  réunion de parents à 18h → parents’ evening at 18h
  demain il fera chaud → tomorrow hot
  j'allaite → i am nursing
  une robe ni trop longue ni trop courte → a dress not too long and not too short
  l'anniversaire de ma mère → the birthday of my mother
  pantalon bleu marine large → navy loose trousers
  Que porter pour un enterrement ? → what should i wear for a funeral ?
  Je ne sais pas quoi mettre demain → i need help what should i wear tomorrow
  Pas de jupe, pas de robe → no skirt, no dress
  sans ma veste en cuir → without my leather jacket
  je ne mets jamais de rouge → i never wear red
  Il fait 5 degrés → it is 5 degrees
  il fait moins 5 degrés → it is minus 5 degrees
  J'aimerais porter ma jupe plissée avec un pull → i want to wear my pleated skirt with a sweater
`);

describe('French', () => {
  it.each(titles)('is read in a title: %s', (line) => expectTitleRead(line));

  it.each(sentences)('is put into English words: %s', (line) => expectTranslated(line, 'fr'));
});
