import { QrCode } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { useMakeFriendLink, useRevokeFriendLink } from '#api/friends.ts';
import { ClosedHere } from '#components/closed-here.tsx';
import { AppError } from '#lib/errors.ts';
import { paths } from '#lib/paths.ts';
import { useStandIn } from '#lib/use-stand-in.ts';
import { Button } from '#ui/button.tsx';
import styles from './invite-panel.module.css';
import { RevokeDialog } from './revoke-dialog.tsx';
import { sendLink } from './send-link.ts';
import { useFollowedLink } from './use-followed-link.ts';

/** Ways to invite a friend: a code to be scanned, a link to be sent, an address or a screen name. */
export function InvitePanel(props: { isInSheet?: boolean; onByName(): void }) {
  // Nobody but the member invites in their name ([Note: Standing in]).
  if (!useStandIn()) return <OpenPanel {...props} />;
  return props.isInSheet ? <ClosedHere /> : null;
}

function OpenPanel({
  isInSheet = false,
  onByName,
}: {
  /** In a sheet, whose title says what it is for. */
  isInSheet?: boolean;
  onByName(): void;
}) {
  const [linkToken, setLinkToken] = useState<string | null>(null);
  const address = linkToken && location.origin + paths.friendLink(linkToken);
  const followed = useFollowedLink(linkToken, () => setLinkToken(null));
  const make = useMakeFriendLink({
    onSuccess: (made) => setLinkToken(made.linkToken),
  });
  const revoke = useRevokeFriendLink({ onSuccess: () => setLinkToken(null) });
  // The link that one is asked about: one that is followed meanwhile needs no answer.
  const [askedOf, setAskedOf] = useState<string | null>(null);
  const begin = useEffectEvent(() => make.mutate({}));
  const end = followed ?? (revoke.isSuccess ? 'over' : null);
  // The link is made when the panel is first seen.
  useEffect(() => begin(), []);
  return (
    <section
      className={isInSheet ? styles.inSheet : styles.panel}
      aria-labelledby={isInSheet ? undefined : 'invite'}
    >
      <div className={styles.code}>
        {!address && <QrCode aria-hidden="true" />}
        {address && (
          <div
            role="img"
            aria-label="Code that makes whoever scans it your friend"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here, from our own address
            dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 1 }) }}
          />
        )}
      </div>
      <div className={styles.words}>
        {!isInSheet && <h2 id="invite">Invite a friend</h2>}
        <p>
          {end && !address && !make.error ? endWords[end] : linkWords(make.error)}{' '}
          {address && (
            <button type="button" className={styles.revoke} onClick={() => setAskedOf(linkToken)}>
              Revoke it
            </button>
          )}
        </p>
        <div className={styles.ways}>
          <Button
            size="small"
            busy={make.isPending}
            onClick={() => (address ? void sendLink(address) : make.mutate({}))}
          >
            {address || make.isPending ? 'Send link' : 'New link'}
          </Button>
          <Button kind="secondary" size="small" onClick={onByName}>
            By name or email
          </Button>
        </div>
      </div>
      {linkToken && askedOf === linkToken && (
        <RevokeDialog
          onRevoke={() => {
            setAskedOf(null);
            if (!revoke.isPending) revoke.mutate({});
          }}
          onClose={() => setAskedOf(null)}
        />
      )}
    </section>
  );
}

/** What became of the last link. */
const endWords = { followed: 'Your link was followed.', over: 'The link works no more.' };

const linkWords = (error: unknown): string => {
  if (!error) return 'Works once, for 7 days.';
  return error instanceof AppError && error.code === 'too-many'
    ? 'You have as many friends as one can have.'
    : 'The link did not come.';
};
