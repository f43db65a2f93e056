import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import './simulator.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { offerScripting } from './scripting.ts';
import { followSettings } from './simulator.ts';
import { Workbench } from './workbench.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Shows the suite that checks the host around this page, which `?suite=host` asks for. */
async function showSuite() {
  const { SuitePage, startSuite } = await import('./suite/suite-page.tsx');
  root.render(<SuitePage run={startSuite()} />);
}

if (new URLSearchParams(location.search).get('suite') === 'host') {
  void showSuite();
} else {
  offerScripting();
  followSettings();
  root.render(
    <StrictMode>
      <Workbench />
    </StrictMode>,
  );
}
