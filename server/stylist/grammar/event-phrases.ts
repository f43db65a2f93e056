import type { StylistEvent } from '#contract/rules/stylist-events.ts';
import { stylistEvents } from '#contract/rules/stylist-events.ts';
import type { Occasion } from '../request.ts';
import type { PhraseTable } from './asked.ts';

/** How people call what they dress for. */
const events: Partial<Record<StylistEvent, string>> = {
  'black-tie': `black tie, a black tie, blacktie, tuxedo event, black tie event, black tie dinner, black tie party, black tie gala,
    black tie wedding, black tie do`,
  'white-tie':
    'white tie, white tie event, white tie ball, white tie dinner, state dinner, vienna opera ball, opera ball',
  gala: `gala, a gala, gala dinner, charity gala, gala night, ball, a ball, the ball, charity ball, winter ball, summer ball, prom,
    formal dinner, award ceremony, awards, award, awards night, awards dinner, red carpet event, premiere, film premiere, formal event,
    formal occasion, a formal, ceremony, something formal`,
  cocktail: `cocktail, cocktails, cocktail party, cocktail hour, cocktail evening, cocktail attire, cocktail dress code, drinks reception,
    champagne reception, reception, after work cocktails`,
  business: `business, business meeting, business dinner, business lunch, client, client meeting, client dinner, meeting a client, important clients, meeting important clients,
    clients, meeting clients, board meeting, presentation, a pitch, pitch meeting, pitch, business formal, business attire, business trip,
    negotiation, investor meeting, investors, shareholder meeting, business day`,
  'job-interview': `interview, job interview, an interview, interviews, second interview, job interviews, interview day, interviewing,
    interviewed`,
  'bank-interview': `bank interview, interview at a bank, interview at the bank, interview with a bank, interview in a bank, job interview at a bank,
    job interview at the bank, job interview in a bank, interview for a bank, law firm interview, interview at a law firm,
    job interview at a law firm, interview with a law firm, interview at an insurance company, consulting interview,
    interview in finance, finance interview, interview at an investment bank, job interview at an investment bank,
    interview at a consultancy, job interview with a bank`,
  'creative-interview': `creative interview, interview at an agency, interview at a design agency, interview at a design studio,
    interview at a startup, interview at a start up, startup interview, agency interview, interview at an ad agency,
    interview at an advertising agency, interview with a design studio, interview with a startup, interview at a magazine,
    interview at a fashion label, interview in advertising, job interview at a startup, job interview at an agency,
    job interview at a design studio, job interview at a design agency, design interview, interview at a creative agency,
    job interview at a creative agency, interview at an architecture firm, interview with an agency, media interview`,
  conference: `conference, a conference, conference talk, trade fair, trade show, keynote, speaking at a conference, congress, summit, convention,
    symposium, panel discussion, giving a talk, give a talk, workshop, seminar, networking event, networking`,
  court:
    'court, in court, court hearing, court date, court appearance, a hearing, trial, jury duty, the courthouse, testify, testifying',
  office: `office, the office, office day, work, day at work, day at the office, at work, to work, office meeting, staff meeting,
    team meeting, meeting, meetings, a meeting, workday, working day, work day, co-workers, coworkers, colleagues, new job,
    first day at work, first day at a new job, first day of work, first day at my new job, my new job, performance review,
    lunch meeting, regular work day, normal work day, work lunch`,
  'casual-office': `casual friday, casual fridays, casual office, casual office day, casual work day, casual day at work, dress down friday,
    casual at work, casual day at the office, startup office`,
  teaching:
    'teaching, teach, teaching a class, my class, in class, my students, in the classroom, classroom, lecture, giving a lecture, lecturing',
  'home-office': `home office, homeoffice, working from home, work from home, wfh, remote work, video call, zoom, zoom call, zoom meeting,
    video calls, zoom calls, teams call, video conference, on camera`,
  'parents-evening': `parents evening, parents’ evening, parent’s evening, parent evening, parents night, parents’ night,
    parent teacher conference, parent teacher meeting, parent teacher evening, pta meeting, pta, parents meeting, parent meeting,
    open evening at school, school concert, school play, school meeting, teacher meeting, meeting my kids teacher,
    meeting with the teacher, meet the teacher`,
  church: `church, the church, mass, sunday mass, church service, service, service at church, sunday service, sunday church, temple, synagogue, mosque,
    midnight mass, easter service, religious service, communion, confirmation, first communion, bar mitzvah, bat mitzvah`,
  funeral: `funeral, a funeral, the funeral, funeral service, burial, cremation, memorial, memorial service, a wake, the wake, wake,
    a viewing, condolences, paying my respects`,
  christening:
    'christening, a christening, gets christened, get christened, being christened, gets baptised, gets baptized, is being baptised, is being baptized, being baptised, being baptized, baptism, baptizing, naming ceremony, name giving ceremony, dedication',
  graduation: `graduation, graduation ceremony, graduation day, commencement, my degree ceremony, degree ceremony, diploma ceremony,
    graduation party, graduating`,
  'baby-shower':
    'baby shower, a baby shower, babyshower, bridal shower, wedding shower, gender reveal, gender reveal party',
  wedding: `wedding, weddings, a wedding, wedding guest, wedding party, bridesmaid, best man, at a wedding, civil wedding, church wedding,
    registry office, city hall wedding, wedding reception, winter wedding, autumn wedding, engagement party, engagement,
    rehearsal dinner, wedding anniversary, golden wedding, evening wedding, vow renewal, wedding in town, marriage ceremony, gets married, get married, getting married, is marrying, are getting married, ties the knot`,
  'summer-wedding': `summer wedding, wedding in summer, wedding in the summer, outdoor wedding, garden wedding, wedding in june,
    wedding in july, wedding in august, wedding outdoors, wedding outside, wedding in a garden, wedding in the garden, summer wedding in a garden, summer wedding in the garden, summer wedding outdoors, country wedding, barn wedding,
    vineyard wedding, spring wedding, boho wedding`,
  'beach-wedding': `beach wedding, wedding on the beach, wedding at the beach, a wedding on a beach, wedding on a beach, wedding by the sea,
    destination wedding, wedding at the sea, seaside wedding, wedding on an island, island wedding`,
  'garden-party':
    'garden party, a garden party, lawn party, summer party outdoors, backyard party, tea party, afternoon tea, high tea, the races, horse races, polo match',
  opera:
    'opera, the opera, an opera, night at the opera, opera night, opera house, opera premiere, ballet, the ballet',
  theater: `theater, theatre, the theater, the theatre, theatre night, theater night, a play, a musical, musical, a show, broadway, west end,
    night at the theater, night at the theatre`,
  concert: `concert, a concert, gig, a gig, rock concert, live music, jazz concert, jazz club, jazz night, classical concert, philharmonic,
    symphony, recital, orchestra`,
  gallery: `gallery, gallery opening, exhibition, exhibition opening, vernissage, art show, art opening, art fair, opening night, opening of an exhibition,
    an opening, a book launch, book launch, reading, poetry reading, a launch, launch party, fashion show, fashion week`,
  dinner: `dinner, a dinner, dinner out, restaurant, a restaurant, the restaurant, fancy restaurant, fine dining, nice restaurant, dinner party,
    dinner with friends, dinner with the in laws, dinner with my in laws, family dinner, birthday dinner, anniversary dinner, out for dinner, evening out,
    tasting menu, michelin, michelin star restaurant, wine tasting, christmas dinner, thanksgiving dinner, thanksgiving,
    christmas eve, dinner at a restaurant, going out to eat, meal out, eat out, eating out, steakhouse, sushi, meeting the parents,
    meet the parents, meet his parents, meet her parents, meeting his parents, meeting her parents, meet my in laws, supper`,
  'first-date': `first date, a first date, the first date, blind date, tinder date, bumble date, hinge date, coffee date, drinks date`,
  date: `date, a date, date night, the date, hot date, second date, third date, romantic dinner, romantic evening, anniversary, our anniversary,
    dinner date, valentines day, valentine’s day, valentines, valentine’s, lunch date, dinner with my husband,
    dinner with my wife, dinner with my boyfriend, dinner with my girlfriend, going on a date, movie date`,
  'office-party': `office party, the office party, work party, company party, work christmas party, office christmas party, company christmas party,
    staff party, christmas party at work, firm party, team party, work do, work drinks, after work drinks, drinks with colleagues,
    drinks with coworkers, holiday party at work, office holiday party, company event, corporate event, company dinner, work dinner,
    team dinner, summer party at work, company picnic, team event, farewell party at work, leaving do`,
  birthday:
    'birthday, a birthday, birthday party, my birthday, 30th birthday, 40th birthday, 50th birthday, 60th birthday, birthday drinks, kids birthday',
  party: `party, a party, house party, holiday party, christmas party, new year’s eve, new years eve, new year, nye, new year’s party, new years party,
    housewarming, house warming, hen party, bachelorette, bachelorette party, hen do, bachelor party, stag do, festivities, celebration,
    halloween, halloween party, carnival, disco, drinks, drinks with friends, bar, a bar, rooftop bar, wine bar, cocktail bar, karaoke, summer party, pool party`,
  club: 'club, clubbing, the club, a club, night club, nightclub, dancing, go dancing, going dancing, rave, a rave, night out, girls night, girls night out, ladies night, big night out, night out with friends, salsa, salsa night',
  'smart-casual': `smart casual, smart-casual, dressy casual, business casual, smart but casual, casual chic, casual but smart, elevated casual,
    polished casual, smart casual event, smart casual dinner, casual elegant`,
  brunch: `brunch, a brunch, sunday brunch, birthday brunch, breakfast out, breakfast with friends, lunch, a lunch, lunch with friends,
    lunch with mum, lunch with my mum, lunch with mom, lunch with my mom, ladies lunch, sunday lunch, family lunch, lunch out, coffee, a coffee,
    coffee with friends, coffee with a friend, cafe, a café`,
  pub: `pub, the pub, a pub, pub quiz, beer garden, biergarten, beers with friends, a beer, beers, pub crawl, brewery, quiz night, sports bar,
    pub night, pub lunch, watch the game, watching the game, watch the match at the pub, irish pub, dive bar`,
  match: `match, a match, the match, watching the match, watch the match, football match, soccer match, rugby match, stadium, the stadium, in the stadium, football game, soccer game,
    baseball game, basketball game, hockey game, ice hockey, the game, at the game, home game, away game, watch football in the stadium, cricket match,
    football stadium, the terraces, a match in the stadium, derby match, ball park, ballpark, the stands`,
  festival:
    'festival, a festival, music festival, glastonbury, coachella, festivals, open air, open air concert, open air festival, street festival, outdoor concert, concert in the park, wine festival',
  picnic:
    'picnic, a picnic, picnic in the park, picnic at the lake, day in the park, afternoon in the park, the park, at the park, by the lake',
  barbecue:
    'barbecue, a barbecue, the barbecue, bbq, a bbq, barbeque, cookout, a cookout, grill party, grilling, grill out, braai, barbecue with friends, bbq with friends, barbecue in the garden, bbq in the garden',
  'dog-walk': `dog walk, walk, go for a walk, going for a walk, walk the dog, walking the dog, walk with the dog, a walk with the dog, walk my dog, walking my dog, take the dog out, dog park,
    walk with my dog, out with the dog, a walk, long walk, a long walk, sunday walk, a stroll, stroll, walk in the woods, walk in the park,
    walk in the forest, walk on the beach, the woods, forest walk, winter walk`,
  hike: `hike, a hike, hiking, hiking trip, trekking, trek, mountains, the mountains, in the mountains, mountain hike, climbing, day hike, hiking day,
    trail, on the trail, hill walking, mountain trip, rambling, outdoor day`,
  camping:
    'camping, camp, a camping trip, campsite, glamping, in a tent, campfire, bonfire, fishing, fishing trip, hunting',
  sailing:
    'sailing, sail, a sailing trip, on a boat, boat, a boat, boat trip, boat party, yacht, on a yacht, regatta, kayaking, canoeing, rowing, ferry trip, on deck',
  gardening:
    'gardening, garden work, working in the garden, work in the garden, the garden, yard work, allotment, planting, mow the lawn, mowing the lawn, raking leaves',
  ski: 'ski, skiing, ski trip, ski day, ski holiday, ski weekend, the slopes, on the slopes, snowboarding, snowboard, cross country skiing, apres ski, sledding, sledging, ice skating, snowshoeing',
  yoga: 'yoga, yoga class, yoga session, pilates, pilates class, hot yoga, stretching, barre, barre class, meditation, reformer',
  run: 'run, a run, running, jog, a jog, jogging, go for a run, going for a run, morning run, park run, parkrun, marathon, half marathon, 5k, 10k, trail run, trail running, go running, going running, sprint training, interval training',
  gym: `gym, the gym, workout, work out, working out, a workout, training, lifting, weights, weight lifting, crossfit, spinning class, spin class, hiit, personal trainer,
    gym session, gym class, fitness, fitness class, exercise, exercising, sport, sports, doing sports, some sport, aerobics, zumba, dance class, boxing, climbing gym, bouldering`,
  swim: 'swim, a swim, swimming, go for a swim, pool, the pool, swimming pool, lap swimming, swim laps, aqua fitness, spa, sauna, a spa day, spa day, water park, surfing, snorkeling, diving',
  tennis:
    'tennis, a tennis match, playing tennis, play tennis, padel, play padel, badminton, squash, golf, a round of golf, play golf, playing golf, table tennis',
  cycling:
    'cycling, bike ride, a bike ride, bike tour, cycle, cycle tour, cycling to work, bike to work, biking, ride my bike, riding my bike, on my bike, by bike, mountain biking, cycle to work, commute by bike',
  'ball-game':
    'football, soccer, basketball, rugby, hockey, play ball, playing ball, play football, playing football, play soccer, playing soccer, play basketball, playing basketball, volleyball, play volleyball, football practice, football training, kick about, play catch, handball, ball game, ball games, play rugby, cricket, softball, frisbee, throw a ball, playing ball with the kids, play ball with the kids',
  beach:
    'beach, the beach, a beach day, beach day, day at the beach, seaside, sunbathing, at the sea, the sea, by the sea, beach club, pool day, lying by the pool, day at the pool, beach holiday, boardwalk',
  'long-flight': `long flight, a long flight, long haul, long haul flight, flight, a flight, flying, my flight, plane, the plane, on the plane, airport, the airport,
    overnight flight, red eye, red eye flight, 12 hour flight, 10 hour flight, 8 hour flight, 11 hour flight, 9 hour flight, transatlantic flight,
    night train, long train ride, train ride, a long train journey, train journey, the train, train, long journey, bus ride, long bus ride`,
  'road-trip': `road trip, a road trip, roadtrip, long drive, a long drive, driving all day, drive all day, car ride, long car ride, travel, traveling,
    travelling, travel day, traveling light, travel light, day trip, a day trip, on the road, commuting, commute`,
  sightseeing: `sightseeing, a day of sightseeing, city trip, city tour, exploring the city, walking tour, walking around the city, tourist, being a tourist,
    walking, walking around, lots of walking, walking a lot, explore the city, strolling through town, zoo, the zoo, theme park, amusement park, disneyland, christmas market, flea market, farmers market, market, the market`,
  'moving-house': `moving house, move house, moving, moving day, moving flat, moving apartment, helping a friend move, help a friend move, helping someone move,
    carrying boxes, packing boxes, painting, painting the walls, paint the walls, decorating the flat, renovating, renovation, diy, spring cleaning, cleaning the house,
    house cleaning, cleaning, clean the house, housework, cleaning day, decluttering, moving in, moving out, cooking`,
  ill: `ill, ill at home, at home ill, sick, sick at home, home sick, at home sick, sick day, i am sick, im sick, i am ill, im ill, have the flu, the flu, with a fever, a fever,
    fever, in bed, in bed all day, i feel ill, feeling ill, i feel sick, feeling sick, under the weather, feel unwell, recovering, after surgery, hungover, hangover, migraine, cramps, period pain`,
  errands: `errands, running errands, run errands, run some errands, a few errands, shopping, a shopping trip, go shopping, going shopping, grocery shopping, groceries, supermarket,
    the supermarket, post office, the bank, doctor, doctors appointment, doctor’s appointment, the doctor, dentist, the dentist, hairdresser, the hairdresser, appointments, popping out, the pharmacy, hospital visit, vet, the vet, mall, the mall, bookstore, library, the library, city hall`,
  'school-run':
    'school run, the school run, drop off, school drop off, pick up the kids, picking up the kids, taking the kids to school, take the kids to school, kindergarten, nursery, daycare, playground, the playground, playdate, play date, kids, day with the kids, with the kids, school, soccer mom, school pick up',
  museum:
    'museum, a museum, the museum, museum visit, museums, matinee, cinema, the cinema, movies, the movies, a movie, movie night, movie, aquarium, planetarium',
};

/** What is an occasion without being one of the events. */
const occasions: Partial<Record<Occasion, string>> = {
  Home: `at home, home, staying in, stay in, staying home, stay home today, lazy day, lazy sunday, sofa, couch, day at home, quiet day at home, pyjama day, pajama day, netflix, night in,
    cozy night in, evening in, lounging, lounge around, chilling at home, relaxing at home, sunday at home`,
  Everyday: `everyday, every day, ordinary day, normal day, regular day, day off, my day off, casual day, visit, visiting family, family, visiting friends, friends, seeing friends, meeting friends,
    meeting a friend, see a friend, with friends, hanging out, hang out, hanging out with friends, day out, university, uni, college, campus, lectures at uni, family visit, visiting my parents, visit my parents, normal weekday`,
  Evening:
    'evening out, an evening out, tonight, going out, going out tonight, go out tonight, night on the town',
  Outdoors:
    'outdoors, outside all day, outside, being outdoors, outdoor, day outside, outdoor activities, zoo with the kids, mostly outdoors, apple picking, berry picking, birdwatching, horse riding',
};

export const eventPhrases: PhraseTable = [
  ...Object.entries(events).map(
    ([event, words]) =>
      [
        words,
        { event: event as StylistEvent, occasion: stylistEvents[event as StylistEvent].occasion },
      ] as const,
  ),
  ...Object.entries(occasions).map(
    ([occasion, words]) => [words, { occasion: occasion as Occasion }] as const,
  ),
];
