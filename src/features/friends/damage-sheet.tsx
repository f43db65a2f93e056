import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReturnLoan } from '#api/loans.ts';
import { useFeatureConfig } from '#api/users.ts';
import { FormFault } from '#components/form-fault.tsx';
import { areSeveral, piecesNow } from '#components/loan/loan-words.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Loan } from '#contract/schemas/loan.ts';
import { paths } from '#lib/paths.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';

/** Says what came back damaged, and leads to its repair. */
export function DamageSheet({ loan, onClose }: { loan: Loan; onClose(): void }) {
  const { owner } = useScope();
  const navigate = useNavigate();
  const hasStudio = isUnlocked('services', { features: useFeatureConfig() });
  const out = piecesNow(loan);
  const areBack = areSeveral(loan) ? 'They are back' : 'It is back';
  const [chosen, setChosen] = useState<readonly string[]>(out.length === 1 ? [out[0]!.itemId] : []);
  const [note, setNote] = useState('');
  const save = useReturnLoan({
    onSuccess({ damagedIds }) {
      const repair = () => void navigate(paths.alterationServices(undefined, damagedIds.join()));
      showToast({
        title: `${areBack}, and the damage is noted`,
        ...(hasStudio && damagedIds.length > 0
          ? { durationMs: 10_000, action: { label: 'Repair', onPress: repair } }
          : {}),
      });
      onClose();
    },
  });
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Sheet
      title="What is damaged?"
      onClose={onClose}
      foot={
        <>
          <FormFault problem={save.error} />
          <Button
            busy={save.isPending}
            disabled={chosen.length === 0 || note.trim() === ''}
            onClick={() =>
              save.mutate({
                owner,
                loanId: loan.loanId,
                damaged: chosen.map((itemId) => ({ itemId, note: note.trim() })),
              })
            }
          >
            {areBack}
          </Button>
        </>
      }
    >
      {out.length > 1 &&
        out.map(({ itemId, title }) => (
          <ChoiceRow
            key={itemId}
            label={title}
            isChosen={chosen.includes(itemId)}
            onChoose={() => toggle(itemId)}
          />
        ))}
      <TextField
        label="What happened"
        value={note}
        required
        maxLength={200}
        placeholder="A seam came open"
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </Sheet>
  );
}
