import { Camera, Link2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { photoRefusal, sendThingPhoto } from '#api/thing.ts';
import { refusalWords } from '#components/refusal-words.ts';
import { paths } from '#lib/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { dismissToast, showToast } from '#ui/toasts.ts';
import { LinkSheet } from './link-sheet.tsx';

/** How long it is said that a photo was refused, in milliseconds: what is beneath is of something else. */
const refusalMs = 12_000;

/** The ways to ask about something in no feed: by its link, or by a photo of it. */
export function ThingWays({
  owner,
  isReplacing = false,
}: {
  owner: string;
  isReplacing?: boolean;
}) {
  const navigate = useNavigate();
  const picker = useRef<HTMLInputElement>(null);
  const [isPasting, setPasting] = useState(false);
  const [isSending, setSending] = useState(false);
  const ask = (thing: { link: string } | { photo: string }) =>
    void navigate(paths.partners({ view: 'own-this', ...thing }), { replace: isReplacing });
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setSending(true);
    const told = showToast({ title: 'Looking at your photo', durationMs: 60_000 });
    try {
      ask({ photo: await sendThingPhoto(owner, file) });
    } catch (error) {
      const refusal = photoRefusal(error);
      showToast({
        tone: 'error',
        durationMs: refusalMs,
        title: 'This photo was not compared',
        text: refusal ? refusalWords[refusal] : 'It did not reach Hem. Try again.',
      });
    } finally {
      dismissToast(told);
      setSending(false);
    }
  };
  return (
    <>
      <IconButton label="Ask about a link" onClick={() => setPasting(true)}>
        <Link2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label="Ask about a photo"
        disabled={isSending}
        onClick={() => picker.current?.click()}
      >
        <Camera aria-hidden="true" />
      </IconButton>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        aria-label="A photo of it"
        onChange={(event) => void take(event)}
      />
      {isPasting && (
        <LinkSheet onClose={() => setPasting(false)} onLink={(link) => ask({ link })} />
      )}
    </>
  );
}
