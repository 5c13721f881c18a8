import * as z from 'zod/mini';
import { readSigned, signValue } from '../signing/signed-value.ts';

const purpose = 'override';
const form = z.object({ name: z.string(), id: z.string() });

/** What a token of ours allows: the pages of whoever sends it may have this remote from their own machine. */
export type Override = z.infer<typeof form>;

export const signOverride = (key: Buffer, override: Override, until: number): string =>
  signValue(key, purpose, override, until);

/** Undefined for a token that is not ours, was altered, or has expired. */
export function readOverride(key: Buffer, token: string): Override | undefined {
  const read = form.safeParse(readSigned(key, purpose, token));
  return read.success ? read.data : undefined;
}
