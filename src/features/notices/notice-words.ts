import { firstNameWithin, nameWithin } from '#components/friend-names.ts';
import { loanWords, piecesWords, whenWords } from '#components/loan/loan-words.ts';
import { piecesOf } from '#components/noun/noun-words.ts';
import { occasionWords } from '#components/styling/styling-words.ts';
import { daysWords } from '#components/together/together-words.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { circlePlans } from '#contract/rules/circle.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { OrderPlace } from '#contract/rules/service-orders.ts';
import type { Notice, NoticeAbout } from '#contract/schemas/notice.ts';
import { nearDay } from '#lib/availability-words.ts';
import { dayOfMoment, shortDay, shortWeekday, todayIs } from '#lib/calendar-weeks.ts';
import { listed } from '#lib/count-words.ts';
import { isolated } from '#lib/isolated.ts';
import { priceWords } from '#lib/money.ts';
import { paths } from '#lib/paths.ts';

/** A notice in words, and where it leads. */
export interface NoticeWords {
  title: string;
  text: string | null;
  to: string;
}

type Of<Kind extends NoticeAbout['kind']> = Extract<NoticeAbout, { kind: Kind }>;

/** Says a notice: a title, at most a line more, and where it leads. */
export function noticeWords(about: NoticeAbout): NoticeWords {
  switch (about.kind) {
    case 'friend-request':
      return {
        title: `${nameWithin(about.person)} would like to be your friend`,
        text: null,
        to: paths.friends(),
      };
    case 'friend':
      return {
        title: `You and ${nameWithin(about.person)} are friends`,
        text: 'See what they share with you.',
        to: paths.friend(about.person.userId).wardrobes(),
      };
    case 'loan':
      return loanNotice(about);
    case 'loan-end':
      return loanEndNotice(about);
    case 'loan-called-off':
      return {
        title: `${nameWithin(about.person)} no longer needs ${titlesWords(about.titles)}`,
        text: daysWords(about),
        to: paths.friends(),
      };
    case 'shared-day-answer': {
      const { host, title, sharedDayId } = about.sharedDay;
      return {
        title: `${nameWithin(about.person)} ${about.isComing ? 'is coming' : 'is not coming'} to ${title}`,
        text: daysWords(about.sharedDay),
        to: paths.together(host.userId, sharedDayId),
      };
    }
    case 'styling': {
      const { sender, occasion, pieceCount, note, stylingId } = about.styling;
      const when = occasion ? ` for ${occasionWords(occasion, todayIs())}` : '';
      return {
        title: `${nameWithin(sender)} styled you${when}`,
        text: note ? begun(note) : `${piecesOf(pieceCount)} you own`,
        to: paths.styling(stylingId),
      };
    }
    case 'shared-day': {
      const { host, title, sharedDayId } = about.sharedDay;
      return {
        title: `${nameWithin(host)} would like to dress together for ${title}`,
        text: daysWords(about.sharedDay),
        to: paths.together(host.userId, sharedDayId),
      };
    }
    case 'styling-kept':
      return {
        title: `${nameWithin(about.styling.owner)} keeps your outfit`,
        text: about.styling.title,
        to: paths.friends(),
      };
    case 'order':
      return { ...orderWords(about), text: about.order.orderNumber, to: orderPath(about) };
    case 'quote':
      return {
        title: `The studio asks ${priceWords(about.cents)} for ${pieceOf(about)}`,
        text: `${about.order.orderNumber} waits for your answer.`,
        to: orderPath(about),
      };
    case 'message':
      return { title: 'The studio wrote to you', text: begun(about.text), to: orderPath(about) };
    case 'morning': {
      const isToday = about.day === todayIs();
      return {
        title: isToday ? 'Your outfits for today' : `Your outfits for ${nearDay(about.day)}`,
        text: 'Lola laid them out this morning.',
        to: paths.suggested(),
      };
    }
    case 'color-reviewed':
      return {
        title: `Your color season is settled: ${seasonTitle(about.season)}`,
        text: 'See what that means for your clothes.',
        to: paths.styleBlueprint('', { part: 'palette' }),
      };
    case 'portrait-asked':
      return {
        title: 'A stylist asks for another portrait',
        text: about.note
          ? begun(about.note)
          : 'Your color season could not be settled by this one.',
        to: paths.styleBlueprint('', { part: 'color' }),
      };
    case 'impersonated':
      return {
        title: about.endedDate
          ? 'Someone from Hem was in your account'
          : 'Someone from Hem is in your account',
        text: `${stayWords(about)} Their reason: “${about.reason}”`,
        to: paths.accountSettings('Password & Security'),
      };
    case 'payment-failed': {
      const { name } = circlePlans[about.plan];
      return {
        title: 'Your payment for the Circle failed',
        text: `${name} holds until ${shortDay(dayOfMoment(about.until))}. Give another card.`,
        to: paths.accountSettings('Circle Membership'),
      };
    }
  }
}

/** When the staff came, and for how long they stayed. */
function stayWords({ startedDate, endedDate }: Of<'impersonated'>): string {
  const when = `${shortDay(dayOfMoment(startedDate))}, ${clock.format(new Date(startedDate))}`;
  if (!endedDate) return `Since ${when}, for half an hour at most.`;
  const minutes = Math.ceil((Date.parse(endedDate) - Date.parse(startedDate)) / 60_000);
  return `${when}, for ${minutes > 1 ? `${minutes} minutes` : 'a minute'}.`;
}

/** Most characters of somebody's words in a notice. */
const mostWords = 140;

/** The beginning of what somebody wrote: the whole stands where the notice leads. */
function begun(words: string): string {
  const letters = [...words];
  return letters.length > mostWords ? `${letters.slice(0, mostWords).join('').trimEnd()}…` : words;
}

function loanNotice({ side, loan }: Of<'loan'>): NoticeWords {
  const pieces = piecesWords(loan);
  const isAsked = side === 'lender' && loan.state === 'waiting';
  return {
    title: isAsked
      ? `${nameWithin(loan.other)} would like to borrow ${pieces}`
      : `${loanWords(loan, side)} ${pieces}`,
    // Which ones, where the title only counts them.
    text: [
      isAsked && loan.pieces.length > 1 && titlesOf(loan),
      whenWords(loan),
      isAsked && loan.note && `“${begun(loan.note)}”`,
    ]
      .filter(Boolean)
      .join(' · '),
    to: paths.loan(loan.loanId),
  };
}

const titlesOf = ({ pieces }: Of<'loan'>['loan']): string =>
  listed(pieces.map(({ title }) => isolated(title)));

function loanEndNotice({ side, loan }: Of<'loan-end'>): NoticeWords {
  const pieces = piecesWords(loan);
  const name = firstNameWithin(loan.other);
  const day = nearDay(loan.lastDay);
  const when =
    { [todayIs()]: 'today', [addDays(todayIs(), 1)]: 'tomorrow' }[loan.lastDay] ?? `by ${day}`;
  const isLent = side === 'lender';
  const title = loan.isOverdue
    ? isLent
      ? `${name} still has ${pieces}`
      : `${name} waits for ${pieces}`
    : isLent
      ? `${name} gives ${pieces} back ${when}`
      : `Give ${name} ${pieces} back ${when}`;
  return { title, text: loan.isOverdue ? whenWords(loan) : null, to: paths.loan(loan.loanId) };
}

/** Pieces by the title of one, or how many they are. */
const titlesWords = (titles: readonly string[]): string =>
  titles.length === 1 ? isolated(titles[0]!) : piecesOf(titles.length);

const pieceOf = ({ order: { itemTitle, itemCount } }: Pick<Of<'order'>, 'order'>): string =>
  itemCount > 1 ? piecesOf(itemCount) : (itemTitle ?? 'your piece');

const orderPath = ({ order }: Pick<Of<'order'>, 'order'>): string =>
  paths.serviceHistory({ sheet: order.orderId });

function orderWords(about: Of<'order'>): { title: string } {
  const piece = pieceOf(about);
  const titles: Record<OrderPlace, string> = {
    created: `Order placed: ${piece}`,
    sentLabel: `The shipping label is there: ${piece}`,
    inStudio: `Received in our studio: ${piece}`,
    inProgress: `Working our magic: ${piece}`,
    fulfilled: `On its way back to you: ${piece}`,
    cancelled: `Your order is cancelled: ${piece}`,
  };
  return { title: titles[about.place] };
}

/** The day of a notice where its reader is. A reminder is of a day, whatever the zone. */
export const dayOfNotice = ({ date, about }: Notice): string =>
  isOfDay(about) ? date.slice(0, 10) : dayOfMoment(date);

const isOfDay = ({ kind }: NoticeAbout): boolean => kind === 'loan-end' || kind === 'morning';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** When a notice was: the time of today, the weekday of this week, or the day; empty of a reminder of today. */
export function noticeTime(notice: Notice): string {
  const day = dayOfNotice(notice);
  const today = todayIs();
  if (day >= today) return isOfDay(notice.about) ? '' : clock.format(new Date(notice.date));
  return day > addDays(today, -7) ? shortWeekday(day) : shortDay(day);
}

/** The part of the list that a notice stands in. */
export function partOfNotice(notice: Notice): 'Today' | 'This week' | 'Earlier' {
  const day = dayOfNotice(notice);
  const today = todayIs();
  if (day >= today) return 'Today';
  return day > addDays(today, -7) ? 'This week' : 'Earlier';
}
