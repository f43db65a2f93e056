import { Check, Image as ImageIcon, Maximize, Redo2, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSaveCutout } from '#api/cutouts.ts';
import { useShowPictures } from '#api/items.ts';
import { useWayBack } from '#components/detail/use-way-back.ts';
import { maxSoftness, type StrokeKind } from '#contract/rules/cutout-strokes.ts';
import { categoryName } from '#contract/rules/item-name.ts';
import { isEmptyMask } from '#contract/rules/mask-runs.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { noteOutcome } from '../cutouts-to-look-at/cutouts-walk.ts';
import { BrushCanvas, type BrushZoom } from './brush-canvas.tsx';
import { BrushHint } from './brush-hint.tsx';
import { BrushSlider } from './brush-slider.tsx';
import { BrushTools, brushTools } from './brush-tools.tsx';
import styles from './cutout-brush.module.css';
import { isUnsaved, savedOf, seenOf, taskOf } from './cutout-work.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { useBrushKeys } from './use-brush-keys.ts';
import { type PhotoOf, useCutoutWork } from './use-cutout-work.ts';
import { useLoadedPhoto } from './use-loaded-photo.ts';

/** Half the brush's width in CSS pixels. */
const brush = { least: 4, most: 40, first: 13, step: 3 };

/** Drawing at the cut-out of a photo. */
export function CutoutBrush({
  photo: photoOf,
  home,
  category,
  start,
}: {
  photo: PhotoOf;
  /** The path that one goes back to where nothing lies behind. */
  home: string;
  category: string | null;
  start: OperationOutput<'getItemCutout'>;
}) {
  const { owner, itemId, imageId } = photoOf;
  const { work, act, draft } = useCutoutWork(photoOf, start);
  const photo = useLoadedPhoto(start.photo.urls[1600]);
  const [tool, setTool] = useState<StrokeKind>('keep');
  const [radius, setRadius] = useState(brush.first);
  const [isAsking, setAsking] = useState(false);
  const zoom = useRef<BrushZoom>(null);

  const { mask, waiting } = seenOf(work);
  const saved = savedOf(work);
  const canUndo = work.done > 0;
  const canRedo = work.done < work.steps.length;

  const [isLeaving, setLeaving] = useState(false);
  const { back } = useWayBack(home);
  const goBack = useEffectEvent(back);
  // Only once no layer is left: going back would close that ([Note: Browser's back]).
  useEffect(() => {
    if (isLeaving) goBack();
  }, [isLeaving]);
  const isUnsavedNow = isUnsaved(work) && !isLeaving;
  const leave = () => (isUnsavedNow ? setAsking(true) : setLeaving(true));
  useBackInterceptor(isUnsavedNow && !isAsking, () => setAsking(true));

  const save = useSaveCutout({
    onSuccess({ version }) {
      draft.forget();
      noteOutcome(imageId, { answer: 'finished', version });
      hapticPlay('success');
      setLeaving(true);
    },
    onError: () => setAsking(false),
  });
  const showPhoto = useShowPictures({
    onSuccess() {
      noteOutcome(imageId, { answer: 'photo', version: null });
      setLeaving(true);
    },
  });
  const saveNow = () => {
    if (saved && !save.isPending) save.mutate({ owner, itemId, imageId, ...saved });
  };
  const size = (to: number) => setRadius(Math.max(brush.least, Math.min(brush.most, to)));
  useBrushKeys(!isAsking, {
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    tool: (number) => setTool(brushTools[number]!.kind),
    size: (steps) => size(radius + steps * brush.step),
    zoom: (factor) => zoom.current?.by(factor),
    wholePhoto: () => zoom.current?.reset(),
    leave,
  });

  return (
    <main className={styles.screen} aria-busy={taskOf(work) !== null && !work.failure}>
      <h1 className="visually-hidden">Finish the cut-out</h1>
      <div className={styles.top}>
        <IconButton label="Close" onClick={leave}>
          <X aria-hidden="true" />
        </IconButton>
        <span className={styles.middle}>
          <IconButton label="Undo" disabled={!canUndo} onClick={() => act({ do: 'undo' })}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton label="Redo" disabled={!canRedo} onClick={() => act({ do: 'redo' })}>
            <Redo2 aria-hidden="true" />
          </IconButton>
        </span>
        <IconButton label="Show the whole photo" onClick={() => zoom.current?.reset()}>
          <Maximize aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.photo}>
        <BrushCanvas
          ref={zoom}
          photo={photo}
          size={start.photo}
          mask={mask}
          softness={work.softness}
          waiting={waiting}
          tool={tool}
          radius={radius}
          onDraw={(stroke) => act({ do: 'draw', stroke })}
        />
        <BrushHint
          work={work}
          tool={tool}
          piece={categoryName(category) ?? 'piece'}
          isEmpty={mask !== null && isEmptyMask(mask)}
          onTryAgain={() => act({ do: 'try-again' })}
          onStartOver={() => {
            draft.forget();
            act({ do: 'start-over', start });
          }}
        />
      </div>
      <div className={styles.tools}>
        <BrushTools tool={tool} onChoose={setTool} />
        <div className={styles.sliders}>
          <BrushSlider
            label="Brush"
            value={radius}
            min={brush.least}
            max={brush.most}
            least={<span className={styles.small} />}
            most={<span className={styles.large} />}
            says={`${radius * 2} pixels wide`}
            onChange={size}
          />
          <BrushSlider
            label="Edge"
            value={work.softness}
            min={0}
            max={maxSoftness}
            least={<span className={styles.sharp} />}
            most={<span className={styles.soft} />}
            says={work.softness === 0 ? 'sharp' : `soft, ${work.softness} of ${maxSoftness}`}
            onChange={(softness) => act({ do: 'soften', softness })}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Button
          kind="secondary"
          icon={<ImageIcon aria-hidden="true" />}
          busy={showPhoto.isPending}
          onClick={() =>
            showPhoto.mutate({ owner, itemIds: [itemId], imageIds: [imageId], shown: 'photo' })
          }
        >
          Use the photo
        </Button>
        <Button
          icon={<Check aria-hidden="true" />}
          busy={save.isPending}
          disabled={!saved}
          onClick={saveNow}
        >
          Save cut-out
        </Button>
      </div>
      {isAsking && !isLeaving && (
        <LeaveDialog
          canSave={saved !== null}
          isSaving={save.isPending}
          onSave={saveNow}
          onDiscard={() => {
            draft.forget();
            setLeaving(true);
          }}
          onStay={() => setAsking(false)}
        />
      )}
    </main>
  );
}
