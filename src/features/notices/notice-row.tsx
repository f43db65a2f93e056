import { CreditCard, Eye, PackageCheck, Palette, Sunrise } from 'lucide-react';
import { useMemo } from 'react';
import { Avatar } from '#components/avatar.tsx';
import { friendName } from '#components/friend-names.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import type { Notice, NoticeAbout } from '#contract/schemas/notice.ts';
import { useSeen } from '#lib/use-seen.ts';
import { Link } from '#ui/link.tsx';
import { NoticeAnswers } from './notice-answers.tsx';
import styles from './notice-row.module.css';
import { noticeTime, noticeWords } from './notice-words.ts';
import { noticeSeenMs } from './use-read-when-seen.ts';

/** One notice: the whole of it is the way to what it is about, but for its answers. */
export function NoticeRow({
  notice,
  answer,
  onSeen,
  onAnswered,
  onLeave,
}: {
  notice: Notice;
  /** What was answered to it while the list is open; null where nothing was. */
  answer: string | null;
  onSeen(noticeId: string): void;
  onAnswered(words: string): void;
  onLeave(): void;
}) {
  const { noticeId, isRead, date, about } = notice;
  const { title, text, to } = noticeWords(about);
  const seen = useMemo(() => (isRead ? null : () => onSeen(noticeId)), [isRead, noticeId, onSeen]);
  const isNew = !isRead && answer === null;
  return (
    <li ref={useSeen(seen, noticeSeenMs)} className={styles.row}>
      <NoticePicture about={about} isNew={isNew} />
      <div className={styles.words}>
        <time className={styles.time} dateTime={date}>
          {noticeTime(notice)}
        </time>
        <p className={styles.title} dir="auto">
          <Link to={to} onClick={onLeave} className={styles.link}>
            {answer ?? title}
          </Link>
          {isNew && <span className="visually-hidden">, new</span>}
        </p>
        {text && answer === null && (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {answer === null && <NoticeAnswers about={about} onAnswered={onAnswered} />}
      </div>
    </li>
  );
}

function NoticePicture({ about, isNew }: { about: NoticeAbout; isNew: boolean }) {
  const person = personOf(about);
  if (person) {
    return <Avatar name={friendName(person)} imageUrl={person.imageUrl} isNew={isNew} />;
  }
  const image = 'order' in about ? about.order.image : null;
  return (
    <span className={styles.picture} data-round={image ? undefined : ''} aria-hidden="true">
      {image ? (
        <ItemPicture image={image} alt="" sizes="40px" inset="small" />
      ) : about.kind === 'morning' ? (
        <Sunrise />
      ) : about.kind === 'color-reviewed' || about.kind === 'portrait-asked' ? (
        <Palette />
      ) : about.kind === 'impersonated' ? (
        <Eye />
      ) : about.kind === 'payment-failed' ? (
        <CreditCard />
      ) : (
        <PackageCheck />
      )}
      {isNew && <span className={styles.dot} />}
    </span>
  );
}

function personOf(about: NoticeAbout) {
  if ('person' in about) return about.person;
  if ('loan' in about) return about.loan.other;
  if (about.kind === 'shared-day') return about.sharedDay.host;
  if (about.kind === 'styling') return about.styling.sender;
  return about.kind === 'styling-kept' ? about.styling.owner : null;
}
