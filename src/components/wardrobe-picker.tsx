import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { saveWardrobe } from '#api/wardrobe-writes.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceRow } from '#ui/choice-row.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FormFault } from './form-fault.tsx';
import { useForm } from './use-form.ts';
import styles from './wardrobe-picker.module.css';
import { pickedWardrobeDraft } from './wardrobe-picker-draft.ts';
import { checkWardrobe, wardrobeWords } from './wardrobe-words.ts';

/** Chooses the wardrobes that something goes into, and makes one for it. */
export function WardrobePicker({
  owner,
  words,
  hangsIn = [],
  countOf,
  isBusy,
  onAdd,
  onClose,
}: {
  owner: string;
  /** The words for what goes into them: `piece`, `3 outfits`. */
  words: string;
  /** The wardrobes in which all of it is already. */
  hangsIn?: readonly string[];
  /** How many of its kind a wardrobe holds. */
  countOf(wardrobe: Wardrobe): number;
  isBusy: boolean;
  onAdd(wardrobes: Wardrobe[]): void;
  onClose(): void;
}) {
  const { data, isError, refetch } = useQuery(wardrobesQuery(owner));
  const [chosen, setChosen] = useState<Wardrobe[]>([]);
  const [isNaming, setNaming] = useState(false);
  const startNaming = () => setNaming(true);
  const form = useForm({
    saved: { name: '', description: '' },
    draft: { kind: pickedWardrobeDraft, userId: owner },
    call: saveWardrobe,
    input: (fields) => ({ owner, ...fields }),
    check: checkWardrobe,
    words: wardrobeWords,
    onDone({ wardrobe }) {
      form.forget();
      // Stays chosen if adding fails.
      const all = [...chosen, wardrobe];
      setChosen(all);
      setNaming(false);
      onAdd(all);
    },
  });
  const toggle = (wardrobe: Wardrobe) =>
    setChosen((now) => {
      const others = now.filter(({ wardrobeId }) => wardrobeId !== wardrobe.wardrobeId);
      return others.length < now.length ? others : [...now, wardrobe];
    });
  const isFirst = data?.wardrobes.length === 0 && chosen.length === 0;
  const isNew = isFirst || isNaming || form.cameBack;
  // Without a name, those that are chosen are enough.
  const makesOne = isNew && (chosen.length === 0 || form.values.name.trim() !== '');
  return (
    <Sheet
      title="Add to wardrobe"
      onClose={onClose}
      foot={
        makesOne ? (
          <>
            <FormFault problem={form.rest} isKept />
            {form.isChanged && !form.isPending && (
              <Button kind="secondary" onClick={form.discard}>
                Discard
              </Button>
            )}
            <Button
              type="submit"
              form="new-wardrobe"
              disabled={!form.values.name.trim()}
              busy={form.isPending}
            >
              Create and add {words}
            </Button>
          </>
        ) : (
          <Button disabled={chosen.length === 0} busy={isBusy} onClick={() => onAdd(chosen)}>
            Add {words}
          </Button>
        )
      }
    >
      {isNew && (
        <form {...form.props} id="new-wardrobe" className={styles.first}>
          <DraftNotice isShown={form.cameBack} />
          {isFirst && <p>There is no wardrobe yet. Name your first one.</p>}
          <TextField
            {...form.text('name')}
            label={isFirst ? 'Name' : 'Name of the new wardrobe'}
            required
            autoFocus={isNaming}
            maxLength={60}
            autoComplete="off"
          />
        </form>
      )}
      {!data && isError && (
        <ErrorCard title="Your wardrobes did not load" onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <Waiting label="Loading your wardrobes">
          <Stitches count={5} busy />
        </Waiting>
      )}
      {data && !isNew && (
        <Button kind="secondary" wide icon={<Plus aria-hidden="true" />} onClick={startNaming}>
          New wardrobe
        </Button>
      )}
      <ul>
        {data?.wardrobes.map((wardrobe) => {
          const { wardrobeId, name } = wardrobe;
          const isThere = hangsIn.includes(wardrobeId);
          const isChosen = isThere || chosen.some((one) => one.wardrobeId === wardrobeId);
          return (
            <li key={wardrobeId}>
              <ChoiceRow
                label={name}
                note={isThere && 'Hangs here already'}
                after={countOf(wardrobe)}
                isChosen={isChosen}
                isDisabled={isThere}
                onChoose={() => toggle(wardrobe)}
              />
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
