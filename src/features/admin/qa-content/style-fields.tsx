import { TextArea, TextField } from '#ui/field.tsx';
import styles from './content-editor.module.css';
import { type StyleFields as Fields, writeStyleFields } from './style-source.ts';

/** A style's name, its line, and what works, each in a field of its own. */
export function StyleFields({
  fields,
  onWrite,
}: {
  fields: Fields;
  onWrite(source: string): void;
}) {
  const set = (change: Partial<Fields>) => onWrite(writeStyleFields({ ...fields, ...change }));
  return (
    <div className={styles.fields}>
      <TextField
        label="Style name"
        required
        maxLength={20}
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="In one line"
        required
        maxLength={60}
        value={fields.line}
        onChange={(event) => set({ line: event.target.value })}
      />
      <TextArea
        label="What works, and why"
        required
        rows={12}
        hint="A heading begins with ##. One to four of them."
        value={fields.text}
        onChange={(event) => set({ text: event.target.value })}
      />
    </div>
  );
}
