import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAddToWardrobes } from '#api/items.ts';
import { saveWardrobe } from '#api/wardrobe-writes.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useForm } from '#components/use-form.ts';
import { checkWardrobe, wardrobeWords } from '#components/wardrobe-words.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { goneWords } from './gone-words.ts';
import { useForgetGone } from './use-forget-gone.ts';
import styles from './wardrobe-picker.module.css';

const nameOf = ({ name }: Wardrobe) => name;

/** Chooses the wardrobes that items go into, and makes one for them. */
export function WardrobePicker({
  owner,
  itemIds,
  hangsIn = [],
  onClose,
  onDone,
}: {
  owner: string;
  itemIds: string[];
  /** The wardrobes in which all of them hang already. */
  hangsIn?: readonly string[];
  onClose(): void;
  onDone?(): void;
}) {
  const { data } = useQuery(wardrobesQuery(owner));
  const [chosen, setChosen] = useState<Wardrobe[]>([]);
  const [isNaming, setNaming] = useState(false);
  const startNaming = () => setNaming(true);
  const forgetGone = useForgetGone(owner);
  const add = useAddToWardrobes({
    meta: { saysGone: true },
    onSuccess: (done, asked) => {
      const names = (isThere: boolean) =>
        chosen.filter((one) => done.wardrobeIds.includes(one.wardrobeId) === isThere).map(nameOf);
      const gone = names(false).map((name) => `${name} was deleted meanwhile.`);
      const text = [goneWords(asked.itemIds, done.itemIds), ...gone].filter(Boolean).join(' ');
      showToast({ title: `Hung in ${names(true).join(', ')}`, ...(text && { text }) });
      onDone?.();
      onClose();
    },
  });
  const addTo = (wardrobes: Wardrobe[]) => {
    const wardrobeIds = wardrobes.map(({ wardrobeId }) => wardrobeId);
    add.mutate({ owner, itemIds, wardrobeIds }, { onError: forgetGone });
  };
  const form = useForm({
    saved: { name: '', description: '' },
    call: saveWardrobe,
    input: (fields) => ({ owner, ...fields }),
    check: checkWardrobe,
    words: wardrobeWords,
    onDone({ wardrobe }) {
      // Stays chosen if adding fails.
      const all = [...chosen, wardrobe];
      setChosen(all);
      setNaming(false);
      addTo(all);
    },
  });
  const toggle = (wardrobe: Wardrobe) =>
    setChosen((now) => {
      const others = now.filter(({ wardrobeId }) => wardrobeId !== wardrobe.wardrobeId);
      return others.length < now.length ? others : [...now, wardrobe];
    });
  const pieces = itemIds.length === 1 ? 'piece' : `${itemIds.length} pieces`;
  const isFirst = data?.wardrobes.length === 0 && chosen.length === 0;
  const isNew = isFirst || isNaming;
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
            <Button
              type="submit"
              form="new-wardrobe"
              disabled={!form.values.name.trim()}
              busy={form.isPending}
            >
              Create and add {pieces}
            </Button>
          </>
        ) : (
          <Button disabled={chosen.length === 0} busy={add.isPending} onClick={() => addTo(chosen)}>
            Add {pieces}
          </Button>
        )
      }
    >
      {isNew && (
        <form {...form.props} id="new-wardrobe" className={styles.first}>
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
      {data && !isNew && (
        <Button kind="secondary" wide icon={<Plus aria-hidden="true" />} onClick={startNaming}>
          New wardrobe
        </Button>
      )}
      <ul>
        {data?.wardrobes.map((wardrobe) => {
          const { wardrobeId, name, itemCount } = wardrobe;
          const isThere = hangsIn.includes(wardrobeId);
          const isChosen = isThere || chosen.some((one) => one.wardrobeId === wardrobeId);
          return (
            <li key={wardrobeId}>
              <label className={classes(styles.row, isThere && styles.there)}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={isChosen}
                  disabled={isThere}
                  onChange={() => toggle(wardrobe)}
                />
                <span className={styles.name}>
                  <span dir="auto">{name}</span>
                  {isThere && <small>Hangs here already</small>}
                </span>
                <span className={styles.count}>{itemCount}</span>
                <span className={styles.check}>{isChosen && <Check aria-hidden="true" />}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
