import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { bundleToJSON, toDSSEBundle } from '@sigstore/bundle';
import { dsse } from '@sigstore/core';
import { keyIdOf } from './release-keys.ts';
import { type ReleaseStatement, signatureFile, statementType, subjectsOf } from './release-statement.ts';

/** Signs all files of a release's folder, and writes the signature beside them: a Sigstore bundle with a DSSE envelope. */
export async function signRelease(
  folder: string,
  { name, version, commit }: Pick<Release, 'name' | 'version' | 'commit'>,
  key: KeyObject,
): Promise<void> {
  const statement: ReleaseStatement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: await subjectsOf(folder),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://jobharbor.example/pnpm-release/v1',
        externalParameters: { package: name, version, commit },
      },
      runDetails: { builder: { id: `https://jobharbor.example/builders/${hostname()}` } },
    },
  };
  const artifact = Buffer.from(JSON.stringify(statement));
  const bundle = toDSSEBundle({
    artifact,
    artifactType: statementType,
    signature: sign(null, dsse.preAuthEncoding(statementType, artifact), key),
    keyHint: keyIdOf(createPublicKey(key)),
  });
  await writeFile(join(folder, signatureFile), JSON.stringify(bundleToJSON(bundle), null, 2));
}
