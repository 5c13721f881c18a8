import { videoLimits } from '@jobharbor/shared/contracts/profile/video-resume';

export type VideoError = 'wrongKind' | 'empty' | 'tooLarge' | 'tooLong';

/** For the `accept` attribute: extension and media type, since some systems know only one of the two. */
export const acceptedVideos = '.mp4,.m4v,video/mp4';

/** Validates what is known without decoding. The API validates the content. Null for a valid file. */
export function checkVideoFile({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): VideoError | null {
  if (!/^video\/(mp4|x-m4v)\b/.test(type) && !/\.(mp4|m4v)$/i.test(name)) return 'wrongKind';
  if (size === 0) return 'empty';
  return size > videoLimits.maxBytes ? 'tooLarge' : null;
}
