import type { Point } from '#lib/pinch.ts';
import { PointMenu } from '#ui/menu.tsx';
import { type EditorActs, type EditorView, menuCommands } from './commands.ts';

/** The menu of actions on the chosen layer, where it was pressed. */
export function LayerMenu({
  at,
  view,
  acts,
  onClose,
}: {
  at: Point;
  view: EditorView;
  acts: EditorActs;
  onClose(): void;
}) {
  return (
    <PointMenu
      at={at}
      onClose={onClose}
      groups={menuCommands.map((group) =>
        group
          .filter((command) => command.isEnabled(view))
          .map((command) => ({
            label: command.label,
            icon: <command.Icon aria-hidden="true" />,
            ...(command.isDanger ? { tone: 'danger' as const } : {}),
            onChoose() {
              onClose();
              command.run(view, acts);
            },
          })),
      )}
    />
  );
}
