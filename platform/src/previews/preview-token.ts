import * as z from 'zod/mini';
import { readSigned, signValue } from '../signing/signed-value.ts';

const purpose = 'preview';
const form = z.object({ set: z.string(), id: z.string(), until: z.int() });

/** What a preview link allows: whoever holds it gets this set. `until` in seconds since 1970. */
export type Preview = z.infer<typeof form>;

export const signPreview = (key: Buffer, preview: Preview): string =>
  signValue(key, purpose, preview, preview.until);

/** Undefined for a token that is not ours, was altered, or has expired. */
export function readPreview(key: Buffer, token: string | undefined): Preview | undefined {
  const read = form.safeParse(readSigned(key, purpose, token));
  return read.success ? read.data : undefined;
}
