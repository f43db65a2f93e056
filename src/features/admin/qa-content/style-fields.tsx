import { useRef } from 'react';
import { TextArea, TextField } from '#ui/field.tsx';
import styles from './content-editor.module.css';
import { lengthWords } from './length-words.ts';
import { type StyleFields as Fields, writeStyleFields } from './style-source.ts';
import { TextTools } from './text-tools.tsx';

/** Most characters of a style's name, and of its line (docs/design/product-rules.md, Style Lab). */
const longest = { name: 20, line: 60 } as const;

/** A style's name, its line, and what works, each in a field of its own. What is too long is kept, and said. */
export function StyleFields({
  fields,
  onWrite,
}: {
  fields: Fields;
  onWrite(source: string): void;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const set = (change: Partial<Fields>) => onWrite(writeStyleFields({ ...fields, ...change }));
  return (
    <div className={styles.fields} ref={holder}>
      <TextField
        label="Style name"
        required
        {...lengthWords(fields.name, longest.name)}
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="In one line"
        required
        {...lengthWords(fields.line, longest.line)}
        value={fields.line}
        onChange={(event) => set({ line: event.target.value })}
      />
      <div className={styles.written}>
        <TextTools
          field={() => holder.current?.querySelector('textarea')}
          onWrite={(text) => set({ text })}
        />
        <TextArea
          label="What works, and why"
          required
          rows={12}
          hint="One to four headings, each with its text."
          value={fields.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </div>
    </div>
  );
}
