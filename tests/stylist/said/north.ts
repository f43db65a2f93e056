import { garmentsOf } from './garment-lines.ts';
import type { SaidWardrobe } from './said-case.ts';

export const north: SaidWardrobe = {
  owner: 'A man of 40 in Hamburg, who works in shipping, runs, hikes and sails.',
  country: 'DE',
  unit: 'C',
  garments: garmentsOf(`
    t-shirt | Weißes T-Shirt | white | @Uniqlo, 3d
    t-shirt | Schwarzes T-Shirt | | @COS, 8d
    t-shirt | Graues T-Shirt | grey
    t-shirt | Ringelshirt | navy white | @Armor-Lux, ~Striped
    t-shirt | Bandshirt Tocotronic | black | ~Graphic print
    t-shirt | T-Shirt oliv | olive
    long-sleeve | Henley grau meliert
    shirt | Weißes Oberhemd | white | @Eterna, ~Plain, !Business/Work
    shirt | Hellblaues Hemd | sky | @Eton, ~Plain, !Business/Work, 6d
    shirt | Hemd weiß Haifischkragen | white | !Business
    shirt | Smokinghemd | white | @Eton, !Formal
    shirt | Oxfordhemd hellblau | | @Ralph Lauren, 2d
    shirt | Blau gestreiftes Hemd | blue white | ~Striped, !Work
    shirt | Leinenhemd weiß | white | %Summer
    shirt | Leinenhemd salbeigrün | mint | %Summer, 120d
    shirt | Flanellhemd rot kariert | red black | ~Checked, %Fall/Winter
    shirt | Jeanshemd
    shirt | Holzfällerhemd grün | green | ~Plaid, 200d
    shirt | Rosa Hemd | pink | in-the-wash
    shirt | Hawaiihemd | teal orange | ~Floral, %Summer
    polo-shirt | Poloshirt navy | navy | @Lacoste
    polo-shirt | Weißes Polohemd | | @Fred Perry
    sweater | Grauer Kaschmirpullover | grey | %Fall/Winter, 5d
    sweater | Troyer dunkelblau | navy | @Andersen, %Winter
    sweater | Schwarzer Rollkragenpullover | black | @COS, %Fall/Winter
    sweater | Dunkelgrüner Wollpullover | green | %Winter
    sweater | Norwegerpullover | | @Dale of Norway, ~Geometric, %Winter
    sweater | Cremefarbener Zopfpullover | cream | ~Textured, %Winter
    cardigan | Strickjacke anthrazit | charcoal
    hoodie | Hoodie schwarz | black | @Carhartt, 4d
    hoodie | St. Pauli Kapuzenpulli | brown | ~Graphic print
    jeans | Jeans dunkelblau | | @Levi's, 2d
    jeans | Jeans hellblau | sky | @Levi's
    jeans | Schwarze Jeans | black | @Nudie, 7d
    jeans | Alte Jeans mit Loch | blue | !Home
    trousers | Graue Wollhose | grey | !Work/Business
    trousers | Dunkelblaue Bundfaltenhose | | !Work
    trousers | Braune Cordhose | brown | %Fall/Winter
    trousers | Cargohose oliv | olive | @Carhartt
    trousers | Leinenhose beige | beige | %Summer
    trousers | Wanderhose | charcoal | @Fjällräven, !Outdoors
    trousers | Regenhose | | @Vaude, !Outdoors
    chinos | Beige Chino | beige | 9d
    chinos | Chino oliv | olive
    shorts | Kurze Hose khaki | beige | %Summer
    sweatpants | Graue Jogginghose | grey | !Home
    suit | Smoking | | @Boss, !Formal
    suit | Navyblauer Anzug | navy | @Suitsupply, !Business, 20d
    suit | Grauer Anzug | grey | @Boss, !Business
    suit | Leinenanzug hellbeige | beige | %Summer, !Wedding
    suit | Schwarzer Anzug | black | !Formal
    overalls | Arbeitslatzhose | | @Engelbert Strauss
    blazer | Marineblauer Blazer | navy | !Work
    blazer | Tweedsakko braun | brown | ~Herringbone, %Fall/Winter
    blazer | Graues Sakko | grey | at-the-studio
    blazer | Kariertes Sakko | grey blue | ~Checked
    blazer | Samtsakko bordeaux | | !Evening/Party
    jacket | Barbour Wachsjacke | olive | @Barbour, %Fall/Winter, 1d
    jacket | Friesennerz | yellow | @Petromax
    jacket | Regenjacke dunkelblau | navy | @Helly Hansen, !Outdoors
    jacket | Hardshelljacke | orange | @Mammut, !Outdoors
    jacket | Segeljacke | | @Musto, !Outdoors
    jacket | Softshelljacke schwarz | black | @Jack Wolfskin, !Outdoors
    jacket | Fleecejacke | grey | @Patagonia, !Outdoors
    denim-jacket | Jeansjacke | blue | @Levi's
    leather-jacket | Schwarze Lederjacke | black | @Schott
    bomber | Bomberjacke oliv | | @Alpha Industries
    coat | Marineblauer Wollmantel | navy | %Winter, !Work/Business
    coat | Schwarzer Mantel | black | %Winter
    coat | Camelfarbener Mantel | camel | %Fall/Winter, 15d
    coat | Dufflecoat | navy | @Gloverall, %Winter
    coat | Caban | | @Saint James, %Fall/Winter
    trench-coat | Trenchcoat beige | beige | @Burberry, %Spring/Fall
    parka | Parka dunkelgrün | green | @Fjällräven, %Winter
    puffer | Daunenjacke schwarz | black | @The North Face, %Winter
    puffer | Steppjacke blau | blue
    vest | Steppweste navy
    vest | Anzugweste grau | grey
    sneakers | Weiße Sneaker | white | @Veja, 2d
    sneakers | Adidas Samba | black white | @Adidas
    sneakers | New Balance 574 | grey navy | @New Balance, 1d
    sneakers | Laufschuhe Asics | | @Asics, !Sport
    sneakers | Trailrunner Salomon | black | @Salomon, !Sport/Outdoors
    sneakers | Tennisschuhe | white | !Sport
    sneakers | Fußballschuhe | green | !Sport
    lace-ups | Schwarze Oxfords | black | @Crockett & Jones, !Business/Formal
    lace-ups | Lackschuhe | | !Formal
    lace-ups | Braune Derbys | brown | @Lloyd, !Work
    lace-ups | Budapester cognac | camel | lent
    loafers | Braune Loafer | brown
    loafers | Bootsschuhe | brown | @Sebago, %Summer
    ankle-boots | Chelsea Boots schwarz | | @Blundstone
    ankle-boots | Desert Boots sand | beige | @Clarks
    boots | Winterstiefel | brown | @Sorel, %Winter
    boots | Gummistiefel | green | @Aigle
    boots | Wanderschuhe | brown | @Meindl, !Outdoors
    boots | Rote Docs | | @Dr. Martens
    sandals | Birkenstock Arizona | brown | @Birkenstock, %Summer
    sandals | Badelatschen | navy | !Beach
    slip-ons | Hausschuhe Filz | grey | @Haflinger, !Home
    slip-ons | Espadrilles blau | blue | %Summer
    backpack | Rucksack schwarz | | @Deuter
    shoulder-bag | Aktentasche Leder braun | brown | !Work/Business
    travel-bag | Weekender | navy
    tote | Jutebeutel | cream
    scarf | Grauer Wollschal | grey | %Winter
    scarf | Karierter Schal | | ~Checked, %Winter
    scarf | St. Pauli Fanschal | brown white
    scarf | Weißer Seidenschal | white | !Formal
    cap | Blaue Wollmütze | navy | %Winter
    cap | Elbsegler | navy
    cap | Baseballcap grau
    hat | Strohhut | cream | %Summer
    belt | Schwarzer Ledergürtel | black
    belt | Brauner Gürtel | brown
    gloves | Lederhandschuhe schwarz | black | %Winter
    gloves | Skihandschuhe | | !Sport
    sunglasses | Ray-Ban Wayfarer | black | @Ray-Ban
    tie | Krawatte navy | navy | ~Plain, !Business
    tie | Gestreifte Krawatte | burgundy navy | ~Striped
    tie | Schwarze Krawatte | black
    watch | Omega Seamaster | | @Omega
    watch | Garmin Laufuhr | black | @Garmin, !Sport
    jewelry | Ehering | silver
    jewelry | Manschettenknöpfe silber | silver | !Formal/Business
    hosiery | Schwarze Kniestrümpfe | black
    hosiery | Wollsocken
    sports-top | Laufshirt neongelb | citron | @Nike
    sports-top | Funktionsshirt | black | @Odlo
    sports-bottom | Laufhose kurz | black | @Nike
    sports-bottom | Lauftights | black
    sports-bottom | Radhose
    swimwear | Badehose blau | blue
    skiwear | Skijacke | blue orange | @Schöffel
    skiwear | Skihose | black | @Schöffel
    pajamas | Gestreifter Schlafanzug | sky white | ~Striped
    robe | Bademantel
    ? | Schürze
    ? | Omas Fischerhemd | blue white | ~Striped
  `),
};
