import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { standInTokenStart } from '#contract/rules/stand-in-token.ts';
import { AccountActionsContext } from '#lib/account-actions.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { RouteParamsContext } from '#lib/route-params.ts';
import { session } from '#lib/session.ts';
import { showTheme } from '#lib/theme.ts';
import { late, latePart } from '#ui/late.tsx';
import { PlainToasts } from '#ui/plain-toasts.tsx';
import { toasts } from '#ui/toasts.ts';
import { queryClient } from './client.ts';
import { endSession } from './end-session.ts';
import { ErrorGuard } from './error-guard.tsx';
import { failures } from './failures.ts';
import { findRoute } from './find-route.ts';
import { provideNavigate } from './navigate.ts';
import { notFound, type RouteRow } from './routes.tsx';
import { ScreenChange } from './screen-change.tsx';
import { Shell } from './shell/shell.tsx';
import { paySignOuts, signOut } from './sign-out.ts';
import { StartGate } from './start-gate.tsx';

const failureDialog = latePart(
  'layer',
  async () => (await import('./failure-dialog.tsx')).FailureDialog,
);
const AfterStart = late('idle', async () => (await import('./after-start.tsx')).AfterStart);
/** Nothing of a member's account is seen without the bar over it ([Note: Standing in]). */
const StandInFrame = late('inline', async () => (await import('./after-start.tsx')).StandInFrame);
const toastStack = latePart(
  'idle',
  async () => (await import('#ui/toast-stack.tsx')).ToastStack,
  PlainToasts,
);
const closeDialog = () => {
  failures.dialog = null;
};
const accountActions = { signOut, forgetSession: () => endSession('signed-out') };

/** The whole app, below a router. */
export function App() {
  const { dialog } = useSnapshot(failures);
  const { theme, isOnline } = useSnapshot(host);
  const { token } = useSnapshot(session);
  const hasToasts = useSnapshot(toasts).list.length > 0;
  const navigate = useNavigate();
  useEffect(() => provideNavigate(navigate), [navigate]);
  useEffect(() => showTheme(theme), [theme]);
  // What speaks of failures comes before the first control that can fail.
  useEffect(() => {
    toastStack
      .load()
      .then(failureDialog.load)
      .catch(() => {});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-in or sign-out is a time to try again
  useEffect(() => {
    if (isOnline) void paySignOuts();
  }, [isOnline, token]);
  return (
    <ErrorGuard>
      <QueryClientProvider client={queryClient}>
        <AccountActionsContext value={accountActions}>
          {token?.startsWith(standInTokenStart) ? (
            <StandInFrame>
              <Screens />
            </StandInFrame>
          ) : (
            <Screens />
          )}
        </AccountActionsContext>
        {/* A dialog hides from readers whatever is around it, but for what says `aria-live`. */}
        <div aria-live="off">{hasToasts && <toastStack.Part />}</div>
        {dialog && <failureDialog.Part kind={dialog} onClose={closeDialog} />}
      </QueryClientProvider>
    </ErrorGuard>
  );
}

/** The bars around the screens stay from screen to screen. */
function Screens() {
  const { pathname, search } = useLocation();
  const found = useMemo(() => findRoute(pathname), [pathname]);
  const { token } = useSnapshot(session);
  if (found.redirectTo !== undefined) {
    return token === null ? <ToSignIn /> : <Navigate to={found.redirectTo + search} replace />;
  }
  return (
    <RouteParamsContext value={found.params}>
      <Screen route={found.route} />
    </RouteParamsContext>
  );
}

/** Sends whoever has no session to the sign-in, which remembers where they were going (product spec, section 2). */
function ToSignIn() {
  const { ended } = useSnapshot(session);
  const { pathname, search } = useLocation();
  return (
    <Navigate to={paths.auth(ended === 'signed-out' ? undefined : pathname + search)} replace />
  );
}

function Screen({ route }: { route: RouteRow }) {
  const { token } = useSnapshot(session);
  if (route.guard === 'session' && token === null) return <ToSignIn />;
  const show = (row: RouteRow) => (
    <Shell route={row}>
      <ScreenChange route={row} />
    </Shell>
  );
  // A public room that needs something starts for a member like any other.
  const row: RouteRow = route.needs && token !== null ? { ...route, guard: 'session' } : route;
  if (row.guard === 'public') return show(row);
  return (
    // Whoever takes another's place at once begins anew ([Note: Standing in]).
    <StartGate key={token} room={row} show={(isThere) => show(isThere(row) ? row : notFound)}>
      <AfterStart />
    </StartGate>
  );
}
