import { useState } from 'react';
import { PieceChoice } from '#components/piece-choice.tsx';
import { maxPins } from '#contract/rules/looks.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** Chooses the pieces that are pinned at a place of a photo. */
export function PinSheet({
  owner,
  room,
  onPin,
  onClose,
}: {
  owner: string;
  /** How many more pins there may be. */
  room: number;
  onPin(itemIds: string[]): void;
  onClose(): void;
}) {
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const search = useDebounced(word.trim());
  const pin = () => {
    onPin(chosen);
    onClose();
  };
  return (
    <Sheet
      title="What is it?"
      onClose={onClose}
      foot={
        <Button disabled={chosen.length === 0} onClick={pin}>
          {chosen.length < 2 ? 'Pin piece' : `Pin ${chosen.length} pieces`}
        </Button>
      }
    >
      {room <= 0 && <p role="status">There are {maxPins} pins, as many as there may be.</p>}
      <TextField
        label="Search your pieces"
        type="search"
        value={word}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      <PieceChoice
        owner={owner}
        search={search}
        chosen={chosen}
        most={Math.max(0, room)}
        onChange={setChosen}
      />
    </Sheet>
  );
}
