import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { friendsQuery, inviteFriend } from '#api/friends.ts';
import { FormFault } from '#components/form-fault.tsx';
import { useForm } from '#components/use-form.ts';
import { isolated } from '#lib/isolated.ts';
import { useScope } from '#lib/scope.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { showToast } from '#ui/toasts.ts';
import { inviteDraft } from './invite-draft.ts';

const isAddress = (who: string) => who.includes('@');

const isSameName = (one: string | null, other: string) =>
  one?.toLowerCase() === other.toLowerCase();

/** Asks somebody by their address or their screen name. */
export function InviteSheet({ onClose }: { onClose(): void }) {
  const { owner } = useScope();
  const client = useQueryClient();
  // Read again after the answer, the list would have whoever became a friend by it.
  const [before] = useState(() => client.getQueryData(friendsQuery().queryKey)?.friends ?? []);
  const form = useForm({
    saved: { who: '' },
    draft: { kind: inviteDraft, userId: owner, id: 'new' },
    call: inviteFriend,
    input: ({ who }) => (isAddress(who) ? { email: who.trim() } : { screenName: who.trim() }),
    check: ({ who }) => ({ who: who.trim() ? undefined : 'Enter an email or a screen name.' }),
    words: {
      fields: { who: (reason) => reasons[reason] ?? 'That is no email, and no screen name.' },
      aliases: { email: 'who', screenName: 'who' },
      codes: { 'not-found': { field: 'who', words: 'Nobody has this screen name.' } },
    },
    onDone({ areFriends }, input) {
      form.forget();
      const whom = isolated('email' in input ? input.email : input.screenName);
      const wereFriends =
        'screenName' in input && before.some((one) => isSameName(one.screenName, input.screenName));
      showToast(
        areFriends
          ? { title: `You and ${whom} are friends${wereFriends ? ' already' : ''}` }
          : { title: `${whom} is asked`, text: 'You hear of it once they accept.' },
      );
      onClose();
    },
  });
  return (
    <Sheet
      title="Invite a friend"
      onClose={onClose}
      isRoute
      foot={
        <>
          <FormFault problem={form.rest} />
          <Button type="submit" form="invite-form" busy={form.isPending}>
            Ask to be friends
          </Button>
        </>
      }
    >
      <form {...form.props} id="invite-form">
        <TextField
          {...form.text('who')}
          label="Email or screen name"
          hint="Whoever has no account yet is invited to make one."
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          maxLength={254}
        />
      </form>
    </Sheet>
  );
}

const reasons: Record<string, string> = {
  self: 'That is you.',
  blocked: 'You block this member. Take that back first.',
};
