import sharp from 'sharp';

/** A small JPEG: a red piece on a light ground. */
export const drawPicture = (width = 60, height = 80): Promise<Buffer> =>
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
