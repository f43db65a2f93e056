import paper from '#ui/pattern-paper.module.css';
import { EmptyState, ErrorCard, HangerOutline } from '#ui/state-card.tsx';
import { Stitches } from '#ui/stitches.tsx';
import { TabLinks } from '#ui/tab-links.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { WovenLabel } from '#ui/woven-label.tsx';
import { GalleryPart } from './gallery-part.tsx';
import styles from './gallery-screen.module.css';

/** The marks: the name, stitches, labels, paper, states. */
export function GalleryMarks() {
  return (
    <>
      <GalleryPart name="Wordmark">
        <Wordmark />
        <Wordmark size="large" />
      </GalleryPart>
      <GalleryPart name="Stitches">
        <Stitches count={4} />
        <Stitches count={6} tone="ink" />
        <Stitches count={5} busy />
      </GalleryPart>
      <GalleryPart name="Woven label">
        <WovenLabel>Like New</WovenLabel>
        <WovenLabel tone="thread">Save 65%</WovenLabel>
        <WovenLabel tone="ink">Needs Repair</WovenLabel>
      </GalleryPart>
      <GalleryPart name="Tab links">
        <TabLinks
          label="Example"
          tabs={[
            { to: '?', label: 'Wardrobes', isCurrent: true },
            { to: '?tab=items', label: 'Items', isCurrent: false },
            { to: '?tab=looks', label: 'Looks', isCurrent: false },
          ]}
        />
      </GalleryPart>
      <GalleryPart name="Pattern paper">
        <div className={`${styles.paper} ${paper.paper}`}>
          <HangerOutline />
          <HangerOutline bare />
        </div>
      </GalleryPart>
      <GalleryPart name="Empty state">
        <EmptyState
          title="Nothing on the rail yet"
          text="Lay a piece flat near a window and take one picture."
        />
      </GalleryPart>
      <GalleryPart name="Error card">
        <ErrorCard title="These looks did not load" onRetry={() => {}} />
      </GalleryPart>
    </>
  );
}
