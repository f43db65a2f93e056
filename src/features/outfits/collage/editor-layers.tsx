import type { ReactNode } from 'react';
import type { EditorActs, EditorView } from './commands.ts';
import { NewerDialog } from './draft-strip.tsx';
import type { EditorPurpose } from './editor-purpose.ts';
import { lateParts } from './late-parts.ts';
import type { useCollageWork } from './use-collage-work.ts';
import type { useMadeOutfit } from './use-made-outfit.ts';
import type { useOpenParts } from './use-open-parts.ts';

/** The layers over the editor: the menu of a layer, the sheets, and the question about a newer version. */
export function EditorLayers({
  view,
  acts,
  act,
  parts: { menuAt, setMenuAt, sheet, setSheet },
  made,
  purpose,
  layerList,
  details,
  onSave,
}: {
  view: EditorView;
  acts: EditorActs;
  act: ReturnType<typeof useCollageWork>['act'];
  parts: ReturnType<typeof useOpenParts>;
  made: ReturnType<typeof useMadeOutfit>;
  purpose: EditorPurpose;
  layerList: ReactNode;
  details: ReactNode;
  onSave(): void;
}) {
  const { newer } = made;
  return (
    <>
      {newer && (
        <NewerDialog
          onMine={() => act({ do: 'go-on-from', revision: newer.revision })}
          onNewer={() => made.startOver(newer)}
          onCopy={() => {
            made.keepCopy();
            made.startOver(newer);
          }}
        />
      )}
      {menuAt && (
        <lateParts.menu.Part at={menuAt} view={view} acts={acts} onClose={() => setMenuAt(null)} />
      )}
      {sheet === 'pieces' && (
        <lateParts.pieces.Part onClose={() => setSheet(null)}>{layerList}</lateParts.pieces.Part>
      )}
      {(sheet === 'details' || sheet === 'save') && (
        <lateParts.details.Part
          saveTitle={purpose.saveTitle}
          saveLabel={purpose.saveLabel}
          onSave={sheet === 'save' ? onSave : null}
          onClose={() => setSheet(null)}
        >
          {details}
        </lateParts.details.Part>
      )}
    </>
  );
}
