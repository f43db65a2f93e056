/** Most characters of what a friend writes beside an outfit that they laid. */
export const longestStylingNote = 500;

/** Most outfits of one friend that wait with one member. What was passed on counts too, so that it is not told. */
export const mostStylingsWaiting = 5;

/** Most outfits that one friend sends one member within a day, those that were taken back among them. */
export const mostStylingsADay = 10;

/** A day that an outfit is laid for is so many days from now at most. */
export const mostStylingDaysAhead = 365;

/** An outfit that was not kept is there for so many days. */
export const stylingDays = 60;

/** So many pieces are offered in the place of one that is not ready. */
export const mostStylingSwaps = 3;

/** Most pieces of a board that stand for it in a list. */
export const mostStylingPictures = 4;

/** What a friend is told of the outfit that they sent: nothing else. */
export const sentStates = ['sent', 'seen', 'kept'] as const;

/** Where an outfit is for whom it was laid. */
export const receivedStates = ['waiting', 'kept'] as const;
