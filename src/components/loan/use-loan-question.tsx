import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { loansQuery } from '#api/loans.ts';
import { useFeatureConfig } from '#api/users.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { type Deed, loanQuestionWords } from './loan-question-words.ts';

const deedWords: Record<Deed, (it: string) => string> = {
  delete: (it) => `Delete ${it}`,
  hide: (it) => `Hide ${it}`,
  'let-go': (it) => `Let ${it} go`,
};

/** Asks before pieces are deleted, hidden or let go with which a friend has to do; where none has, it is done at once. */
export function useLoanQuestion(owner: string): {
  askFirst(deed: Deed, itemIds: readonly string[], act: () => void): void;
  dialog: ReactNode;
} {
  const enabled = isUnlocked('sharedWardrobes', { features: useFeatureConfig() });
  const { data } = useQuery({ ...loansQuery(owner, { isHandled: true }), enabled });
  const [asked, setAsked] = useState<{
    title: string;
    text: string;
    act(): void;
  } | null>(null);
  const close = () => setAsked(null);
  return {
    askFirst(deed, itemIds, act) {
      const words = loanQuestionWords(data?.lent ?? [], itemIds, deed);
      if (words.length === 0) return act();
      const title = deedWords[deed](itemIds.length > 1 ? 'them' : 'it');
      setAsked({ title, text: words.join(' '), act });
    },
    dialog: asked && (
      <Dialog title={`${asked.title} all the same?`} text={asked.text} onClose={close}>
        <Button
          kind="danger"
          wide
          onClick={() => {
            close();
            asked.act();
          }}
        >
          {asked.title}
        </Button>
        <Button kind="secondary" wide onClick={close}>
          Leave it
        </Button>
      </Dialog>
    ),
  };
}
