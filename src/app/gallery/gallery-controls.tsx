import { Camera, Ellipsis, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { SelectField, TextArea, TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LazyMenu } from '#ui/lazy-menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { GalleryPart } from './gallery-part.tsx';

const kinds = ['primary', 'secondary', 'raised', 'quiet', 'danger'] as const;
const perRow = [
  { value: '2', label: '2' },
  { value: '4', label: '4' },
  { value: '6', label: '6' },
] as const;
const countries = [
  { value: 'US', label: 'United States' },
  { value: 'CA', label: 'Canada' },
];
const menu = [
  [
    { label: 'Edit', onChoose() {} },
    { label: 'Newest first', isChosen: true, onChoose() {} },
  ],
  [{ label: 'Delete', tone: 'danger' as const, note: '3', onChoose() {} }],
];

/** The controls: what is pressed and typed into. */
export function GalleryControls() {
  const [isChosen, setChosen] = useState(true);
  const [density, setDensity] = useState<string>('4');
  return (
    <>
      {(['large', 'small'] as const).map((size) => (
        <GalleryPart key={size} name={`Button, ${size}`}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {kind}
            </Button>
          ))}
          <Button size={size} icon={<Plus aria-hidden="true" />}>
            With icon
          </Button>
          <Button size={size} busy>
            Busy
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <ButtonLink size={size} kind="secondary" to="?">
            Link
          </ButtonLink>
        </GalleryPart>
      ))}
      <GalleryPart name="Icon button">
        <IconButton label="Search">
          <Search aria-hidden="true" />
        </IconButton>
        <IconButton label="Take a photo" raised>
          <Camera aria-hidden="true" />
        </IconButton>
      </GalleryPart>
      <GalleryPart name="Menu">
        <LazyMenu
          groups={menu}
          trigger={
            <IconButton label="More">
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        />
      </GalleryPart>
      <GalleryPart name="Chip">
        <Chip chosen={isChosen} onClick={() => setChosen(!isChosen)}>
          Tops 12
        </Chip>
        <Chip chosen={!isChosen} onClick={() => setChosen(!isChosen)}>
          Dresses 4
        </Chip>
      </GalleryPart>
      <GalleryPart name="Segmented">
        <Segmented label="Per row" value={density} options={perRow} onChange={setDensity} />
      </GalleryPart>
      <GalleryPart name="Fields">
        <TextField label="Name" defaultValue="Everyday" hint="What friends see." />
        <TextField label="Screen name" required error="Somebody already has this name." />
        <SelectField label="Shipping country" required options={countries} />
        <TextArea label="Bio" defaultValue="Sews on Sundays" />
      </GalleryPart>
    </>
  );
}
