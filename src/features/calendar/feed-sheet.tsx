import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedQuery, useMakeCalendarFeed, useRevokeCalendarFeed } from '#api/plans.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { showToast } from '#ui/toasts.ts';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The private address under which another calendar can show the plans; whoever has it can read them. */
export function FeedSheet({ owner, onClose }: { owner: string; onClose(): void }) {
  const feed = useQuery(calendarFeedQuery(owner));
  const [address, setAddress] = useState<string | null>(null);
  const make = useMakeCalendarFeed({
    onSuccess: ({ path }) => setAddress(new URL(path, location.origin).href),
  });
  const revoke = useRevokeCalendarFeed({
    onSuccess() {
      setAddress(null);
      showToast({ title: 'The address works no more' });
    },
  });
  const there = feed.data?.feed ?? null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      showToast({ title: 'Address copied' });
    } catch {
      showToast({ tone: 'error', title: 'Copy it by hand, please' });
    }
  };
  return (
    <Sheet
      title="Subscribe"
      onClose={onClose}
      foot={
        <>
          {there && (
            <Button
              kind="secondary"
              busy={revoke.isPending}
              onClick={() => revoke.mutate({ owner })}
            >
              End the address
            </Button>
          )}
          {address ? (
            <Button onClick={() => void copy()}>Copy address</Button>
          ) : (
            feed.data && (
              <Button busy={make.isPending} onClick={() => make.mutate({ owner })}>
                {there ? 'Make a new address' : 'Make an address'}
              </Button>
            )
          )}
        </>
      }
    >
      {feed.isError && !feed.data && (
        <ErrorCard title="This did not load" onRetry={() => void feed.refetch()} />
      )}
      <p>
        Another calendar can show what you plan to wear, and keep it up to date. Whoever has the
        address can read your plans, so keep it to yourself.
      </p>
      {there && !address && (
        <p>
          There is an address since {dates.format(new Date(there.createDate))}. It is not shown
          again; a new one takes its place.
        </p>
      )}
      {address && (
        <TextField
          label="Private address"
          value={address}
          readOnly
          hint="It is shown only now. Ending it stops every calendar that uses it."
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Sheet>
  );
}
