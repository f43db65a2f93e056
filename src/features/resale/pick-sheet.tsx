import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PieceChoice } from '#components/piece-choice.tsx';
import { paths } from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';

/** Picks the piece that is to be offered. */
export function PickSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  return (
    <Sheet title="Which piece?" onClose={onClose} isRoute>
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
        search={useDebounced(word.trim())}
        chosen={[]}
        most={1}
        // In the place of the sheet: going back leads to the list.
        onChange={([itemId]) =>
          itemId && void navigate(paths.resellItem(itemId), { replace: true })
        }
      />
    </Sheet>
  );
}
