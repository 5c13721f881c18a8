import { photoLimits } from '@jobharbor/shared/contracts/profile/resume-document';
import { toJpeg } from '../../common/pictures/picture-frame.tsx';

/** Qualities that are tried, the best first. */
const qualities = [0.88, 0.75, 0.6, 0.4];

/** What a canvas shows, as base64 that is short enough for a design. Rejects where no quality is. */
export async function photoOf(canvas: HTMLCanvasElement | null): Promise<string> {
  for (const quality of qualities) {
    const photo = base64Of(await toJpeg(canvas, quality).then((blob) => blob.arrayBuffer()));
    if (photo.length <= photoLimits.maxLength) return photo;
  }
  throw new Error('The picture is too large');
}

function base64Of(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
