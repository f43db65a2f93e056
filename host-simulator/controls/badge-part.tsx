import { useSnapshot } from 'valtio';
import { app } from '../app-state.ts';
import { PanelPart } from '../panel-body.tsx';

/** The count on the app's icon. */
export function BadgePart() {
  const { badge } = useSnapshot(app);
  if (badge === 0) return null;
  return (
    <PanelPart title="App icon" note="The count that the page set (badge.set).">
      <p>{badge} not read</p>
    </PanelPart>
  );
}
