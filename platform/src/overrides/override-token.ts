import * as z from 'zod/mini';
import { readSigned, signValue } from '../signing/signed-value.ts';

const purpose = 'override';
const form = z.object({ name: z.string(), id: z.string() });

/** Payload of a token: the remote that its holder may replace by their own. */
export type Override = z.infer<typeof form>;

export const signOverride = (key: Buffer, override: Override, until: number): string =>
  signValue(key, purpose, override, until);

/** Undefined for an invalid, altered or expired token. */
export function readOverride(key: Buffer, token: string): Override | undefined {
  const read = form.safeParse(readSigned(key, purpose, token));
  return read.success ? read.data : undefined;
}
