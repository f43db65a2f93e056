import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OutfitChoice } from '#components/outfit-choice.tsx';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './add-to-outfit-sheet.module.css';

/** Chooses the outfit that a piece is laid on: a new one, or one that is there. Its editor opens. */
export function AddToOutfitSheet({
  owner,
  itemId,
  onClose,
}: {
  owner: string;
  itemId: string;
  onClose(): void;
}) {
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const search = useDebounced(word.trim());
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Sheet title="Add to outfit" onClose={onClose}>
      <div className={styles.first}>
        <Button
          kind="secondary"
          wide
          icon={<Plus aria-hidden="true" />}
          onClick={() => go(paths.createOutfit({ items: itemId }))}
        >
          New outfit
        </Button>
        <TextField
          label="Search your outfits"
          type="search"
          value={word}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </div>
      <OutfitChoice
        owner={owner}
        search={search}
        none="There is no outfit yet."
        onChoose={(outfitId) => go(paths.editOutfit(outfitId, itemId))}
      />
    </Sheet>
  );
}
