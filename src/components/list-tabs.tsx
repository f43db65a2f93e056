import { paths } from '#lib/paths.ts';
import { TabLinks } from '#ui/tab-links.tsx';

/** The tabs of the top-level lists (product spec, section 2); each appears once its room is built. */
export function ListTabs() {
  return (
    <TabLinks
      label="Wardrobe"
      tabs={[
        { to: paths.wardrobes(), label: 'Wardrobes' },
        { to: paths.items(), label: 'Items' },
      ]}
    />
  );
}
