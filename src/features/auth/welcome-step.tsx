import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useMe } from '#api/users.ts';
import { DeviceNotice } from '#components/device-notice.tsx';
import { PhotoButtons } from '#components/photo-buttons.tsx';
import { takePhotos } from '#components/take-photos.ts';
import { paths, redirectTarget } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Stitches } from '#ui/stitches.tsx';
import screen from './auth-screen.module.css';
import { useAuthSteps, useLeave } from './use-auth-steps.ts';
import { WelcomeRail } from './welcome-rail.tsx';
import styles from './welcome-step.module.css';

/** Right after a new account: the way to the first photo. */
export function WelcomeStep() {
  const me = useMe();
  const name = me?.firstName ?? me?.screenName;
  const { target } = useAuthSteps();
  const [place, setPlace] = useState<string | null>(null);
  useLeave(place !== null, place);
  return (
    <main className={screen.screen}>
      <WelcomeRail />
      <div className={`${screen.sheet} ${styles.sheet}`} data-at-foot="">
        <h1 className={styles.title}>{name ? `Welcome, ${name}` : 'Welcome to Hem'}</h1>
        <p className={styles.text}>
          Begin with one thing you love to wear. Lay it flat, take its picture. We trim the rest.
        </p>
        <DeviceNotice />
        <div className={styles.actions}>
          <PhotoButtons
            camera="Take the first photo"
            library="Choose from the library"
            onTake={(files) => {
              void takePhotos(files, null);
              // Whoever was on the way somewhere goes on there; the photos upload meanwhile.
              setPlace(target === redirectTarget(null) ? paths.items() : target);
            }}
          />
          <Button
            kind="quiet"
            icon={<Eye aria-hidden="true" />}
            wide
            onClick={() => setPlace(target)}
          >
            Look around first
          </Button>
        </div>
        <p className={styles.next}>
          <Stitches count={3} tone="inherit" />
          Your profile comes next.
          <Stitches count={3} tone="inherit" />
        </p>
      </div>
    </main>
  );
}
