import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stylistEvents } from '#contract/rules/stylist-events.ts';
import { linesOf } from '#tests/stylist/told-in-words.ts';
import demo from '../../../demo/garments.json' with { type: 'json' };
import { findTerms } from '../find-terms.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { languageOf } from './languages.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { translateSentence, translateTitle } from './translate.ts';
import { languages } from './word-table.ts';

const english = linesOf(`
  dinner in São Paulo
  my vestido verde for the office
  lunch at Café Central with Müller
  a weekend in Málaga
  what should I wear to the opera in München
  my Kleid for the wedding
  a concert in Köln on Friday
  wedding in Praia da Rocha
  3 days in Lisbon
  flight to Zürich tomorrow
  dinner at La Maison
  something for Día de los Muertos party
  with my Casaco Azul
  no jeans
  jeans and a top
  black tie
  date night
  Date
  robe
  rock concert
  die hard fan of red
  hat
  a hat and a pull for the mountains
  the war museum
  cocktails at El Bulli
  Oktoberfest in Munich with friends
  my Chanel bag with the robe
  job interview at Société Générale
  job interview at Deutsche Bank
  lunch with Señor García
  brunch in Le Marais
  a walk on Las Ramblas
  not the Pantalón Negro
  wear my Lederhose to the party
  trip to Côte d'Azur in July
  meeting at Volkswagen
  the gala at Schloss Schönbrunn
  my Robe à Fleurs with boots
  Sagrada Família tour on Sunday
  Carnival in Rio de Janeiro
  tapas bar tonight
  a fiesta with friends
  siesta day at home
  my sister Núria's wedding
  picnic with José and María
  opera: Così fan tutte
  Der Rosenkavalier at the opera tonight
  La Traviata tonight
  Les Misérables at the theater
  Das Boot screening
  Bonjour Paris weekend
  something chic for a soirée
  Comme des Garçons shirt with jeans
  my Zara blazer
  Camino de Santiago hike
  going to Göteborg by train
  Christmas market in Nürnberg
  yoga in the Englischer Garten
  office
  it rains
  comfy shoes for lots of walking
  salsa class
  São João party in Porto
  a visit to Château de Versailles
  no heels, no skirt
  an art opening at Kunsthalle Zürich
  smart casual
  parka
  no
  hot
`);

const others = {
  de: linesOf(`
    Hochzeit
    etwas Warmes
    keine Jeans
    Was zieh ich an
    Date am Samstag
    fur eine Hochzeit
    es regnet
    Hochzeit in Paris
    bitte schicker
    ohne Absätze
    ein Abendkleid
    Wintermantel
    grün
    nicht schwarz
    was Rotes
    was soll ich tragen
    Party bei Freunden am Freitag
    Vorstellungsgespräch
    mit meinen Boots
    die Jeans bitte nicht
    Business Meeting am Montag
    der rote Rock
    fuer das Buero
    Sommerhochzeit
    Lederstiefel und ein Kleid
    heute Abend
    Konzert in Hamburg heute
    Ich will ein Outfit für die Party
    nur Schwarz
    lieber Sneaker
    JEANS MIT HEMD FÜR DIE ARBEIT
  `),
  pt: linesOf(`
    casamento
    sem saltos
    está frio
    algo quente
    o que visto
    não
    jantar em Lisboa
    vestido vermelho
    mais formal
    para amanhã
    preciso de ajuda
    quero jeans
    chuva
    nao quero saias
    calças pretas
    um look casual para o escritório
    sapatilhas brancas
    roupa para o ginásio
    casaco e cachecol
    está a chover
    festa de anos
    hoje à noite
    com as minhas botas
    vou a Paris amanhã
    só preto
    nada de vestidos
    entrevista de emprego
    ténis e calças de ganga
    uma blusa branca
    batizado no domingo
  `),
  es: linesOf(`
    boda
    sin tacones
    hace frío
    una boda en Sevilla
    más cómodo
    algo rojo
    mañana
    para la oficina
    nada de vaqueros
    cena en Nueva York
    ropa
    llueve
    que me pongo manana
    falda larga
    camiseta y vaqueros
    con mis zapatos rojos
    entrevista de trabajo
    quiero un outfit para el office party
    el sábado
    los zapatos negros no
    sorpréndeme
    bautizo
    un abrigo de lana
    hace mucho calor
    zapatillas blancas
    cita el viernes
    algo menos arreglado
    voy a la playa
    no me gusta
    solo negro
  `),
  fr: linesOf(`
    mariage
    sans talons
    il fait froid
    un mariage
    plus chic
    une robe noire
    demain
    pour le bureau
    pas de jean
    dîner à Paris
    une soirée
    quelque chose
    j'ai froid
    je veux un pull
    chemise blanche
    il pleut
    qu'est-ce que je mets
    avec mes bottes
    rien de noir
    entretien d'embauche
    baptême dimanche
    des baskets blanches
    un manteau chaud
    je déteste les jupes
    ce soir
    uniquement du bleu
    au lieu du jean
    une tenue pour le week-end
    soirée chez des amis
    la jupe plissée
  `),
};

describe('the language of a text', () => {
  it.each(english)('is English, whatever is named in it: %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });

  it.each(
    Object.entries(others).flatMap(([language, texts]) => texts.map((text) => [text, language])),
  )('is known by the words that only one has: %s (%s)', (text, language) => {
    expect(languageOf(text!)).toBe(language);
  });

  it.each([
    '',
    '👗',
    '501',
    'платье',
    'voglio un vestito rosso per domani',
    'ik wil een rode jurk',
  ])('is none of these: %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});

describe('an English title', () => {
  it.each(demo.map(({ title, category }) => [title, category]))(
    'stays: %s (%s)',
    (title, category) => {
      expect(translateTitle(title!, category!)).toBe(title);
    },
  );

  it.each([
    ['Robe', 'robe', 'Robe'],
    ['Robe', 'day-dress', 'dress'],
    ['Rock', 'midi-skirt', 'skirt'],
    ['Rock tee', 't-shirt', 'Rock tee'],
    ['Pull', 'sweater', 'sweater'],
    ['Fato', 'suit', 'suit'],
    ['Casaco', 'coat', 'coat'],
    ['Casaco', 'cardigan', 'cardigan'],
    ['Comme des Garçons play tee', 't-shirt', 'Comme des Garçons play tee'],
    ['Rosa dress', 'day-dress', 'Rosa dress'],
  ])('may be another one by its category: %s (%s)', (title, category, words) => {
    expect(translateTitle(title, category)).toBe(words);
  });
});

/** Letters, words of every language, and titles. */
const texts = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...Object.values(others).flat(), 'nicht', 'ne', 'pas', 'não', 'ni', ', '),
      fc.integer({ min: 0xe000, max: 0xf8ff }).map((code) => String.fromCharCode(code)),
    ),
  )
  .map((parts) => parts.join(' '));

const titlesIn = (text: string): string[] => text.match(/[\ue000-\uf8ff]/g) ?? [];

describe('any text', () => {
  it('is translated without a word of a title lost, and the same every time', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...languages), (text, language) => {
        languageOf(text);
        const words = translateSentence(text, language);
        expect(titlesIn(words)).toEqual(titlesIn(text));
        expect(translateSentence(text, language)).toBe(words);
        expect(translateTitle(text, 'coat')).toBe(translateTitle(text, 'coat'));
      }),
    );
  });

  it.each([
    ['die \ue000 nicht', 'de', 'not the \ue000'],
    ['\ue000 will ich nicht anziehen', 'de', 'i do not want to wear \ue000'],
    ['mit \ue001, ohne \ue000', 'de', 'with \ue001, without \ue000'],
    ['não quero \ue000', 'pt', 'i do not want \ue000'],
    ['con \ue000 y botas negras', 'es', 'with \ue000 and black boots'],
    ['je ne veux pas \ue000', 'fr', 'i do not want \ue000'],
  ] as const)('keeps what stands for a title: %s', (text, language, words) => {
    expect(translateSentence(text, language)).toBe(words);
  });
});

describe.each(Object.entries({ german, portuguese, spanish, french }))(
  'the words of %s',
  (_, tables) => {
    it('for garments are garments in the lexicon', () => {
      const kinds = tables.garment.flatMap(([, words]) => words.split('|'));
      const unknown = kinds.filter((words) => !findTerms(words).some(({ facts }) => facts.slot));
      expect(unknown).toEqual([]);
    });

    it('name every event', () => {
      const said = new Set(tables.thing.map(([, words]) => words));
      const unsaid = Object.values(stylistEvents)
        .filter(
          ({ label, after }) =>
            ![label.toLowerCase(), after.replace(/^an? /, '')].some((one) => said.has(one)),
        )
        .map(({ label }) => label);
      // It is said as "ill at home".
      expect(unsaid).toEqual(['At home, ill']);
    });

    it('say one thing each', () => {
      const said = Object.values(tables).flatMap((table) => {
        const all = table.flatMap(([foreign]) => foreign.split(',').map((one) => one.trim()));
        return all.filter((one, at) => one === '' || all.indexOf(one) !== at);
      });
      expect(said).toEqual([]);
    });
  },
);
