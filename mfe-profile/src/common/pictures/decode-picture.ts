import { avatarLimits } from '@jobharbor/shared/contracts/account/avatar';

export type PictureError = 'wrongKind' | 'empty' | 'tooLarge' | 'damaged';
export type DecodedPicture = { picture: ImageBitmap } | { fault: PictureError };

/** For the `accept` attribute: extensions and media types, since some systems know only one of the two. */
export const acceptedPictures = [
  ...avatarLimits.formats.map((format) => `.${format}`),
  'image/jpeg',
  'image/png',
  'image/bmp',
].join(',');

/** Maximum edge in pixels: enough for the stored picture at the maximum zoom. */
const largestSide = 2_048;

/** Decodes a chosen file, upright (EXIF orientation) and downscaled. Validates it before any upload. */
export async function decodePicture(file: File): Promise<DecodedPicture> {
  const extension = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase();
  const isKnown =
    /^image\/(jpeg|png|bmp|x-ms-bmp)$/.test(file.type) ||
    avatarLimits.formats.some((format) => format === extension);
  if (!isKnown) return { fault: 'wrongKind' };
  if (file.size === 0) return { fault: 'empty' };
  if (file.size > avatarLimits.maxBytes) return { fault: 'tooLarge' };
  try {
    const picture = await createImageBitmap(file);
    const share = largestSide / Math.max(picture.width, picture.height);
    if (share >= 1) return { picture };
    const smaller = await createImageBitmap(picture, {
      resizeWidth: Math.max(1, Math.round(picture.width * share)),
      resizeHeight: Math.max(1, Math.round(picture.height * share)),
      resizeQuality: 'high',
    });
    picture.close();
    return { picture: smaller };
  } catch {
    return { fault: 'damaged' };
  }
}
