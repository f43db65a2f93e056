import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hasPlaceToGoBack } from '#lib/history.ts';
import { host } from '#lib/host.ts';

/**
 * The way back from a screen: to the one before, or home where nothing lies behind.
 * @param home the list that its thing belongs to.
 */
export function useWayBack(home: string): { hostGoesBack: boolean; back(): void } {
  const navigate = useNavigate();
  const { showHeader } = useSnapshot(host);
  return {
    // The host's bar has a back button while there is history; a screen opened by a link has only ours.
    hostGoesBack: !showHeader && hasPlaceToGoBack(),
    back: () => void (hasPlaceToGoBack() ? navigate(-1) : navigate(home, { replace: true })),
  };
}
