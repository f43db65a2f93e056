import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { useFormCall } from '#api/form-call.ts';
import { friendsQuery } from '#api/friends.ts';
import { itemCards } from '#api/items.ts';
import { sendStyling } from '#api/stylings.ts';
import { firstNameWithin, possessive } from '#components/friend-names.ts';
import { listNames } from '#contract/rules/item-name.ts';
import type { AppError } from '#lib/errors.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { useScope } from '#lib/scope.ts';
import { session } from '#lib/session.ts';
import { showToast } from '#ui/toasts.ts';
import { stylingDraft } from './collage/collage-draft.ts';
import { CollageEditor } from './collage/collage-editor.tsx';
import type { EditorPurpose } from './collage/editor-purpose.ts';
import type { DraftOfSave, MadeOutfit } from './collage/made-outfit.ts';
import { newOutfit } from './collage/use-collage-work.ts';
import { StylingFields } from './styling-fields.tsx';

/** Laying an outfit of a friend's pieces, in the scope of the friend, to send it to them. */
export function StyleFriend() {
  const { owner, paths } = useScope();
  const { userId } = useSnapshot(session);
  const navigate = useNavigate();
  const friend = useQuery(friendsQuery()).data?.friends.find((one) => one.userId === owner);
  const name = friend ? firstNameWithin(friend) : 'your friend';
  const purpose = useMemo(() => sendingTo(name), [name]);
  const leave = () =>
    hasPlaceToGoBack() ? void navigate(-1) : void navigate(paths.wardrobes(), { replace: true });
  const sending = useSending(owner, name, leave);
  if (userId === null) return null;
  return (
    <CollageEditor
      key={owner}
      owner={owner}
      outfitId={null}
      purpose={purpose}
      draft={{ kind: stylingDraft, userId, id: owner }}
      start={newOutfit}
      latest={null}
      wardrobeId={null}
      isSaving={sending.isPending}
      onSave={sending.send}
      onKeepCopy={() => {}}
      onLeave={leave}
    />
  );
}

const sendingTo = (name: string): EditorPurpose => ({
  heading: `Style ${name}`,
  saveLabel: `Send to ${name}`,
  saveShort: 'Send',
  saveTitle: `Send to ${name}`,
  keptTitle: 'Not sent yet, but kept',
  piecesLabel: `${possessive(name)} pieces`,
  searchLabel: `Search ${possessive(name)} pieces`,
  empty: `${name} shares no pieces with you yet.`,
  Details: StylingFields,
});

/** Sends what was laid, with what is said of it, and says what came of it. */
function useSending(owner: string, name: string, onSent: () => void) {
  const client = useQueryClient();
  const last = useMemo(
    () => ({ made: null as MadeOutfit | null, draft: null as DraftOfSave | null }),
    [],
  );
  // From then on until the editor is left, it has nothing that is still to be sent.
  const [isOver, setOver] = useState(false);
  const { send, isPending } = useFormCall(
    sendStyling,
    () => {
      setOver(true);
      last.draft?.forget();
      hapticPlay('success');
      showToast({ title: `Sent to ${name}`, text: 'You hear if they keep it.' });
      onSent();
    },
    (problem) => void say(problem),
  );
  const say = async (problem: AppError) => {
    if (problem.code === 'idempotency-mismatch') last.draft?.dropWriteKey();
    if (problem.kind === 'forbidden') {
      // The friendship is over, and what was laid can be sent to nobody. The list of friends says so, and leads out.
      setOver(true);
      last.draft?.forget();
      void client.invalidateQueries(friendsQuery());
    }
    if (problem.kind !== 'not-found' || !last.made) {
      const words = wordsOf(problem, name);
      if (words) showToast({ tone: 'error', ...words });
      return;
    }
    // Which of them are out of sight by now, the list of what is in sight says.
    const { pieces } = last.made;
    const ids = pieces.map(({ itemId }) => itemId);
    const { cards } = await client.fetchQuery({
      ...itemCards.windowQuery(client, owner, ids, Number.POSITIVE_INFINITY),
      staleTime: 0,
    });
    const seen = new Set(cards.map(({ itemId }) => itemId));
    const gone = pieces.filter(({ itemId }) => !seen.has(itemId)).map(({ title }) => title);
    showToast({
      tone: 'error',
      title:
        gone.length > 0
          ? `Not shared any more: ${listNames(gone)}`
          : 'A piece is not shared any more',
      text: 'Take it off the board, then send again.',
    });
  };
  return {
    isPending: isPending || isOver,
    send({ form, occasion, collage, ...made }: MadeOutfit, draft: DraftOfSave) {
      Object.assign(last, { made: { form, occasion, collage, ...made }, draft });
      const { title, notes } = form;
      send({ owner, title, note: notes ?? undefined, occasion, collage }, draft.writeKey());
    },
  };
}

/** What went wrong, where nobody else says it. */
function wordsOf(
  { kind, code, fields }: AppError,
  name: string,
): { title: string; text: string } | null {
  if (code === 'idempotency-mismatch') {
    return {
      title: 'An earlier board was sent already',
      text: 'Send again for this one to go, too.',
    };
  }
  if (code === 'too-many') {
    return fields.stylings === 'a-day'
      ? {
          title: `${name} has had many outfits from you today`,
          text: 'Send this one tomorrow: it is kept here.',
        }
      : {
          title: `${name} has enough to look at`,
          text: 'Take one back, or wait until it is answered. This one is kept here.',
        };
  }
  if (fields['occasion.day'])
    return { title: 'Choose a day to come', text: 'Within a year from now.' };
  if (kind === 'offline')
    return { title: 'You are offline', text: 'This one is kept here until you send it.' };
  return kind === 'invalid' ? { title: 'This could not be sent', text: 'It is kept here.' } : null;
}
