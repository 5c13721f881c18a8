import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { remoteContract } from '@jobharbor/shared/remote/contract';
import * as z from 'zod/mini';

/** Header `{token} {draft}`; the draft is {@link OverrideDraft}, deflated, in base64url. */
export const overrideHeader = 'x-jobharbor-override';

const path = z.string().check(z.regex(/^[\w@~-][\w@.~-]*(?:\/[\w@~-][\w@.~-]*)*$/));
const assets = z.object({ scripts: z.array(path), styles: z.array(path) });

/** Discovery data of a remote on a developer's machine. Files are below {@link localBase}. */
const overrideDraft = z.object({
  contract: remoteContract,
  entry: path,
  preload: assets,
  slots: z.record(z.string(), assets),
  texts: z.record(z.string(), path),
});
export type OverrideDraft = z.infer<typeof overrideDraft>;

const maxBytes = 65_536;

export const packOverride = (token: string, draft: OverrideDraft): string =>
  `${token} ${deflateRawSync(JSON.stringify(draft)).toString('base64url')}`;

/** Undefined if invalid. */
export function unpackDraft(packed: string): OverrideDraft | undefined {
  try {
    const text = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes });
    return overrideDraft.parse(JSON.parse(text.toString()));
  } catch {
    return undefined;
  }
}
