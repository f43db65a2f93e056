import { useRef } from 'react';
import { areaOf } from '#contract/rules/content-slots.ts';
import styles from './content-editor.module.css';
import { StyleFields } from './style-fields.tsx';
import { readStyleFields } from './style-source.ts';
import { TextTools } from './text-tools.tsx';

/** Areas whose texts are laid of drawn garments. */
const drawn: readonly (string | null)[] = ['classes', 'reports', 'tips'];

/** A text as it is written: a style by its fields, every other as its file. */
export function TextPane({
  slot,
  label,
  text,
  onWrite,
}: {
  slot: string;
  label: string;
  text: string;
  onWrite(text: string): void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  const area = areaOf(slot);
  const fields = area === 'styles' ? readStyleFields(text) : null;
  if (fields) return <StyleFields fields={fields} onWrite={onWrite} />;
  return (
    <>
      {/* A palette, a personality or a shape is said in plain paragraphs. */}
      {(area === 'styles' || drawn.includes(area)) && (
        <TextTools
          field={() => field.current}
          onWrite={onWrite}
          hasGarments={drawn.includes(area)}
        />
      )}
      <textarea
        ref={field}
        className={styles.text}
        aria-label={`Text of ${label}`}
        spellCheck
        value={text}
        onChange={(event) => onWrite(event.target.value)}
      />
    </>
  );
}
