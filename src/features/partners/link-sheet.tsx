import { type FormEvent, useState } from 'react';
import { pageAddress } from '#lib/page-address.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import styles from './thing-sheets.module.css';

/** Takes the link of something at a shop. */
export function LinkSheet({ onClose, onLink }: { onClose(): void; onLink(link: string): void }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const link = pageAddress(text);
    if (!link) return setFault('That is no address of a page.');
    onClose();
    onLink(link);
  };
  return (
    <Sheet title="Do I already own this?" onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label="Link to its page at the shop"
          type="url"
          inputMode="url"
          value={text}
          maxLength={2000}
          autoComplete="off"
          placeholder="https://"
          error={fault}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" wide disabled={text.trim() === ''}>
          Compare with mine
        </Button>
      </form>
    </Sheet>
  );
}
