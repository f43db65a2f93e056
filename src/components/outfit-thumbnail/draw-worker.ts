import { drawLayers, type LayerToDraw } from './draw-layers.ts';

/** Draws outfits aside of the page: each message is one to draw, each answer its picture, or null. */
addEventListener('message', async ({ data }: MessageEvent<readonly LayerToDraw[]>) => {
  postMessage(await drawLayers(data).catch(() => null));
});
