import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import './simulator.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { offerScripting } from './scripting.ts';
import { followSettings } from './simulator.ts';
import { Workbench } from './workbench.tsx';

offerScripting();
followSettings();
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Workbench />
  </StrictMode>,
);
