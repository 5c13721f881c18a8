import { avatarLimits } from './avatar.ts';
import { feedbackLimits } from './feedback.ts';
import { resumeLimits } from './jobseeker.ts';
import { videoLimits } from './video-resume.ts';

/** All files together of the calls that take some, by path, where it is not one résumé. */
const byPath: ReadonlyMap<string, number> = new Map<string, number>([
  ['/jobseeker/upload-avatar', avatarLimits.maxBytes],
  ['/jobseeker/video_resume/upload_v1', videoLimits.maxBytes],
  ['/base/feedback/create', feedbackLimits.pictures * feedbackLimits.maxBytes],
]);

/** For the fields and boundaries around the files. */
const formBytes = 1024 * 1024;

/** The largest body of a form that `path` (without `/api`) takes: for the gateway and for the API. */
export const uploadBytes = (path: string): number => (byPath.get(path) ?? resumeLimits.maxBytes) + formBytes;

/** The largest of all. */
export const largestUploadBytes: number = Math.max(...[...byPath.keys()].map(uploadBytes));
