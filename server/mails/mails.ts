import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';
import { seasonTitle } from '#contract/rules/season-title.ts';
import type { Notice } from '#contract/schemas/notice.ts';
import type { Mail } from '../ports/mailer.ts';
import type { JobServices } from '../ports/services.ts';
import type { MemberWords, QuoteAnswered } from '../ports/studio.ts';
import type { OrderTold } from '../repositories/service-order-told.ts';
import { noticeLines } from './notice-mail-words.ts';
import { dollars, newsTitle, newsWords, serviceOf } from './order-mail-words.ts';

/** What a stylist decided of a portrait; without a season they ask for another one. */
export interface ReviewTold {
  season: ColorSeason | null;
  /** Their word to the member. */
  note: string | null;
}

/** The services the address of a link is made from. */
export type Addressed = Pick<JobServices, 'config'>;

/** The address of this server, as links name it. */
export const addressOfHem = ({ config }: Addressed): string =>
  config.publicUrl ?? `${config.tls ? 'https' : 'http'}://${config.host}:${config.port}`;

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const stopWords = (services: Addressed, stop: { linkToken: string }): string =>
  `If this was not you, open this link. It keeps your account at this address, signs every device out and lets you choose a new password:\n${addressOfHem(services)}/auth?email-stop=${stop.linkToken}\n\nIt works once, for seven days.`;

/** The mails that Hem sends, in its own voice. */
export const mails = {
  orderNews: (services: Addressed, told: OrderTold): Mail => ({
    to: told.email,
    subject: `${told.orderNumber}: ${newsTitle(told)}`,
    text: [
      ...newsWords(told),
      // With a quote it opens there: it stands far down in its order.
      `See your order:\n${addressOfHem(services)}/item-service-history?sheet=${told.quotes.length > 0 ? 'quote-' : ''}${told.orderId}`,
    ].join('\n\n'),
  }),
  notices(services: Addressed, to: string, notices: readonly Notice[]): Mail {
    const lines = noticeLines(notices);
    return {
      to,
      subject: lines.length === 1 ? lines[0]!.words : `${lines.length} things wait for you in Hem`,
      text: [
        ...lines.map(({ words, path }) => `${words}\n${addressOfHem(services)}${path}`),
        `You chose to have this by email. Choose otherwise:\n${addressOfHem(services)}/account-settings?sheet=mail`,
      ].join('\n\n'),
    };
  },
  toStudio: (to: string, said: MemberWords): Mail => ({
    to,
    subject: `${said.kind === 'problem' ? 'Something is not right with' : 'About'} ${said.orderNumber}`,
    text: `${said.email} says:\n\n${said.text}`,
  }),
  quoteAnswer: (to: string, said: QuoteAnswered): Mail => ({
    to,
    subject: `${said.orderNumber}: quote ${said.isAccepted ? 'accepted' : 'declined'}`,
    text: [
      `${said.email} ${said.isAccepted ? 'accepts' : 'declines'} ${dollars(said.cents)} for ${serviceOf(said)}.`,
      ...(said.isAccepted
        ? [
            `Send an invoice of exactly this sum, and set down where it is paid (line ${said.storeLineId}).`,
          ]
        : []),
      ...(said.isAllDeclined
        ? ['Nothing of this order is to be done: give back what was paid for it.']
        : []),
    ].join('\n\n'),
  }),
  validateEmail: (
    services: Addressed,
    to: string,
    made: { linkToken: string; code: string },
  ): Mail => ({
    to,
    subject: `${made.code} is your Hem code`,
    text: `Your code is ${made.code}.\n\nOr open this link to confirm your email:\n${addressOfHem(services)}/auth?validate=${made.linkToken}\n\nBoth work for one day. If you did not ask for this, leave it be.`,
  }),
  friendInvitation: (services: Addressed, to: string, inviter: string): Mail => ({
    to,
    subject: `${inviter} asks you to be friends on Hem`,
    text: `${inviter} would like to show you clothes, and to see yours, on Hem. What others see is yours to say.\n\nSign in, or make an account with this address, and answer under Friends:\n${addressOfHem(services)}/friends\n\nIf you do not know who this is, leave it be: nothing happens, and you are not asked again for a week.`,
  }),
  resetPassword: (services: Addressed, to: string, made: { linkToken: string }): Mail => ({
    to,
    subject: 'Choose a new password for Hem',
    text: `Open this link to choose a new password:\n${addressOfHem(services)}/auth?reset=${made.linkToken}\n\nIt works once, for one hour. If you did not ask for this, leave it be.`,
  }),
  passwordChanged: (to: string): Mail => ({
    to,
    subject: 'Your Hem password was changed',
    text: 'Your password was changed, and other devices were signed out. If this was not you, choose a new password from the sign-in page.',
  }),
  paymentFailed: (
    services: Addressed,
    to: string,
    { plan, until }: { plan: CirclePlanKey; until: Date },
  ): Mail => ({
    to,
    subject: 'Your payment for the Circle did not go through',
    text: `Your card was not charged for ${circlePlans[plan].name}. Your membership holds until ${dayOf(until)}, and the card is tried again until then.\n\nTo keep it, give another card under Card and invoices:\n${addressOfHem(services)}/circle-membership`,
  }),
  colorReviewed(services: Addressed, to: string, { season, note }: ReviewTold): Mail {
    const part = season ? 'palette' : 'color';
    return {
      to,
      subject: season
        ? `Your color season is settled: ${seasonTitle(season)}`
        : 'A stylist asks for another portrait',
      text: [
        season
          ? `A Hem stylist looked at your portrait. Your color season is ${seasonTitle(season)}.`
          : 'A Hem stylist looked at your portrait and could not settle your color season by it.',
        ...(note ? [`They say:\n\n${note}`] : []),
        `${season ? 'See your palette' : 'Take another one'}:\n${addressOfHem(services)}/style-blueprint?part=${part}`,
      ].join('\n\n'),
    };
  },
  accountLeaves: (services: Addressed, to: string, at: Date): Mail => ({
    to,
    subject: `Your Hem account will be deleted on ${dayOf(at)}`,
    text: `As you asked, your account and everything in it will be deleted on ${dayOf(at)}. Until then nobody else sees it.\n\nTo keep it, sign in before that day:\n${addressOfHem(services)}/auth\n\nIf you did not ask for this, sign in and choose a new password.`,
  }),
  accountGone: (to: string): Mail => ({
    to,
    subject: 'Your Hem account is deleted',
    text: 'Your account is deleted: your clothes, photos, outfits, looks, and all that belonged to them. What the law has us keep of payments stays with those who took them, for as long as it says.\n\nThank you for the time you spent with Hem.',
  }),
  changeEmail: (services: Addressed, to: string, made: { linkToken: string }): Mail => ({
    to,
    subject: 'Confirm your new email for Hem',
    text: `Open this link to use this address from now on:\n${addressOfHem(services)}/auth?email-change=${made.linkToken}\n\nIt works for one day.`,
  }),
  emailChangeAsked: (
    services: Addressed,
    to: string,
    next: string,
    stop: { linkToken: string },
  ): Mail => ({
    to,
    subject: 'Your Hem email is about to change',
    text: `Somebody who knows your password asked to use ${next} in place of this address. If this was you, there is nothing to do here.\n\n${stopWords(services, stop)}`,
  }),
  wayLinked: (to: string, provider: string, address: string | null): Mail => ({
    to,
    subject: `You can sign in to Hem with ${provider} now`,
    text: `Your Hem account now also opens with ${provider}${address ? `, by the account ${address}` : ''}.\n\nIf this was not you, sign in, unlink it in Account Settings under Password & Security, and choose a new password there.`,
  }),
  wayUnlinked: (to: string, provider: string): Mail => ({
    to,
    subject: `${provider} no longer opens your Hem account`,
    text: `You unlinked ${provider} from your Hem account. Sign in with your email and your password.\n\nIf this was not you, choose a new password.`,
  }),
  emailChanged: (
    services: Addressed,
    to: string,
    next: string,
    stop: { linkToken: string } | null,
  ): Mail => ({
    to,
    subject: 'Your Hem email was changed',
    text: `Your account now uses ${next}.${stop ? `\n\n${stopWords(services, stop)}` : ''}`,
  }),
};
