import { createHash } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import * as z from 'zod/mini';

/** File of a release that holds its signature: a Sigstore bundle. */
export const signatureFile = 'release.sigstore.json';

export const statementType = 'application/vnd.in-toto+json';

/** What a signature says (in-toto Statement with SLSA provenance): these files, with these hashes, come from this build. */
export const releaseStatement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.object({
    buildDefinition: z.object({
      buildType: z.literal('https://jobharbor.example/pnpm-release/v1'),
      externalParameters: z.object({
        package: z.string(),
        version: z.string(),
        commit: z.nullable(z.string()),
      }),
    }),
    runDetails: z.object({ builder: z.object({ id: z.string() }) }),
  }),
});
export type ReleaseStatement = z.infer<typeof releaseStatement>;

/** Each file of a release's folder but its signature, with its hash, by path. */
export async function subjectsOf(folder: string): Promise<ReleaseStatement['subject']> {
  const subjects: ReleaseStatement['subject'] = [];
  for await (const found of glob('**/*', { cwd: folder })) {
    if (!(await stat(join(folder, found))).isFile()) continue;
    const name = found.split(sep).join('/');
    if (name === signatureFile) continue;
    const sha256 = createHash('sha256')
      .update(await readFile(join(folder, found)))
      .digest('hex');
    subjects.push({ name, digest: { sha256 } });
  }
  return subjects.sort((a, b) => (a.name < b.name ? -1 : 1));
}
