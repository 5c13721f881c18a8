import { avatarLimits } from './avatar.ts';
import { feedbackLimits } from './feedback.ts';
import { resumeLimits } from './jobseeker.ts';
import { videoLimits } from './video-resume.ts';

/** Limit of all files together, by the path of a call, where it is not one résumé. */
const byPath: ReadonlyMap<string, number> = new Map<string, number>([
  ['/jobseeker/upload-avatar', avatarLimits.maxBytes],
  ['/jobseeker/video_resume/upload_v1', videoLimits.maxBytes],
  ['/base/feedback/create', feedbackLimits.pictures * feedbackLimits.maxBytes],
]);

/** Allowance for the fields and boundaries of a multipart body. */
const formBytes = 1024 * 1024;

/** Maximum size of a multipart body for `path` (without `/api`): for the gateway and the API. */
export const uploadBytes = (path: string): number => (byPath.get(path) ?? resumeLimits.maxBytes) + formBytes;

/** Maximum over all calls. */
export const largestUploadBytes: number = Math.max(...[...byPath.keys()].map(uploadBytes));
