/** How the token of a session in a member's account begins; a token of the app is shorter than this with what follows. */
export const standInTokenStart = 'stand-in_';
