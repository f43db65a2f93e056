import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useAddToWardrobes } from '#api/items.ts';
import { wardrobesQuery } from '#api/wardrobes.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './wardrobe-picker.module.css';

/** Chooses the wardrobes that items go into. */
export function WardrobePicker({
  owner,
  itemIds,
  onClose,
  onDone,
}: {
  owner: string;
  itemIds: string[];
  onClose(): void;
  onDone?(): void;
}) {
  const { data } = useQuery(wardrobesQuery(owner));
  const [chosen, setChosen] = useState<string[]>([]);
  const add = useAddToWardrobes({
    onSuccess: () => {
      const names = data?.wardrobes.filter(({ wardrobeId }) => chosen.includes(wardrobeId));
      showToast({ title: `Hung in ${names?.map(({ name }) => name).join(', ')}` });
      onDone?.();
      onClose();
    },
  });
  const toggle = (wardrobeId: string) =>
    setChosen((now) =>
      now.includes(wardrobeId) ? now.filter((one) => one !== wardrobeId) : [...now, wardrobeId],
    );
  return (
    <Sheet
      title="Add to wardrobe"
      onClose={onClose}
      foot={
        <Button
          disabled={chosen.length === 0}
          busy={add.isPending}
          onClick={() => add.mutate({ owner, itemIds, wardrobeIds: chosen })}
        >
          Add {itemIds.length === 1 ? 'piece' : `${itemIds.length} pieces`}
        </Button>
      }
    >
      {data?.wardrobes.length === 0 && (
        <div className={styles.none}>
          <p>There is no wardrobe yet.</p>
          <ButtonLink to={`${paths.wardrobes()}?sheet=new`} kind="secondary" size="small">
            New wardrobe
          </ButtonLink>
        </div>
      )}
      <ul>
        {data?.wardrobes.map(({ wardrobeId, name, itemCount }) => {
          const isChosen = chosen.includes(wardrobeId);
          return (
            <li key={wardrobeId}>
              <label className={styles.row}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={isChosen}
                  onChange={() => toggle(wardrobeId)}
                />
                <span className={styles.name} dir="auto">
                  {name}
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
