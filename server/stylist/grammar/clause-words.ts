/*
 * [Note: Clauses] What is said is read clause by clause. A word that refuses ("no", "hate", "without") opens a scope, in which
 * every garment is one that is not wanted, until the scope ends: at a full stop, at a comma that no list goes on after, at
 * "but", or at a word that wants something or gives a reason once a garment was refused. What stands before its predicate
 * ("the jeans are dirty") is refused by it.
 */

/** Words, apart by commas, as a list. */
export const list = (words: string): string[] => words.split(',').map((one) => one.trim());

/** Open a scope in which garments are not wanted. */
export const refusing = list(
  `anything but, anything except, anything other than, everything but, everything except, all but, no, not, never, without, except, except for, nothing, none of, avoid, avoiding, skip, skipping, skip the, leave out,
  leave off, leaving out, omit, exclude, excluding, ban, hate, hating, i hate, dislike, despise, loathe, detest, rather not,
  dont, do not, doesnt, does not, didnt, did not, cant, cannot, can not, couldnt, wont, will not, wouldnt, would not, shouldnt,
  should not, mustnt, must not, tired of, so tired of, sick of, sick and tired of, fed up with, fed up of, bored of, bored with,
  had enough of, have enough of, done with, so done with, through with, no more, no longer, minus, ditch, lose the,
  drop the, take off, take away, take out, remove, get rid of, allergic to, refuse to wear, refuse, stay away from,
  steer clear of, keep away from, other than, apart from, aside from, instead of, rather than, neither, nor, hold the,
  not a fan of, no need for, no use for, am over, im over, so over, i lent, have lent, ive lent, gave away, i gave away, i sold, sold, i lost, ive lost, have lost, cant find, cannot find, can not find, i ripped, ive ripped, i tore, ive torn, i stained, left behind, ruined, i ruined, spilled wine on, spilt wine on, spilled coffee on, would rather not, id rather not, away with, neither of,
  not any, not having, not into, please no, against, in place of, as opposed to, less of, anything without`,
);

/** Seem to refuse, and do not. */
export const neutral = list(
  `dont care, do not care, dont know, do not know, no idea, no clue, not much, no matter, no worries, dont worry, not sure what,
  not sure what to wear, not sure, no problem, not at all, no rush, not bad, not so bad, never wore, dont have much time,
  dont think too much, not that it matters, can never decide, never know, never know what to wear, never know what, not a lot of time,
  no less, if not, or not, whether or not, cant decide, cannot decide, can not decide, cant decide between, cant think, dont overthink,
  not far, not long, not too far, no time, not much time, no thanks, no thank you, not yet, not today, no offence, no offense, no budget, no pressure`,
);

/** What follows is told, and neither wanted nor refused. */
export const telling = list(
  `have nothing but, i have nothing but, own nothing but, i own nothing but, have only, i have only, i only have, only have, i only own, i dont own, i do not own, dont own, do not own, dont have, do not have, dont have a, i dont have, havent got, have not got, i have no, ive got no, have got no, ive no, dont have any, do not have any, i own no, never owned, have never owned, no longer own, no longer have`,
);

/** Want something however they begin. */
export const wantingAfterAll = list(
  `not that i hate, not that i dont like, not that i do not like, not that i dislike, why not, why not wear, not only, not just, not without, never without, cant go without, cannot go without, wont go without, dont forget, do not forget, dont leave out,
  do not leave out, cant wait to wear, cannot wait to wear, can not wait to wear, nothing wrong with, wont leave without,
  never leave the house without, never go out without, no outfit without, not going without, wouldnt go without`,
);

/** After these, only what follows is wanted. */
export const restricting = list(
  `only, nothing but, nothing except, nothing other than, solely, exclusively, just in, all in, everything in, entirely in,
  completely in, head to toe in, head to toe, all, fully, dressed all in, only in, only wear, only wearing, wear nothing but`,
);

/** Want what follows. */
export const wanting = list(
  `with, with my, wear, wear my, wearing, around, using, use, build on, built on, based on, plus, to go with, goes with, go with,
  going with, matching, match, match my, matches, including, include, keep, must have, want, i want, i want to wear, want to wear,
  wanna wear, would like, id like, id like to wear, would like to wear, i would like, give me, show me, prefer, id prefer,
  i prefer, would prefer, would rather, id rather, rather, id rather wear, like to wear, love, i love, need, i need, lets wear,
  put me in, feel like, i feel like, feel like wearing, in the mood for, let me wear, make it, i will wear, ill wear, im wearing,
  i am wearing, planning to wear, show off, wear the, together with, along with, pair with, paired with, pair it with, style,
  how to style, how do i style, how do i wear, how can i wear, how should i wear, featuring, starting with, start with, start from`,
);

/** Before a verb of wanting these are no more than its beginning. */
export const swapping = list(
  `swap, swap the, swap out, switch, change, change the, exchange, replace, another, a different, different, other`,
);

/** A predicate that refuses what stands before it in its clause. */
export const refusedBy = list(
  `dirty, filthy, in the wash, in the laundry, in the washing machine, in the machine, in the dryer, being washed, at the cleaners,
  at the cleaner, at the dry cleaners, at the dry cleaner, at the dry cleaners, at the laundry, at the tailor, at the tailors,
  at the studio, at the cobbler, at the cobblers, being repaired, being mended, being altered, ripped, torn, tore, broke, shrank, fell apart, stained, broken,
  damaged, ruined, too small, too big, too tight, too short, too long, too loose, dont fit, doesnt fit, do not fit, does not fit,
  dont fit anymore, doesnt fit anymore, dont fit me, doesnt fit me, dont fit me anymore, doesnt fit me anymore, no longer fit,
  no longer fits, not clean, arent clean, isnt clean, are not clean, is not clean, arent dry, isnt dry, still wet, soaked,
  out of the question, off the table, not an option, isnt an option, arent an option, is not an option, are not an option, a no,
  a no go, a no no, out, off limits, hurt, hurts, hurt my feet, hurts my feet, kill me, kill my feet, killing me, killing my feet,
  pinch, pinches, give me blisters, not for me, isnt for me, arent for me, is not for me, are not for me, not my thing,
  isnt my thing, arent my thing, is not my thing, are not my thing, lost, missing, gone, not here, lent, lent out, lent to a friend,
  in storage, at my mums, at home, too warm, too hot, too cold, too formal, too casual, too dressy, too much, too bright, too dark,
  itch, itches, itchy, scratchy, uncomfortable, never again, has a hole, have a hole, has holes, has a stain, have a stain,
  needs washing, need washing, needs ironing, need ironing, needs mending, need mending, is creased, creased, wrinkled,
  in the ironing pile, in the suitcase, packed already, not working, isnt working, doesnt work, dont work, does not work,
  do not work, not possible, not allowed, arent allowed, isnt allowed, forbidden, not needed, not necessary, unnecessary, not required, not great, not good, not ideal, not ok, not okay, has to stay home,
  would be wrong, is wrong, are wrong, look wrong, looks wrong, make me look fat, makes me look fat, make me look big, makes me look big,
  make me look short, makes me look short, make me look old, makes me look old, make me feel fat, makes me feel fat, dont suit me, doesnt suit me,
  do not suit me, does not suit me,
  have to stay home, stays home, stay home, stays at home, stay at home, bore me, bores me, annoy me, annoys me`,
);

/** Refuse what stands before them, unless something else does. */
export const copulaNot = new Set(list('isnt, arent, aint, wasnt, wont'));

/** Between a garment and its predicate. */
export const copulas = new Set(
  list(
    'is, are, am, was, were, s, re, being, be, got, get, gets, feel, feels, look, looks, seem, seems, has, have',
  ),
);

/** Stand beside a copula and change nothing. */
export const adverbs = new Set(
  list(
    'still, currently, all, both, now, also, already, just, really, so, way, a, bit, far, much, probably, simply, sadly, unfortunately, always, currently, too, actually, quite, very, either, again',
  ),
);

/** A predicate that allows again what stands before it, or after these words. */
export const allowedBy = list(
  `fine, is fine, are fine, fine after all, fine again, ok, okay, ok after all, okay after all, allowed, allowed again, back,
  back again, clean again, clean now, dry again, ready again, welcome, all right, alright, good to go, possible again, can come back,
  may come back, can stay, may stay, fine too, ok too, okay too`,
);

/** Take back what was said of what follows. */
export const takingBack = list(
  `never mind, nevermind, never mind about, forget about, forget the, forget what i said about, allow, allow the, bring back,
  you can use, you may use, put back, dont mind, do not mind, wouldnt mind, would not mind, doesnt mind, no problem with,
  no objection to, nothing against, have nothing against, i dont mind, i do not mind`,
);

/** That what was just refused, or wanted, is not sure. */
export const hedges = list(
  `if i can, if possible, if you can, if at all possible, if it can be helped, if it works, ideally, preferably, maybe, perhaps,
  not sure about, unsure about, i am not sure about, im not sure about, hopefully, if i can help it, if that works, probably,
  might, if we can, where possible, unless you insist, unless it has to be, not necessarily, i think, i guess, or maybe not`,
);

/** Refer to what was asked before. */
export const referring = list(
  `the same, same, same again, the same again, the same but, same but, same thing, same thing but, same look, same outfit,
  the same outfit, the same look, as before, like before, like that but, like this but, that one but, keep it but, keep that but, keep the rest, otherwise the same, the rest can stay`,
);

/** Say that what was spoken of before does not happen. */
export const cancelling = list(
  `cancelled, canceled, called off, is off, was off, got cancelled, got canceled, postponed, not happening, isnt happening, fell through, fell out`,
);

/** Begin anew. */
export const beginning = list(
  `start over, start again, begin again, start anew, from scratch, start from scratch, reset, new question, forget it, forget it all, forget everything, forget all that, forget that, forget the trip, forget about the trip, no trip, trip is off, clear everything, scrap that, scrap it, scratch that, lets start over, something completely different, never mind all that`,
);

/** Words after which a scope in which something was refused is over. */
export const enders = new Set(
  list(
    'for, because, since, at, to, so, while, if, on, unless, until, when, as, today, tonight, tomorrow, it, its, i, im, then, just, instead, please, thanks',
  ),
);

/** Join garments of one clause. */
export const joining = new Set(list('and, or, nor, and or'));

/** Verbs that are called like garments: after these words they are no garments. */
export const verbs = new Set(
  list(
    'dress, skirt, watch, ring, tie, top, suit, slip, wrap, belt, tank, shift, cuff, charm, book, match, cap, pump, boot, sweat, jump, tee, train, flat, heel, coat, sport, print, spot, cool, rock, camp, bib, cube, mac, shell, pin, mule, pave, clean',
  ),
);
export const beforeVerbs = new Set(
  list(
    'to, i, we, you, they, me, should, will, ill, lets, can, could, that, it, must, would, dont, does, did, do, who, gonna, doesnt, cannot, cant, didnt, wont, not',
  ),
);
