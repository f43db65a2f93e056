import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#ui/button.tsx';

/** The foot of a sheet whose last piece was sorted: where there is no wardrobe yet, making one comes next. */
export function SortedFoot({ hasWardrobe, onClose }: { hasWardrobe: boolean; onClose(): void }) {
  const navigate = useNavigate();
  const hang = () => {
    // Closing what comes next leads to the wardrobes, not back here.
    void navigate('/wardrobes', { replace: true });
    void navigate('/wardrobes?sheet=new');
  };
  return (
    <>
      <Button kind={hasWardrobe ? 'primary' : 'secondary'} wide={hasWardrobe} onClick={onClose}>
        Done
      </Button>
      {!hasWardrobe && (
        <Button wide icon={<Plus aria-hidden="true" />} onClick={hang}>
          Hang them
        </Button>
      )}
    </>
  );
}
