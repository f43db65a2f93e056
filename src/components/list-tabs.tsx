import { useScope } from '#lib/scope.ts';
import { TabLinks } from '#ui/tab-links.tsx';

/**
 * The tabs of the top-level lists, or those of one wardrobe (product spec, section 2); each appears once
 * its room is built.
 */
export function ListTabs({ wardrobeId }: { wardrobeId?: string | undefined }) {
  const { paths } = useScope();
  return (
    <TabLinks
      label="Wardrobe"
      tabs={[
        { to: paths.wardrobes(), label: 'Wardrobes' },
        { to: wardrobeId ? paths.wardrobeItems(wardrobeId) : paths.items(), label: 'Items' },
        { to: wardrobeId ? paths.wardrobeOutfits(wardrobeId) : paths.outfits(), label: 'Outfits' },
        { to: wardrobeId ? paths.wardrobeLooks(wardrobeId) : paths.looks(), label: 'Looks' },
      ]}
    />
  );
}
