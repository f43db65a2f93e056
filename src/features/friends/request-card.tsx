import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useBlockMember } from '#api/friends.ts';
import { Avatar } from '#components/avatar.tsx';
import { FriendAnswers } from '#components/friend-answers/friend-answers.tsx';
import { friendName, nameWithin } from '#components/friend-names.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { late } from '#ui/late.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Answered } from './answered.tsx';
import styles from './request-card.module.css';
import { useOpenWords } from './use-open-words.ts';

const EndDialog = late('layer', async () => (await import('./end-dialog.tsx')).EndDialog);
const ReportSheet = late('layer', async () => (await import('./report-sheet.tsx')).ReportSheet);

/** Somebody who asks to be friends, or what they were answered. */
export function RequestCard({
  request,
  answer,
  onAnswered,
}: {
  request: OperationOutput<'getFriends'>['requests'][0];
  answer: string | null;
  onAnswered(words: string): void;
}) {
  const { userId, imageUrl } = request;
  const name = friendName(request);
  const onBlocked = () => onAnswered(`${nameWithin(request)} is blocked`);
  const block = useBlockMember({ onSuccess: onBlocked });
  // Whoever asks again may still have something.
  const isOpen = useOpenWords(request).length > 0;
  const [layer, setLayer] = useState<'block' | 'report' | null>(null);
  const close = () => setLayer(null);
  return (
    <article className={styles.card}>
      <div className={styles.who}>
        <Avatar name={name} imageUrl={imageUrl} isNew={answer === null} />
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.text}>would like to be your friend</p>
        </div>
      </div>
      {answer === null ? (
        <div className={styles.answers}>
          <FriendAnswers asker={request} isBusy={block.isPending} onAnswered={onAnswered} />
          <LazyMenu
            trigger={
              <IconButton label={`More for ${name}`}>
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            groups={[
              [
                {
                  label: 'Block',
                  note: 'They are not told.',
                  icon: <Ban aria-hidden="true" />,
                  tone: 'danger',
                  onChoose: () => (isOpen ? setLayer('block') : block.mutate({ userId })),
                },
                {
                  label: 'Report',
                  note: 'They are not told.',
                  icon: <Flag aria-hidden="true" />,
                  onChoose: () => setLayer('report'),
                },
              ],
            ]}
          />
        </div>
      ) : (
        <Answered words={answer} />
      )}
      {layer === 'block' && (
        <EndDialog member={request} way="block" otherwise="Not now" onClose={close} />
      )}
      {layer === 'report' && <ReportSheet member={request} onBlocked={onBlocked} onClose={close} />}
    </article>
  );
}
