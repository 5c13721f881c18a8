import { photoLimits, type ResumeDesign } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { createFairQueue } from '@jobharbor/shared/http-server';
import { encodeJpeg } from '../../images/encode-jpeg.ts';

// A decoded picture may take a hundred megabytes.
const limited = createFairQueue({ running: 2, waiting: 30 });
/** Sides in pixels: a picture without any even area is too long at the largest. */
const sides = [photoLimits.side, 240, 160];

/** The design with its photo encoded anew, square and without metadata. Throws as `encodeJpeg` does. */
export async function withEncodedPhoto<Design extends Pick<ResumeDesign, 'photo'>>(
  design: Design,
): Promise<Design> {
  if (design.photo === undefined) return design;
  const bytes = Buffer.from(design.photo, 'base64');
  for (const side of sides) {
    const jpeg = await limited(() => encodeJpeg(bytes, { width: side, height: side }, 'photo'));
    const photo = jpeg.toString('base64');
    if (photo.length <= photoLimits.maxLength) return { ...design, photo };
  }
  throw new ApiError(errorCode.fileDamaged, { fieldProblems: { photo: errorCode.fileDamaged } });
}
