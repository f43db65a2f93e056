import type { Loan } from '#contract/schemas/loan.ts';
import type { Notice, NoticeAbout } from '#contract/schemas/notice.ts';

/** A notice as mails say it, and the path that it leads to. */
interface NoticeLine {
  words: string;
  path: string;
}

type Of<Kind extends NoticeAbout['kind']> = Extract<NoticeAbout, { kind: Kind }>;

/** The notices of a mail, without those that have mails of their own. */
export const noticeLines = (notices: readonly Notice[]): NoticeLine[] =>
  notices.flatMap(({ about }) => lineOf(about) ?? []);

function lineOf(about: NoticeAbout): NoticeLine | null {
  switch (about.kind) {
    case 'friend-request':
      return {
        words: `${nameOf(about.person)} would like to be your friend`,
        path: '/friends',
      };
    case 'friend':
      return {
        words: `You and ${nameOf(about.person)} are friends`,
        path: `/friends/${about.person.userId}/wardrobes`,
      };
    case 'loan':
      return { words: loanWords(about), path: `/friends?loan=${about.loan.loanId}` };
    case 'loan-end':
      return { words: loanEndWords(about), path: `/friends?loan=${about.loan.loanId}` };
    case 'styling': {
      const { sender, occasion, stylingId } = about.styling;
      return {
        words: `${nameOf(sender)} styled you${occasion ? ` for ${dayOf(occasion.day)}` : ''}`,
        path: `/friends/styled/${stylingId}`,
      };
    }
    case 'styling-kept':
      return {
        words: `${nameOf(about.styling.owner)} keeps your outfit ${about.styling.title}`,
        path: '/friends',
      };
    case 'shared-day': {
      const { host, title, firstDay, sharedDayId } = about.sharedDay;
      return {
        words: `${nameOf(host)} would like to dress together for ${title}, ${dayOf(firstDay)}`,
        path: `/friends/together/${sharedDayId}?owner=${host.userId}`,
      };
    }
    case 'loan-called-off':
      return {
        words: `${nameOf(about.person)} no longer needs ${titlesOf(about.titles)}`,
        path: '/friends',
      };
    case 'shared-day-answer': {
      const { host, title, sharedDayId } = about.sharedDay;
      return {
        words: `${nameOf(about.person)} ${about.isComing ? 'is coming' : 'is not coming'} to ${title}`,
        path: `/friends/together/${sharedDayId}?owner=${host.userId}`,
      };
    }
    case 'morning':
      return {
        words: `Lola laid out your outfits for ${dayOf(about.day)}`,
        path: '/outfits?view=suggested',
      };
    case 'color-reviewed':
    case 'portrait-asked':
    case 'impersonated':
    case 'order':
    case 'quote':
    case 'message':
    case 'payment-failed':
      return null;
  }
}

function loanWords({ side, loan }: Of<'loan'>): string {
  const name = nameOf(loan.other);
  const pieces = piecesOf(loan);
  if (side === 'lender') {
    const days = [...new Set([loan.firstDay, loan.lastDay])].map(dayOf).join(' to ');
    return `${name} would like to borrow ${pieces}, ${days}`;
  }
  if (loan.state === 'returned') return `${name} has ${pieces} back`;
  return loan.state === 'declined'
    ? `${name} cannot lend you ${pieces}`
    : `${name} lends you ${pieces}, until ${dayOf(loan.lastDay)}`;
}

function loanEndWords({ side, loan }: Of<'loan-end'>): string {
  const name = nameOf(loan.other);
  const pieces = piecesOf(loan);
  const day = dayOf(loan.lastDay);
  if (side === 'lender') {
    return loan.isOverdue
      ? `${name} still has ${pieces}, due back ${day}`
      : `${name} gives ${pieces} back by ${day}`;
  }
  return loan.isOverdue
    ? `${name} waits for ${pieces}, due back ${day}`
    : `Give ${name} ${pieces} back by ${day}`;
}

const nameOf = ({ screenName }: { screenName: string | null }): string => screenName ?? 'A member';

const piecesOf = ({ pieces }: Loan): string => titlesOf(pieces.map(({ title }) => title));

/** Pieces by the title of one, or how many they are. */
function titlesOf([first, ...rest]: readonly string[]): string {
  if (first === undefined) return 'what you asked for';
  return rest.length === 0 ? first : `${rest.length + 1} pieces`;
}

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day (`YYYY-MM-DD`) as mails say it: `Dec 3`. */
const dayOf = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
