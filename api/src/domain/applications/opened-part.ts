import type { ApplicationView } from '@jobharbor/shared/contracts';

/** The opened part in the answer. A video is sent as `resume` with `is_video`, since older clients know no part `video`. */
export const toOpenedPart = (
  part: 'application' | 'resume' | 'video',
): Pick<ApplicationView, 'part' | 'is_video'> =>
  part === 'video' ? { part: 'resume', is_video: true } : { part };
