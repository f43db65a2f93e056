import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { useStartMeasuring, useTextMeasuringLink } from '#api/measurements.ts';
import { type MeasureType, phonePattern } from '#contract/rules/measurements.ts';
import type { MeasuringSession } from '#contract/schemas/measurement.ts';
import { useIsDesktop } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { SewingWait } from '#ui/sewing-wait.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './scan-card.module.css';

/** Hands the form over to a phone: by a code that it scans, or by a text message ([Note: Measuring by phone]). */
export function ScanCard({
  owner,
  personId,
  types,
  session,
  isLost,
  onStarted,
}: {
  owner: string;
  /** Null is the member. */
  personId: string | null;
  types: readonly MeasureType[];
  /** As it stands now; null until there is one. */
  session: MeasuringSession | null;
  /** The page cannot hear of it at present. */
  isLost: boolean;
  onStarted(session: MeasuringSession): void;
}) {
  const isDesktop = useIsDesktop();
  const [link, setLink] = useState<{ address: string; canText: boolean } | null>(null);
  const start = useStartMeasuring({
    onSuccess({ session: started, path, canText }) {
      setLink({ address: location.origin + path, canText });
      onStarted(started);
    },
  });
  const begin = useEffectEvent(() =>
    start.mutate({ owner, types: [...types], ...(personId === null ? {} : { personId }) }),
  );
  // Of somebody else it is another card.
  useEffect(() => begin(), []);
  if (start.isError) {
    return <ErrorCard title="The code did not load" onRetry={() => begin()} />;
  }
  if (!link || !session) {
    return <SewingWait label="Making the code" />;
  }
  const { state } = session;
  // A phone does not scan itself: on one, somebody else takes the measurements on theirs.
  const whose = isDesktop ? 'your' : 'their';
  return (
    <div className={styles.card}>
      {state === 'waiting' && (
        <div
          className={styles.code}
          role="img"
          aria-label={`Code for ${whose} phone`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from our own address
          dangerouslySetInnerHTML={{ __html: renderSVG(link.address, { border: 2 }) }}
        />
      )}
      <div className={styles.words}>
        <h2>{isDesktop ? 'Scan with your phone' : 'Let somebody else measure'}</h2>
        <p>
          {isDesktop
            ? 'The same form opens there.'
            : 'Their phone scans this code, or opens the link, and has the same form.'}{' '}
          Keep this page open and watch the values arrive.
        </p>
        <p className={styles.state} data-state={state} role="status">
          {isLost && state !== 'ended' && 'Hem was not reached. Trying again.'}
          {!isLost && state === 'waiting' && `Waiting for ${whose} phone`}
          {!isLost && state === 'connected' && `${isDesktop ? 'Your' : 'Their'} phone is connected`}
          {state === 'ended' && 'Done. The link is over.'}
        </p>
        {state === 'waiting' && link.canText && (
          <TextLink owner={owner} sessionId={session.sessionId} />
        )}
        {state === 'ended' && (
          <Button kind="secondary" size="small" onClick={() => begin()}>
            New code
          </Button>
        )}
        {state === 'waiting' && <p className={styles.note}>The link works once, for 30 minutes.</p>}
      </div>
    </div>
  );
}

function TextLink({ owner, sessionId }: { owner: string; sessionId: string }) {
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const [phone, setPhone] = useState('');
  const [isTold, setTold] = useState(false);
  const send = useTextMeasuringLink({
    onSuccess() {
      setOpen(false);
      showToast({ title: 'The link is on its way' });
    },
  });
  const isNumber = phonePattern.test(phone.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isNumber && !send.isPending) send.mutate({ owner, sessionId, phone: phone.trim() });
  };
  if (!isOpen) {
    return (
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Text {isDesktop ? 'me' : 'them'} the link
      </Button>
    );
  }
  return (
    <form className={styles.text} onSubmit={submit} noValidate>
      <TextField
        type="tel"
        label="Mobile number"
        placeholder="(775) 555-0123"
        autoComplete="tel-national"
        value={phone}
        error={isTold && !isNumber ? 'Ten digits, such as (775) 555-0123.' : undefined}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" size="small" busy={send.isPending}>
        Send
      </Button>
    </form>
  );
}
