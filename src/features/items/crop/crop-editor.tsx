import { Check, Redo2, RotateCwSquare, Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { hapticPlay } from '#lib/haptics.ts';
import { useBackInterceptor } from '#lib/use-back-interceptor.ts';
import { useDraft } from '#lib/use-draft.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { cropDraft } from './crop-draft.ts';
import styles from './crop-editor.module.css';
import { canStraighten, isSameCrop, straighten, turnCrop, wholeCrop } from './crop-geometry.ts';
import { beginCrop, changeCrop } from './crop-history.ts';
import { CropStage } from './crop-stage.tsx';
import { LeaveCropDialog } from './leave-crop-dialog.tsx';
import { cropPhotoFile, type PhotoFile } from './photo-file.ts';
import { StraightenSlider } from './straighten-slider.tsx';
import { useCropKeys } from './use-crop-keys.ts';

/** Crops, turns and straightens a photo. What is not saved is kept on the device. */
export function CropEditor({
  owner,
  imageId,
  photo,
  onSave,
  onClose,
}: {
  owner: string;
  /** The photo's id, which its draft goes by. */
  imageId: string;
  photo: PhotoFile;
  /** Takes the picture that was cut; resolves once the device keeps it. */
  onSave(file: File): Promise<unknown>;
  onClose(): void;
}) {
  const whole = wholeCrop(photo);
  const [work, act] = useReducer(changeCrop, whole, beginCrop);
  const draft = useDraft({ kind: cropDraft, userId: owner, id: imageId });
  const [isAsking, setAsking] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const crop = work.now;
  const isChanged = !isSameCrop(crop, whole);

  const kept = draft.changes.crop;
  const isBack = draft.cameBack && work.past.length === 0 && work.future.length === 0;
  const comeBack = useEffectEvent(() => kept && act({ do: 'change', to: kept }));
  useEffect(() => {
    if (isBack) comeBack();
  }, [isBack]);
  const isKept = useRef(false);
  const keep = useEffectEvent(() => {
    if (isChanged) draft.change({ crop });
    else if (isKept.current) draft.forget();
    isKept.current = isChanged;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another
  useEffect(() => keep(), [crop]);

  const close = () => {
    draft.forget();
    onClose();
  };
  const leave = () => (isChanged ? setAsking(true) : close());
  useBackInterceptor(!isAsking, leave);
  const save = async () => {
    if (isSaving || !isChanged) return;
    setSaving(true);
    setFailed(false);
    try {
      await onSave(await cropPhotoFile(photo, crop));
      hapticPlay('success');
      close();
    } catch {
      setFailed(true);
      setAsking(false);
    } finally {
      setSaving(false);
    }
  };
  useCropKeys(!isAsking, {
    undo: () => act({ do: 'undo' }),
    redo: () => act({ do: 'redo' }),
    leave,
  });

  return (
    <div className={styles.screen} aria-busy={isSaving}>
      <div className={styles.top}>
        <IconButton label="Cancel" onClick={leave}>
          <X aria-hidden="true" />
        </IconButton>
        <span className={styles.middle}>
          <IconButton
            label="Undo"
            disabled={work.past.length === 0}
            onClick={() => act({ do: 'undo' })}
          >
            <Undo2 aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Redo"
            disabled={work.future.length === 0}
            onClick={() => act({ do: 'redo' })}
          >
            <Redo2 aria-hidden="true" />
          </IconButton>
        </span>
        <Button
          kind="quiet"
          size="small"
          disabled={!isChanged}
          onClick={() => act({ do: 'change', to: whole })}
        >
          Reset
        </Button>
      </div>
      <CropStage
        photo={photo}
        crop={crop}
        onCrop={(to, run) => act({ do: 'change', to, ...(run && { run }) })}
      />
      <div className={styles.tools}>
        <StraightenSlider
          angle={crop.angle}
          isOff={!canStraighten(photo)}
          onChange={(angle, run) =>
            act({ do: 'change', to: straighten(crop, angle), ...(run && { run }) })
          }
        />
        {isFailed && (
          <p className={styles.fault} role="alert">
            This device could not keep the picture. Free some storage, then save again.
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Button
          kind="secondary"
          icon={<RotateCwSquare aria-hidden="true" />}
          onClick={() => act({ do: 'change', to: turnCrop(crop) })}
        >
          Turn
        </Button>
        <Button
          icon={<Check aria-hidden="true" />}
          busy={isSaving}
          disabled={!isChanged}
          onClick={() => void save()}
        >
          Save
        </Button>
      </div>
      {isAsking && (
        <LeaveCropDialog
          isSaving={isSaving}
          onSave={() => void save()}
          onDiscard={close}
          onStay={() => setAsking(false)}
        />
      )}
    </div>
  );
}
