import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readAgain } from '#api/query-client.ts';
import { App } from '#app/app.tsx';
import { animateBack } from '#app/back-transition.ts';
import { queryClient } from '#app/client.ts';
import { findRoute } from '#app/find-route.ts';
import { followHostSync } from '#app/follow-host-sync.ts';
import { goTo, openPath } from '#app/navigate.ts';
import { prepareStart } from '#app/prepare-start.ts';
import { notFound, shopAway } from '#app/routes.tsx';
import { closeLayersFirst } from '#lib/browser-back.ts';
import { historyDepth, layBehind, numberEntries } from '#lib/history.ts';
import '#lib/owed-keys.ts';
import { host, startHost } from '#lib/host.ts';
import { quietMs } from '#lib/long-wait.ts';
import { paths } from '#lib/paths.ts';
import { followReminders } from '#lib/reminders.ts';
import { followOtherTabs, session } from '#lib/session.ts';
import { endForRooms } from '#lib/session-end.ts';
import { settings } from '#lib/settings.ts';
import { followDeviceTheme, showTheme } from '#lib/theme.ts';
import { appVersion } from '#lib/versions.ts';
import { changesBegun } from '#lib/view-transition.ts';

const isKnown = (path: string) => {
  const found = findRoute(new URL(path, location.origin).pathname);
  return found.redirectTo !== undefined || ![notFound, shopAway].includes(found.route);
};

// The libraries have made their constants; from here on errors have stacks again (app/head-script.ts).
Error.stackTraceLimit = 10;

// Behind the thanks are the wardrobes, and not the checkout that leads there.
if (session.token !== null && location.pathname === paths.alterationsThankYou()) {
  layBehind(paths.wardrobes(), { isPlaced: true });
}
// Behind a shop that was not reached is the cart (app/shell/shop-away.tsx).
if (location.pathname.startsWith('/store/')) layBehind(paths.alterationsCart(), {});
// Before anybody else listens to the history: the first keeps the moves that close a layer to itself,
// the next numbers new entries, the last holds an event back while it animates.
closeLayersFirst();
numberEntries();
animateBack();

// The library takes the network to be there: after an offline start it would not notice the return.
onlineManager.setOnline(host.isOnline);

// Host first, then session, then router: the flags must be known before anything asks for them.
startHost({
  appVersion,
  allowedOrigins: [
    ...(settings.mode === 'embedded' ? [location.origin] : []),
    ...settings.allowedParents,
  ],
  allowUrlFlags: settings.mode !== 'production',
  depth: historyDepth,
  settled: changesBegun,
  canOpen: isKnown,
  navigate: (path, { replace }) => (replace ? goTo(path, { replace }) : openPath(path)),
  onReturn: () => readAgain(queryClient),
  onNetwork: (isOnline) => onlineManager.setOnline(isOnline),
});
followHostSync();
followReminders();
showTheme();
followDeviceTheme();
followOtherTabs(endForRooms);

const render = () =>
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
// Rendered once its first content is here, if that is soon; until then the document shows that Hem
// opens. Not by a top-level await: late code is made of parts of this file, and would wait for it in
// turn.
void Promise.race([prepareStart(), new Promise((resolve) => setTimeout(resolve, quietMs))]).then(
  render,
);
