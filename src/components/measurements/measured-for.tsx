import { ChevronDown, Trash2, UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useAddMeasured, useDeleteMeasured } from '#api/measurements.ts';
import { isOwnWord, longestMeasuredName, maxMeasuredPeople } from '#contract/rules/measurements.ts';
import type { MeasuredPerson } from '#contract/schemas/measurement.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/field.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './measured-for.module.css';
import { measuredNameDraft } from './measured-name-draft.ts';

/** The choice of whose measurements are taken: the member's, or somebody else's whom they name. */
export function MeasuredFor({
  owner,
  people,
  person,
  onChoose,
}: {
  owner: string;
  people: readonly MeasuredPerson[];
  person: MeasuredPerson;
  /** Null is the member. */
  onChoose(personId: string | null): void;
}) {
  const [isNaming, setNaming] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const forget = useDeleteMeasured({
    onSuccess() {
      setAsking(false);
      onChoose(null);
      showToast({ title: `${person.name ?? ''} was removed` });
    },
  });
  const others = people.length - 1;
  return (
    <div className={styles.for}>
      <span>Measured for</span>
      <LazyMenu
        align="start"
        trigger={
          <Button kind="quiet" size="small" className={styles.button}>
            <span className={styles.name}>
              <span dir="auto">{person.name ?? 'me'}</span>
              <ChevronDown aria-hidden="true" />
            </span>
          </Button>
        }
        groups={[
          people.map(({ personId, name }) => ({
            label: name ?? 'Me',
            isChosen: name === null ? person.name === null : personId === person.personId,
            onChoose: () => onChoose(name === null ? null : personId),
          })),
          [
            ...(others < maxMeasuredPeople
              ? [
                  {
                    label: 'Somebody else',
                    icon: <UserPlus aria-hidden="true" />,
                    onChoose: () => setNaming(true),
                  },
                ]
              : []),
            ...(person.name === null
              ? []
              : [
                  {
                    label: `Remove ${person.name}`,
                    icon: <Trash2 aria-hidden="true" />,
                    tone: 'danger' as const,
                    onChoose: () => setAsking(true),
                  },
                ]),
          ],
        ].filter((group) => group.length > 0)}
      />
      {isNaming && <NameSheet owner={owner} onMade={onChoose} onClose={() => setNaming(false)} />}
      {isAsking && person.personId !== null && (
        <Dialog
          title={`Remove ${person.name}?`}
          text="Their measurements go too. This cannot be taken back."
          onClose={() => setAsking(false)}
        >
          <Button
            kind="danger"
            wide
            busy={forget.isPending}
            onClick={() => forget.mutate({ owner, personId: person.personId! })}
          >
            Remove
          </Button>
          <Button kind="secondary" wide onClick={() => setAsking(false)}>
            Keep
          </Button>
        </Dialog>
      )}
    </div>
  );
}

function NameSheet({
  owner,
  onMade,
  onClose,
}: {
  owner: string;
  onMade(personId: string | null): void;
  onClose(): void;
}) {
  const draft = useDraft({ kind: measuredNameDraft, userId: owner });
  const { name = '' } = draft.changes;
  const [isTold, setTold] = useState(false);
  const isTaken = isOwnWord(name);
  const save = useAddMeasured({
    onSuccess({ person }) {
      draft.forget();
      onMade(person.personId);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (name.trim() && !isTaken && !save.isPending)
      save.mutate({ owner, name: name.trim(), values: {} });
  };
  return (
    <Sheet
      title="Somebody else"
      onClose={onClose}
      foot={
        <Button type="submit" form="measured-name" busy={save.isPending} disabled={!name.trim()}>
          Go on
        </Button>
      }
    >
      <form id="measured-name" onSubmit={submit} noValidate>
        <TextField
          label="Their name"
          value={name}
          maxLength={longestMeasuredName}
          autoComplete="off"
          error={isTold && isTaken ? '“Me” is you. What are they called?' : undefined}
          onChange={(event) => draft.change({ name: event.target.value })}
        />
      </form>
    </Sheet>
  );
}
