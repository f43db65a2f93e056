import { latePart } from '#ui/late.tsx';

/** The layers of the editor, which come late. */
export const lateParts = {
  details: latePart('layer', async () => (await import('./editor-sheets.tsx')).DetailsSheet),
  pieces: latePart('layer', async () => (await import('./editor-sheets.tsx')).PiecesSheet),
  menu: latePart('layer', async () => (await import('./layer-menu.tsx')).LayerMenu),
};
