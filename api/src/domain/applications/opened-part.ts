import type { ApplicationView } from '@jobharbor/shared/contracts';

/** What was opened, as a client of before the videos understands it: a video résumé is a résumé. */
export const toOpenedPart = (
  part: 'application' | 'resume' | 'video',
): Pick<ApplicationView, 'part' | 'is_video'> =>
  part === 'video' ? { part: 'resume', is_video: true } : { part };
