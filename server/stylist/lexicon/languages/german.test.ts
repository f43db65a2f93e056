import { describe, it } from 'vitest';
import { expectTitleRead, expectTranslated, linesOf } from '#tests/stylist/told-in-words.ts';

const titles = linesOf(`
  Schwarze Lederjacke = leather-jacket black -
  Wollmantel dunkelblau = coat navy -
  Regenjacke gelb = jacket yellow -
  Lederstiefel braun = boots brown leather
  Sommerkleid mit Blumenmuster = day-dress - -
  Anzughose grau = trousers grey -
  Abendkleid aus Seide, bordeaux = evening-dress burgundy silk
  Weißes T-Shirt aus Bio-Baumwolle = t-shirt white cotton
  Gestreiftes Langarmshirt = long-sleeve - -
  Blaue Jeans = jeans blue -
  Dunkelblaue Jeans @ jeans = jeans navy -
  Geblümte Bluse = blouse - -
  Seidenbluse creme = blouse cream silk
  Leinenhemd, hellblau = shirt sky linen
  Kariertes Flanellhemd = shirt - -
  Rollkragenpullover aus Kaschmir, camel = sweater camel wool
  Grüner Strickpullover = sweater green -
  Strickjacke rosa = cardigan pink -
  Grauer Kapuzenpulli = hoodie grey -
  Schwarzer Blazer = blazer black -
  Sakko, anthrazit = blazer charcoal -
  Rock @ midi-skirt = midi-skirt - -
  Langer Rock, grün = maxi-skirt green -
  Minirock aus Leder = mini-skirt - leather
  Plisseerock, silber = midi-skirt silver -
  Jeansrock = mini-skirt - -
  Cordhose, rostrot = trousers rust -
  Weite Leinenhose, weiß = trousers white linen
  Jogginghose grau = sweatpants grey -
  Kurze Hose, beige = shorts beige -
  Leggings schwarz = leggings black -
  Samtkleid, smaragdgrün = day-dress green velvet
  Hemdblusenkleid, blau-weiß gestreift = shirt-dress blue -
  Strickkleid, grau = knit-dress grey -
  Kleines Schwarzes = evening-dress - -
  Latzhose aus Denim = overalls - denim
  Anzug, marineblau = suit navy -
  Badeanzug, rot = swimwear red -
  Schlafanzug = pajamas - -
  Bademantel, weiß = robe white -
  Trenchcoat, sandfarben = trench-coat beige -
  Daunenjacke, schwarz = puffer black -
  Jeansjacke, hellblau = denim-jacket sky -
  Bomberjacke oliv = bomber olive -
  Steppweste, dunkelgrün = vest green -
  Weiße Turnschuhe = sneakers white -
  Wildlederstiefeletten, cognac = ankle-boots brown suede
  Schwarze Pumps = heels black -
  Rote Lackschuhe = shoes red leather
  Sandaletten, gold = heels camel -
  Gummistiefel gelb = boots yellow -
  Ballerinas, nude = flats beige -
  Mokassins aus Wildleder = loafers - suede
  Wanderschuhe = boots - -
  Handtasche aus Leder, braun = bag brown leather
  Rucksack, schwarz = backpack black -
  Umhängetasche = crossbody-bag - -
  Seidentuch mit Punkten = scarf - -
  Wollschal, grau = scarf grey wool
  Strohhut = hat - -
  Wollmütze, rot = cap red -
  Ledergürtel, schwarz = belt black -
  Handschuhe aus Leder = gloves - -
  Strumpfhose, schwarz = hosiery black -
  Krawatte, blau gepunktet = tie blue -
  Goldene Ohrringe = jewelry camel -
  Sonnenbrille = sunglasses - -
  Röckchen, pink = midi-skirt pink -
  Enges Kleid, rot = day-dress red -
  Jacke aus Kunstleder = jacket - leather
`);

const sentences = linesOf(`
  Ich brauche etwas Warmes für eine Hochzeit am Samstag, nicht das rote Kleid, mit meinen Stiefeln → i need something warm for a wedding on saturday, not the red dress, with my boots
  Was soll ich morgen zur Hochzeit anziehen? → what should i wear tomorrow for the wedding?
  die roten Schuhe nicht → not the red shoes
  das Kleid will ich nicht anziehen → i do not want to wear the dress
  Ich will das Kleid nicht → i do not want the dress
  Ich ziehe das blaue Kleid an → i wear the blue dress
  Ich ziehe heute die schwarze Hose nicht an → i do not wear today the black trousers
  Kein Schwarz und kein Rock → no black and no skirt
  weder Jeans noch Turnschuhe → no jeans and no sneakers
  Es regnet und es ist kalt, 5 Grad → it is raining and it is cold, 5 degrees
  Heute Abend gehe ich in die Oper → tonight i go to the opera
  etwas Schickes für den Elternabend, aber nicht zu schick → something chic for the parents’ evening, but not too fancy
  Ich habe Schwarz satt → i hate black
  Das rote Kleid ist in der Wäsche → the red dress is in the wash
  statt der Jeans lieber einen Rock → instead of jeans instead a skirt
  überrasch mich → surprise me
  ich bin schwanger und laufe viel → i am pregnant and lots of walking
  fuer die Arbeit, gruener Pulli → for the office, green sweater
  Wollmantel, Regenjacke, Lederstiefel, Sommerkleid, Anzughose, Abendkleid → wool coat, rain jacket, leather boots, summer dress, suit trousers, evening dress
  am 12. März habe ich ein Vorstellungsgespräch → on 12 march i have a job interview
  drei Tage in Lissabon → three days in Lisbon
  Was ziehe ich morgen an? → what should i wear tomorrow?
  Ich weiß nicht, was ich anziehen soll → i need help, what i should wear
  Jeans mag ich nicht → i do not like jeans
  bitte keine hohen Schuhe → please no heels
  etwas, das ich lange nicht getragen habe → something, not worn in ages
  Ein kurzer Rock für die Party am Freitag → a short skirt for the party on friday
  ein schicker Rock → a dressy skirt
  etwas Schickeres bitte → something more dressy please
  Es soll schicker sein → it should be more dressy
  Was soll ich zum Vorstellungsgespräch bei einer Bank anziehen? → what should i wear for the bank interview?
  Hallo, ich habe morgen ein erstes Date und möchte etwas Romantisches tragen → hello, i have tomorrow a first date and want to wear something romantic
  Nichts Enges, bitte → nothing tight, please
  Ich möchte heute keine Jeans tragen → i want to wear today no jeans
  Nur schwarze Sachen → only black clothes
  Ich friere immer so leicht, es wird kalt → i get cold, it will be cold
  Bitte ohne Absätze, ich laufe viel → please without heels, lots of walking
  Für den Kindergeburtstag was Bequemes → for the birthday something comfortable
  Elternabend um 19 Uhr, leger → parents’ evening at 19 o’clock, casual
  Kann ich die Lederjacke zur Beerdigung anziehen? → can i wear the leather jacket for the funeral?
  Ich will meine neuen weißen Turnschuhe anziehen → i want to wear my new white sneakers
  Passend zu meinem geblümten Rock → to go with my floral skirt
  Alles außer Blau → anything but blue
  auf keinen Fall Rosa → not pink
  Die Stiefel sind schmutzig → the boots are dirty
  Der graue Pulli ist in der Wäsche → the grey sweater is in the wash
  Ich mag das grüne Kleid nicht mehr → i do not like the green dress
  das Kleid nicht, aber die Schuhe → not the dress, but the shoes
  nicht schon wieder die Jeans → not the jeans
  Wochenende in Wien: Oper am Samstag, Museum am Sonntag → weekend in Vienna: opera on saturday, museum on sunday
  am Montag ins Büro, 15 Grad und Regen → on monday to the office, 15 degrees and rain
  Sommerhochzeit im Garten, nicht zu schick → summer wedding outside, not too fancy
  ein langes Kleid, das warm hält → a long dress, keep warm
  kein Muster, nur einfarbig → no patterned, only solid
  Wir gehen heute Abend tanzen → we go tonight dancing
  Hitze, 32 Grad, Büro → heat wave, 32 degrees, office
  mit meiner Jeansjacke und ohne Hut → with my denim jacket and without hat
  lieber Hosen als Röcke → trousers instead of skirt
  Ich trage nie Röcke → i never wear skirt
  Gib mir etwas Neues, das ich lange nicht anhatte → show me something different, not worn in ages
  Welche Schuhe passen zu meinem roten Kleid? → what shoes to go with my red dress?
  Zeig mir was in hellen Farben → show me something in light colors
  dunkelblaues Kleid zur Hochzeit → navy dress for the wedding
  Ich bin krank zu Hause → i am ill at home
  Weihnachtsfeier mit den Kollegen, gern glitzernd → office party with the colleagues, glitter
  soll ich die Stiefel oder die Turnschuhe anziehen → should i wear the boots or the sneakers
  ich hätte gern ein Outfit für die Arbeit → i want an outfit for the office
  weil es regnet, will ich die Stiefel anziehen → because it is raining, i want to wear the boots
  wenn es schneit, brauche ich warme Stiefel → when it is snowing, i need warm boots
  Ich will nicht das rote Kleid, sondern das blaue → i do not want the red dress, but the blue
  Ich will nicht frieren → stay warm
  zum Wandern in den Bergen → for the hike in the mountains
  Grillen bei Freunden, es ist warm → barbecue at friends, it is warm
  nicht das Rote → not the red
  Bitte keine kurzen Röcke und nichts Ärmelloses → please no short skirt and nothing sleeveless
  übermorgen Konferenz → in 2 days conference
  heiß → hot
  Was trage ich zu einer Gartenparty? → what should i wear for a garden party?
  Hochzeitsgast im Juni → wedding guest in june
  Ich hasse Strumpfhosen → i hate tights
  außer Schwarz ist alles okay → except black is all okay
  nächsten Samstag Konzert → next saturday concert
  heute mal ein Rock statt Hose → today a skirt instead of trousers
  Kleid mit Ärmeln → long sleeve dress
  ärmelloses Kleid → sleeveless dress
  weite Hose → wide leg trousers
  Ich ziehe ein Kleid an → i wear a dress
  ab Freitag drei Tage Hamburg → from friday three days Hamburg
  Baut mir ein Outfit um meine rote Jacke → make me an outfit around my red jacket
  Outfit mit der roten Jacke → outfit with the red jacket
  Die Jeans passt nicht mehr → not the jeans
  Ich will nicht overdressed sein → i do not want to be overdressed
  Kann man das zur Hochzeit tragen? → can one wear it for the wedding?
  Bitte nichts Schwarzes, ich gehe auf eine Taufe → please nothing black, i go to a christening
  weder Rock noch Kleid, bitte → no skirt and no dress, please
  Ich möchte mein schwarzes Kleid nicht tragen → i do not want to wear my black dress
  Die schwarzen Stiefel will ich nicht → i do not want the black boots
  Das schwarze Kleid bitte nicht → not the black dress please
  keine Strumpfhose und keine Pumps → no tights and no heels
  Etwas mit Blumen → something floral
  Ich hätte gern was in Blau oder Grün → i want something in blue or green
  Bei 30 Grad ins Büro → at 30 degrees to the office
  Elegantes Abendessen, kein Kleid → elegant dinner, no dress
  Was trägt man zur Beerdigung? → what should one wear for the funeral?
  nur Kleider → only dress
  Ich brauche ein warmes Outfit, weil es schneit → i need a warm outfit, because it is snowing
`);

describe('German', () => {
  it.each(titles)('is read in a title: %s', (line) => expectTitleRead(line));

  it.each(sentences)('is put into English words: %s', (line) => expectTranslated(line, 'de'));
});
