import type { ShownVersion } from '#contract/rules/images.ts';
import { Segmented } from '#ui/segmented.tsx';

const versions = [
  { value: 'cutout', label: 'Cut-out' },
  { value: 'photo', label: 'Photo' },
] as const;

/** The choice between the cut-out and the photo, over the picture; nothing where there is only one. */
export function VersionChoice({
  version,
  onChange,
}: {
  version: ShownVersion | null;
  onChange(version: ShownVersion): void;
}) {
  if (!version) return null;
  return (
    <Segmented
      label="What is shown"
      value={version}
      options={versions}
      onChange={onChange}
      raised
    />
  );
}
