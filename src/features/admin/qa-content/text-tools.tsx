import { Bold, Heading2, List, Shirt } from 'lucide-react';
import { useRef, useState } from 'react';
import { drawnGarments } from '#contract/rules/style-lab.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { GarmentPicker } from './garment-picker.tsx';
import { type ChosenText, withBold, withGarment, withLines } from './mark-text.ts';
import styles from './text-tools.module.css';

/** The buttons above a text: bold, a heading, a list; and where `hasGarments`, the name of a drawn garment. */
export function TextTools({
  field,
  onWrite,
  hasGarments = false,
}: {
  /** The field they write into. */
  field(): HTMLTextAreaElement | null | undefined;
  onWrite(text: string): void;
  hasGarments?: boolean;
}) {
  const [isPicking, setPicking] = useState(false);
  /** Where a garment's name goes: a field keeps its selection, but a page may lose it. */
  const place = useRef<ChosenText | null>(null);
  const chosen = (): ChosenText | null => {
    const it = field();
    return it ? { text: it.value, start: it.selectionStart, end: it.selectionEnd } : null;
  };
  const write = (next: ChosenText) => {
    onWrite(next.text);
    // The field has the text once it is shown.
    requestAnimationFrame(() => {
      const it = field();
      it?.focus();
      it?.setSelectionRange(next.start, next.end);
    });
  };
  const change = (how: (from: ChosenText) => ChosenText) => {
    const from = chosen();
    if (from) write(how(from));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form, and these are tools
    <div className={styles.tools} role="group" aria-label="Tools for the text">
      <IconButton label="Bold" onClick={() => change(withBold)}>
        <Bold aria-hidden="true" />
      </IconButton>
      <IconButton label="Heading" onClick={() => change((from) => withLines(from, '## '))}>
        <Heading2 aria-hidden="true" />
      </IconButton>
      <IconButton label="List" onClick={() => change((from) => withLines(from, '- '))}>
        <List aria-hidden="true" />
      </IconButton>
      {hasGarments && (
        <IconButton
          label="Put in a garment"
          onClick={() => {
            place.current = chosen();
            setPicking(true);
          }}
        >
          <Shirt aria-hidden="true" />
        </IconButton>
      )}
      {isPicking && (
        <GarmentPicker
          names={drawnGarments}
          onPick={(name) => {
            const at = place.current;
            place.current = null;
            if (at) write(withGarment(at, name));
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}
