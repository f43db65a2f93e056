import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AccountActionsContext } from '#lib/account-actions.ts';
import { host } from '#lib/host.ts';
import { paths } from '#lib/paths.ts';
import { session } from '#lib/session.ts';
import { showTheme } from '#lib/theme.ts';
import { toasts } from '#ui/toasts.ts';
import { queryClient } from './client.ts';
import { ErrorGuard } from './error-guard.tsx';
import { failures } from './failures.ts';
import { LoadAhead } from './load-ahead.tsx';
import { logOut } from './log-out.ts';
import { provideNavigate } from './navigate.ts';
import { notFound, type RouteRow, routes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { StartGate } from './start-gate.tsx';
import { StartWait } from './start-wait.tsx';
import { UploadWatch } from './upload-watch.tsx';

const FailureDialog = lazy(() =>
  import('./failure-dialog.tsx').then((module) => ({ default: module.FailureDialog })),
);
const ToastStack = lazy(() =>
  import('#ui/toast-stack.tsx').then((module) => ({ default: module.ToastStack })),
);
const accountActions = { logOut: (everywhere: boolean) => void logOut(everywhere) };

/** The whole app, below a router. */
export function App() {
  const { dialog } = useSnapshot(failures);
  const { theme } = useSnapshot(host);
  const hasToasts = useSnapshot(toasts).list.length > 0;
  const navigate = useNavigate();
  useEffect(() => provideNavigate(navigate), [navigate]);
  useEffect(() => showTheme(theme), [theme]);
  return (
    <ErrorGuard>
      <QueryClientProvider client={queryClient}>
        <AccountActionsContext value={accountActions}>
          <Routes>
            <Route path="/" element={<Navigate to={paths.wardrobes()} replace />} />
            <Route path="/wardrobes/:wardrobeId" element={<ToWardrobeItems />} />
            {[...routes, notFound].map((route) => (
              <Route key={route.path} path={route.path} element={<Screen route={route} />} />
            ))}
          </Routes>
        </AccountActionsContext>
        {hasToasts && (
          <Suspense>
            <ToastStack />
          </Suspense>
        )}
        {dialog && (
          <Suspense>
            <FailureDialog kind={dialog} />
          </Suspense>
        )}
      </QueryClientProvider>
    </ErrorGuard>
  );
}

/** Who has no session goes to the sign-in, which remembers where they were going (product spec, section 2). */
function Screen({ route }: { route: RouteRow }) {
  const { token, ended } = useSnapshot(session);
  const { pathname, search } = useLocation();
  if (route.guard === 'session' && token === null) {
    const to = ended === 'logout' ? paths.auth() : paths.auth(pathname + search);
    return <Navigate to={to} replace />;
  }
  const shown = (
    <Shell route={route}>
      <Suspense fallback={<StartWait />}>
        <route.screen />
      </Suspense>
    </Shell>
  );
  if (route.guard === 'public') return shown;
  return (
    <StartGate>
      {shown}
      <UploadWatch />
      <LoadAhead />
    </StartGate>
  );
}

function ToWardrobeItems() {
  const { wardrobeId = '' } = useParams();
  return <Navigate to={paths.wardrobeItems(wardrobeId)} replace />;
}
