import * as v from 'valibot';
import { topic } from './topic.ts';
import { addressOf } from './values.ts';

export interface MailConfig {
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string; from: string };
}

/** How mail leaves. */
export const mailTopic = topic({
  variables: {
    SMTP_URL: v.optional(addressOf(['smtp:', 'smtps:'], { mayHoldPassword: true })),
    MAIL_FROM: v.optional(
      v.pipe(v.string(), v.regex(/^[^@\r\n]*[^@\s]@[^@\s]+$/, 'is not an email address')),
    ),
  },
  check({ mode, given, needs }) {
    if (mode === 'production') {
      needs('SMTP_URL', 'production sends real mail');
      needs('MAIL_FROM', 'production sends real mail');
    }
    if (given.SMTP_URL) needs('MAIL_FROM', 'SMTP_URL needs a sender');
  },
  read: (values): MailConfig => ({
    mail:
      values.SMTP_URL && values.MAIL_FROM
        ? { kind: 'smtp', url: values.SMTP_URL, from: values.MAIL_FROM }
        : { kind: 'outbox' },
  }),
});
