import { useDeleteWardrobe } from '#api/wardrobe-writes.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Asks before a wardrobe is deleted. */
export function DeleteWardrobeDialog({
  wardrobe: { ownerId, wardrobeId, name, itemCount },
  onClose,
}: {
  wardrobe: Wardrobe;
  onClose(): void;
}) {
  const remove = useDeleteWardrobe({ onSuccess: onClose });
  return (
    <Dialog
      title={`Delete ${name}?`}
      text={
        itemCount > 0
          ? `Its ${itemCount === 1 ? 'piece stays' : `${itemCount} pieces stay`} with you, under Items.`
          : 'It is empty, so nothing is lost.'
      }
      onClose={onClose}
    >
      <Button
        kind="danger"
        wide
        busy={remove.isPending}
        onClick={() => remove.mutate({ owner: ownerId, wardrobeId })}
      >
        Delete wardrobe
      </Button>
      <Button kind="secondary" wide onClick={onClose}>
        Keep it
      </Button>
    </Dialog>
  );
}
