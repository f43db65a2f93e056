import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReadLink, useSaveLook } from '#api/looks.ts';
import { linkFault } from '#components/link-faults.ts';
import { pageAddress } from '#lib/page-address.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './link-form.module.css';
import { linkDraft } from './look-draft.ts';

/** Keeps a page as an inspiration, with its title and its preview picture. */
export function LinkForm({
  owner,
  wardrobeIds,
  onDone,
}: {
  owner: string;
  wardrobeIds: string[];
  onDone(): void;
}) {
  const draft = useDraft({ kind: linkDraft, userId: owner });
  const { text = '' } = draft.changes;
  const [fault, setFault] = useState<string>();
  const read = useReadLink({ meta: { isHandled: true } });
  const save = useSaveLook({
    onSuccess() {
      draft.forget();
      onDone();
    },
  });
  const url = pageAddress(text);
  const keep = (
    link: { url: string; siteName: string | null },
    title: string | null,
    imageId: string | null,
  ) =>
    save.mutate({
      owner,
      changes: { kind: 'inspiration', title: title?.slice(0, 120) || null, link },
      imageId,
      wardrobeIds,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!url) return setFault('That is no address of a page.');
    setFault(undefined);
    read.mutate(
      { owner, url },
      {
        onSuccess: (found) =>
          keep({ url: found.url, siteName: found.siteName }, found.title, found.imageId),
        onError: (error) => setFault(linkFault(error)),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label="Or paste a link"
        type="url"
        inputMode="url"
        value={text}
        maxLength={2000}
        autoComplete="off"
        placeholder="https://"
        error={fault}
        onChange={(event) => {
          draft.change({ text: event.currentTarget.value });
          setFault(undefined);
        }}
      />
      {fault && url && (
        <Button
          kind="quiet"
          size="small"
          busy={save.isPending}
          onClick={() => keep({ url, siteName: new URL(url).hostname }, null, null)}
        >
          Keep the link without a picture
        </Button>
      )}
      <Button
        type="submit"
        kind="secondary"
        wide
        icon={<Link2 aria-hidden="true" />}
        disabled={text.trim() === ''}
        busy={read.isPending || save.isPending}
      >
        Save link
      </Button>
    </form>
  );
}
