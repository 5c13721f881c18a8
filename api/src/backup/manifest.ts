import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const manifestName = 'manifest.json';

const manifest = z.object({
  form: z.literal(1),
  /** Seconds. */
  made_at: z.number(),
  /** The embedded database's; another server has backups of its own. */
  has_database: z.boolean(),
  has_releases: z.boolean(),
  /** By path below the backup's folder. */
  files: z.record(
    z.string().check(z.regex(/^(?!.*(?:^|\/)\.\.(?:\/|$))[^/]/)),
    z.object({ bytes: z.number(), sha256: z.string() }),
  ),
});
export type Manifest = z.infer<typeof manifest>;

/** Reads and validates a backup's manifest; throws an error with a message for the operator. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} holds no whole backup: it has no ${manifestName}.`);
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new Error(`${join(folder, manifestName)} is damaged, or of a newer release.`);
  }
}
