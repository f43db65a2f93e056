import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './collage-editor.module.css';

const zooms = { least: 0.5, most: 3, step: 1.25 };

/** How large the board may be shown; 1 is as large as there is room. */
export const limitedZoom = (zoom: number) => Math.max(zooms.least, Math.min(zooms.most, zoom));

/** How large the board is shown: smaller, whole, larger. */
export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  return (
    <span className={styles.zoom}>
      <IconButton label="Zoom out" onClick={() => onZoom(limitedZoom(zoom / zooms.step))}>
        <ZoomOut aria-hidden="true" />
      </IconButton>
      <button type="button" aria-label="Whole board" onClick={() => onZoom(1)}>
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label="Zoom in" onClick={() => onZoom(limitedZoom(zoom * zooms.step))}>
        <ZoomIn aria-hidden="true" />
      </IconButton>
    </span>
  );
}
