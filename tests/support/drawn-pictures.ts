import sharp from 'sharp';

/** The size of a drawn picture, unless another is asked for. */
export const pictureSize = { width: 60, height: 80 };

/** A small JPEG: a red piece on a light ground. */
export const drawPicture = (
  width = pictureSize.width,
  height = pictureSize.height,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#f4f3f2' } })
    .composite([
      {
        input: {
          create: {
            width: Math.ceil(width / 2),
            height: Math.ceil(height / 2),
            channels: 3,
            background: '#b3242f',
          },
        },
      },
    ])
    .jpeg()
    .toBuffer();
