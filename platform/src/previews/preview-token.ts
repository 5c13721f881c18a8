import * as z from 'zod/mini';
import { readSigned, signValue } from '../signing/signed-value.ts';

const purpose = 'preview';
const form = z.object({ set: z.string(), id: z.string(), until: z.int() });

/** Payload of a preview link: the set that its holder gets. `until` in seconds since 1970. */
export type Preview = z.infer<typeof form>;

export const signPreview = (key: Buffer, preview: Preview): string =>
  signValue(key, purpose, preview, preview.until);

/** Undefined for an invalid, altered or expired token. */
export function readPreview(key: Buffer, token: string | undefined): Preview | undefined {
  const read = form.safeParse(readSigned(key, purpose, token));
  return read.success ? read.data : undefined;
}
