import { isTermWord } from '../find-terms.ts';

/** Frequent words of English sentences, beside those of the lexicon. */
const frequent = new Set(
  `a about above across after again against ago ahead all almost alone along already alright also always am amazing among
  an and annual another any anybody anyone anything anyway apart are around as ask at attend attending away baby back bad
  bank barbecue baptism be beautiful because become been before begin being believe below beside best better between big
  birthday bit board body book boss both boy breakfast bring brother brunch bus but buy by cake call came can cannot car
  care ceremony chance change cheap check child children christening church city class clean clear client close clothes
  coffee cold colleague colleagues color colors colour colours come comes comfortable comfy coming company concert
  conference cook costume could country couple course court cousin cozy crazy cut dad dance dancing dark dash date daughter
  day days dear decide degrees den did die different difficult dinner dirty do does dog doing done door double down dress
  dressed dressing drink drinks drive dry during each early easy eat eight eleven else end engagement enough era even evening
  event ever every everybody everyone everything exact except exhibition expect eye fall family fancy far fast father
  favorite favourite feel feeling feels few fifth fill film final find fine first fit fits five flight flower fly food foot
  for forget formal four fresh friday friend friends from front full fun funeral game garden gate gave get gets getting
  gift girl give given go goes going gone good got graduation grand great group guest guests guy had hair half hand hang
  happy hard has hat hate have haven having he head hear heat hello help her here hey hi high hike hiking him his holiday
  home hope host hot hotel hour hours house how husband i ice idea ideas if in indoor indoors inside instead interview into
  invitation invited is it its job join just keep kid kids kind know lady last late later law least leave leaves leaving
  left less let life light like likes list little live long look looking looks lot lots love lovely low lunch made main
  make makes man many march market married match matter may maybe me mean meet meeting men might mild mind minus minute mix
  monday money month more morning most mother move movie moving much mum museum music must my myself name near need needs
  never new next nice night nine no none nor not note nothing now number of off office often oh ok okay old on once one
  only open opening or order other our out outdoor outdoors outfit outfits outside over own pack packing page pair pale
  parents part partner party pass past people perfect perhaps person photo photos pick picnic piece place plan plans play
  please point pool pour pouring present pretty print probably pub pull put quick quite rain raining rains rainy rather
  read ready real really reception red rest restaurant ride right robe rock role room round run running sad said same sand
  saturday save say school sea season second see seen self send serve set seven shall she shop shopping short should show
  side simple since sing single sister sit sitting six small smart snow so some somebody someone something somewhere son
  song soon sort special spring stage stand start state stay still stop street stuff style such suggest suit summer sun
  sunday sunny super sure surprise table take talk tall team tell ten than thank thanks that the theater theatre their them
  then there these they thing things think third this those though thought three through thursday tie till time times tip
  tips to today together told tomorrow tonight too top town train travel trip true try tuesday turn twelve two type under
  until up upon us use used using van very view visit wait walk walking want wants war warm was wash watch way we wear
  wearing weather wed wedding wednesday week weekend weeks well went were wet what when where whether which while white who
  whole why wife will win wind windy winter with without woman women wonderful work working world worn would wrap wrong
  yeah year years yes yesterday yet yoga you young your yourself chemise noir blanc rose sport sports marine chic gala
  black tie park theme amusement ranger communion disco beer beers grill apres mall polar cooler bar ball club brunch festival camping tennis ski golf jogging shopping business meeting baby shower smart
  casual gallery opera match september april august november mini midi maxi petite boutique vintage modern sexy retro
  cocktail cocktails dating fashion model star elegant`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a word, in lower case and with its accents, may be English. */
export function isEnglishWord(word: string): boolean {
  const bare = word.replace(/'(?:s|m|t|re|ll|ve|d)$/, '');
  // "Für" is no fur: English has no accents but in words that it took over.
  if (/[^\p{ASCII}]/u.test(bare)) return false;
  return bare !== word || frequent.has(bare) || isTermWord(bare);
}
