import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { hasPlaceToGoBack } from './history.ts';
import { useBackInterceptor } from './use-back-interceptor.ts';

/**
 * The sheet that is open, as the address says it (`?sheet=`): opened by going there, closed by history.
 */
export function useSheet(): {
  sheet: string | null;
  open(name: string): void;
  /** Puts another one in the place of the one that is open: going back closes that as well. */
  turnTo(name: string): void;
  close(): void;
} {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A sheet is at the same place, so the state of the history's entry is kept.
  const { state } = useLocation();
  const withSheet = (name: string | null): string => {
    const next = new URLSearchParams(search);
    if (name === null) next.delete('sheet');
    else next.set('sheet', name);
    return `?${next}`;
  };
  const sheet = search.get('sheet');
  const close = () => {
    // Opened by its address, a sheet has nothing of ours behind it: going back would leave Hem.
    if (hasPlaceToGoBack()) navigate(-1);
    else navigate(withSheet(null), { replace: true, state });
  };
  // Such a sheet is a layer like any other, which the host's back closes first.
  useBackInterceptor(sheet !== null && !hasPlaceToGoBack(), close);
  return {
    sheet,
    open: (name) => navigate(withSheet(name), { state }),
    turnTo: (name) => navigate(withSheet(name), { replace: true, state }),
    close,
  };
}
