import type { Mail } from './ports/mailer.ts';
import type { Services } from './services.ts';

const address = ({ config }: Pick<Services, 'config'>): string =>
  config.publicUrl ?? `${config.tls ? 'https' : 'http'}://${config.host}:${config.port}`;

/** The mails that Hem sends, in its own voice. */
export const mails = {
  validateEmail: (
    services: Services,
    to: string,
    made: { linkToken: string; code: string },
  ): Mail => ({
    to,
    subject: `${made.code} is your Hem code`,
    text: `Your code is ${made.code}.\n\nOr open this link to confirm your email:\n${address(services)}/auth?validate=${made.linkToken}\n\nBoth work for one day. If you did not ask for this, leave it be.`,
  }),
  resetPassword: (services: Services, to: string, made: { linkToken: string }): Mail => ({
    to,
    subject: 'Choose a new password for Hem',
    text: `Open this link to choose a new password:\n${address(services)}/auth?reset=${made.linkToken}\n\nIt works once, for one hour. If you did not ask for this, leave it be.`,
  }),
  passwordChanged: (to: string): Mail => ({
    to,
    subject: 'Your Hem password was changed',
    text: 'Your password was changed, and other devices were signed out. If this was not you, choose a new password from the sign-in page.',
  }),
  changeEmail: (services: Services, to: string, made: { linkToken: string }): Mail => ({
    to,
    subject: 'Confirm your new email for Hem',
    text: `Open this link to use this address from now on:\n${address(services)}/auth?email-change=${made.linkToken}\n\nIt works for one day.`,
  }),
  emailChanged: (to: string, next: string): Mail => ({
    to,
    subject: 'Your Hem email was changed',
    text: `Your account now uses ${next}. If this was not you, answer this mail.`,
  }),
};
