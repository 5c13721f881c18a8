import { avatarLimits } from './account/avatar.ts';
import { feedbackLimits } from './account/feedback.ts';
import { chatFileLimits } from './chat/chat-file.ts';
import { resumeLimits } from './profile/jobseeker.ts';
import { attachmentLimits } from './profile/license-attachment.ts';
import { videoLimits } from './profile/video-resume.ts';

export interface UploadLimit {
  /** Maximum size of the whole multipart body. */
  maxBytes: number;
  /** The limit of a request without a session, since strangers may use little disk of a gateway. */
  strangerBytes: number;
  /** Error code for a larger one: that of a file over its limit. */
  tooLarge: number;
  /** Form field of the file. */
  field?: string | undefined;
  /** Whether a request without a session is refused, whatever its body. */
  needsSession: boolean;
}

/** Allowance for the fields and boundaries of a multipart body. */
const formBytes = 1024 * 1024;
const bodyTooLarge = 40008;

/** Calls with an upload: path, form field, limit of all files together, and the call's own code for a larger file. */
const uploads: readonly [path: RegExp, field: string, fileBytes: number, tooLarge: number][] = [
  [/^\/jobseeker\/resume\/upload$/, 'file', resumeLimits.maxBytes, 41174],
  [
    /^\/jobseeker\/license-certifications\/upload-attachment$/,
    'attachment',
    attachmentLimits.maxBytes,
    41174,
  ],
  [/^\/jobseeker\/upload-avatar$/, 'avatar', avatarLimits.maxBytes, 42060],
  [/^\/jobseeker\/video_resume\/upload_v1$/, 'video_resume', videoLimits.maxBytes, 42185],
  [/^\/jobseeker\/video-resumes\/upload-video-cover$/, 'video_cover', videoLimits.maxCoverBytes, 41085],
  [/^\/recruiter\/companies\/[^/]+\/logo$/, 'logo', avatarLimits.maxBytes, 42060],
  [/^\/recruiter\/companies\/[^/]+\/proofs$/, 'proof', attachmentLimits.maxBytes, 41174],
  [/^\/jobApplication\/chats\/[^/]+\/files$/, 'file', chatFileLimits.maxBytes, 42401],
  [/^\/base\/feedback\/create$/, 'image', feedbackLimits.pictures * feedbackLimits.maxBytes, 41085],
];

/** The upload that visitors without an account may send. */
const isPublic = (path: string): boolean => path === '/base/feedback/create';

/** Limit of a multipart body for `path` (without `/api`, with values or names of its parameters): for gateway and API. */
export function uploadLimit(path: string): UploadLimit {
  const [pattern, field, fileBytes = resumeLimits.maxBytes, tooLarge = bodyTooLarge] =
    uploads.find(([form]) => form.test(path)) ?? [];
  return {
    maxBytes: fileBytes + formBytes,
    strangerBytes: (isPublic(path) ? feedbackLimits.strangerBytes : 0) + formBytes,
    tooLarge,
    field,
    needsSession: pattern !== undefined && !isPublic(path),
  };
}

/** Maximum over all calls. */
export const largestUploadBytes: number =
  Math.max(...uploads.map(([, , fileBytes]) => fileBytes)) + formBytes;
