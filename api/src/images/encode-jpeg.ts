import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type ResizeOptions, type Sharp } from 'sharp';
import { bmpSize, decodeBmp } from './decode-bmp.ts';

// A picture is opened once: caches would only hold memory.
sharp.cache(false);
sharp.concurrency(1);
// No other decoder may be reached, whatever the bytes look like. SVG is drawn by the server alone.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadSvgBuffer'],
});

/** A photo of a phone has 50 million; a PNG that is not stored row by row is held whole, with 8 bytes a pixel. */
const maxPixels = { jpg: 64_000_000, png: 24_000_000, bmp: 24_000_000 };
export const timeoutSeconds = 10;

/**
 * Opens a picture by its content. Throws 42061 for any but JPEG, PNG and BMP, 42062 for too many pixels, and 42008 for
 * one that cannot be opened.
 */
export async function openImage(bytes: Buffer): Promise<Sharp> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const format = type?.ext === 'apng' ? 'png' : type?.ext;
  if (format !== 'jpg' && format !== 'png' && format !== 'bmp') throw new ApiError(errorCode.imageType);
  const size = format === 'bmp' ? bmpSize(bytes) : await sharp(bytes, { limitInputPixels: false }).metadata();
  if (size === null) throw new Error('No size in the header');
  if (size.width * size.height > maxPixels[format]) throw new ApiError(errorCode.imageTooManyPixels);
  if (format !== 'bmp') return sharp(bytes, { limitInputPixels: maxPixels[format], failOn: 'error' });
  const { data, width, height } = await decodeBmp(bytes);
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export interface Frame {
  width: number;
  height: number;
}

/**
 * Re-encodes a picture as a JPEG of `frame`, cropped at the centre and upright. Metadata such as place and camera are
 * removed. Throws as {@link openImage} does, naming the form's `field`, and 50003 when it takes too long.
 */
export async function encodeJpeg(bytes: Buffer, frame: Frame, field: string): Promise<Buffer> {
  try {
    return await toJpeg(await openImage(bytes), frame);
  } catch (error) {
    throw namingField(error, field);
  }
}

/** The error of {@link openImage} or of the encoder, as one of the form's `field`. */
export function namingField(error: unknown, field: string): ApiError {
  const code =
    error instanceof ApiError
      ? error.code
      : isTimeout(error)
        ? errorCode.imageUploadFailed
        : errorCode.fileDamaged;
  return new ApiError(code, { cause: error, fieldProblems: { [field]: code } });
}

/**
 * Re-encodes a screenshot as a JPEG that fits into a square of `side`, uncropped and upright. Throws as
 * {@link encodeJpeg} does, and 42290 for any but JPEG and PNG.
 */
export async function encodeScreenshot(bytes: Buffer, side: number, field: string): Promise<Buffer> {
  try {
    const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
    if (!['jpg', 'png', 'apng'].includes(type?.ext ?? '')) throw new ApiError(errorCode.feedbackPictureType);
    const image = await openImage(bytes);
    return await toJpeg(image, { width: side, height: side }, { fit: 'inside', withoutEnlargement: true });
  } catch (error) {
    throw namingField(error, field);
  }
}

/**
 * Re-encodes a picture as a JPEG that fits into a square of `side`, uncropped and upright, and resolves with its size in
 * pixels. Throws as {@link encodeJpeg} does.
 */
export async function encodePicture(
  original: Buffer,
  side: number,
  field: string,
): Promise<Frame & { bytes: Buffer }> {
  try {
    const image = await openImage(original);
    const { data, info } = await jpegOf(
      image,
      { width: side, height: side },
      { fit: 'inside', withoutEnlargement: true },
    ).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw namingField(error, field);
  }
}

/** Re-encodes a picture in its own format, uncropped and upright, without metadata. Throws as {@link encodeJpeg} does. */
export async function reencodePicture(bytes: Buffer, format: 'png' | 'jpg', field: string): Promise<Buffer> {
  try {
    const image = (await openImage(bytes))
      .autoOrient()
      .toColourspace('srgb')
      .timeout({ seconds: timeoutSeconds });
    return await (format === 'png' ? image.png() : image.jpeg({ quality: 90, mozjpeg: true })).toBuffer();
  } catch (error) {
    throw namingField(error, field);
  }
}

/** How sharp ends a picture that took too long: its pixels are bounded, so that the machine was too busy. */
const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout\b/i.test(error.message);

/** Draws an SVG of the server's own making. Throws 50003 where that fails. */
export const drawJpeg = (svg: string, frame: Frame): Promise<Buffer> =>
  toJpeg(sharp(Buffer.from(svg)), frame).catch((cause) => {
    throw new ApiError(errorCode.imageUploadFailed, { cause });
  });

const toJpeg = (image: Sharp, frame: Frame, options?: ResizeOptions): Promise<Buffer> =>
  jpegOf(image, frame, options).toBuffer();

const jpegOf = (image: Sharp, { width, height }: Frame, options: ResizeOptions = { fit: 'cover' }): Sharp =>
  image
    .autoOrient()
    .resize(width, height, options)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 84, mozjpeg: true })
    .timeout({ seconds: timeoutSeconds });
