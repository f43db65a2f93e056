import { Camera, ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { useMedia } from '#lib/use-media.ts';
import { Button } from '#ui/button.tsx';

/** The ways to photos: the camera where there is one at hand, and the library. The likelier stands first. */
export function PhotoButtons({
  camera: cameraWords,
  library: libraryWords,
  isSecond = false,
  isPortrait = false,
  onTake,
}: {
  camera: string;
  library: string;
  /** Something likelier stands above them. */
  isSecond?: boolean;
  /** One picture, by the camera that looks at its owner. */
  isPortrait?: boolean;
  /** Gets one picture at least. */
  onTake(files: File[]): void;
}) {
  const camera = useRef<HTMLInputElement>(null);
  const library = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia('(pointer: coarse)');
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onTake(files);
  };
  return (
    <>
      {hasCamera && (
        <Button
          kind={isSecond ? 'secondary' : 'primary'}
          icon={<Camera aria-hidden="true" />}
          wide
          onClick={() => camera.current?.click()}
        >
          {cameraWords}
        </Button>
      )}
      <Button
        kind={hasCamera || isSecond ? 'secondary' : 'primary'}
        icon={<ImagePlus aria-hidden="true" />}
        wide
        onClick={() => library.current?.click()}
      >
        {libraryWords}
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture={isPortrait ? 'user' : 'environment'}
        hidden
        aria-label={cameraWords}
        onChange={take}
      />
      <input
        ref={library}
        type="file"
        accept="image/*"
        multiple={!isPortrait}
        hidden
        aria-label={libraryWords}
        data-testid="photo-library"
        onChange={take}
      />
    </>
  );
}
