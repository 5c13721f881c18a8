import * as z from 'zod/mini';
import { id } from '../primitives/primitives.ts';

/** Limits of a picture of a person. The stored picture is a square JPEG of at most `storedBytes`. */
export const avatarLimits = {
  maxBytes: 10 * 1024 * 1024,
  formats: ['jpg', 'jpeg', 'png', 'bmp'],
  side: 512,
  storedBytes: 500 * 1024,
  generatedPerDay: 5,
} as const;

/** A picture of a person; `url` is a path on this site. */
export const avatar = z.object({ id, url: z.string() });
export type Avatar = z.infer<typeof avatar>;
