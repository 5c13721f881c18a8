import sharp, { type Sharp } from 'sharp';
import { type Frame, namingField, openImage, timeoutSeconds } from './encode-jpeg.ts';

const frame: Frame = { width: 160, height: 160 };
const white = '#ffffff';

/**
 * Re-encodes a picture as a square PNG of 160 pixels, uncropped on white. Throws as `encodeJpeg` does, naming
 * the form's `field`.
 */
export async function encodeLogo(bytes: Buffer, field: string): Promise<Buffer> {
  try {
    return await toPng(await openImage(bytes));
  } catch (error) {
    throw namingField(error, field);
  }
}

/** Draws an SVG of the server's own making as {@link encodeLogo} does. */
export const drawLogo = (svg: string): Promise<Buffer> => toPng(sharp(Buffer.from(svg), { density: 180 }));

const toPng = (image: Sharp): Promise<Buffer> =>
  image
    .autoOrient()
    .resize(frame.width, frame.height, { fit: 'contain', background: white })
    .flatten({ background: white })
    .toColourspace('srgb')
    .png({ palette: true, effort: 4 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
