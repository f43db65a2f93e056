import { ArrowUpRight } from 'lucide-react';
import { useOpenStudio } from '#api/studio.ts';
import { useFeatureConfig } from '#api/users.ts';
import { Button } from '#ui/button.tsx';

/** The way to the studio's orders and reports, which the embedded store alone has pages for: a shop has its own. */
export function StudioLink() {
  const store = useFeatureConfig()?.store;
  const open = useOpenStudio();
  if (!store?.address.startsWith('/')) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      busy={open.isPending}
      icon={<ArrowUpRight aria-hidden="true" />}
      onClick={() => open.mutate()}
    >
      Studio orders
    </Button>
  );
}
