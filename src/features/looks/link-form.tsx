import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useReadLink, useSaveLook } from '#api/looks.ts';
import { AppError } from '#lib/errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './link-form.module.css';
import { linkDraft } from './look-draft.ts';

/** The faults of a link, in a person's words. */
const faults: Record<string, string> = {
  unreachable: 'This page cannot be reached.',
  'too-slow': 'This page takes too long to answer.',
  'too-large': 'This page is too large to be read.',
  'not-a-page': 'This is neither a page nor a picture.',
};

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
  const url = addressOf(text);
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
        onError: (error) => setFault(faultOf(error)),
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

/** The address of a page as somebody writes it; null of what is none. */
function addressOf(text: string): string | null {
  const said = text.trim();
  try {
    const { protocol, href, hostname } = new URL(
      /^https?:\/\//i.test(said) ? said : `https://${said}`,
    );
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}

function faultOf(error: Error): string {
  const code = error instanceof AppError ? error.fields?.url : undefined;
  return faults[code ?? ''] ?? 'This link could not be read. Try again in a moment.';
}
