import * as z from 'zod/mini';
import { id, unixSeconds } from '../primitives/primitives.ts';

/** Limits of a video résumé and of its cover. The stored cover is a JPEG of `coverFrame`. */
export const videoLimits = {
  maxBytes: 30 * 1024 * 1024,
  /** A video must be shorter than this, as measured by the server. */
  maxSeconds: 180,
  maxCount: 3,
  maxCoverBytes: 5 * 1024 * 1024,
  coverFormats: ['jpg', 'jpeg', 'png', 'bmp'],
  coverFrame: { width: 640, height: 360 },
} as const;

/** A video résumé; the video is at `GET /jobseeker/video-resumes/{id}/video`, in ranges, for its owner only. */
export const videoResume = z.object({
  id,
  filename: z.string(),
  /** Bytes. */
  size: z.int(),
  seconds: z.number(),
  uploaded_at: unixSeconds,
  /** Path on this site, different for each cover; null without one. */
  cover_url: z.nullable(z.string()),
});
export type VideoResume = z.infer<typeof videoResume>;
