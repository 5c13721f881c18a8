import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Bundle, bundleFromJSON } from '@sigstore/bundle';
import { toSignedEntity, Verifier } from '@sigstore/verify';
import {
  type ReleaseStatement,
  releaseStatement,
  signatureFile,
  statementType,
  subjectsOf,
} from './release-statement.ts';

/** Why the files of a release are not what one of the trusted keys has signed; null if they are. Needs no network. */
export async function findSignatureFault(
  folder: string,
  { name, version }: { name: string; version: string },
  trusted: ReadonlyMap<string, KeyObject>,
): Promise<string | null> {
  const text = await readFile(join(folder, signatureFile), 'utf8').catch(() => null);
  if (text === null) return 'it is not signed';
  let statement: ReleaseStatement;
  try {
    statement = readStatement(bundleFromJSON(JSON.parse(text)), trusted);
  } catch (error) {
    return `its signature is not valid: ${error instanceof Error ? error.message : error}`;
  }
  const signed = statement.predicate.buildDefinition.externalParameters;
  if (signed.package !== name || signed.version !== version)
    return `its signature is of ${signed.package} ${signed.version}`;
  return compareFiles(statement.subject, await subjectsOf(folder));
}

/** The statement of a bundle that one of the keys has signed. Throws for any other. */
function readStatement(bundle: Bundle, trusted: ReadonlyMap<string, KeyObject>): ReleaseStatement {
  const { content, verificationMaterial } = bundle;
  // A certificate would need the network's roots of trust, and without them nothing would be checked.
  if (verificationMaterial.content?.$case !== 'publicKey') throw new Error('it names no key');
  if (content?.$case !== 'dsseEnvelope' || content.dsseEnvelope.payloadType !== statementType)
    throw new Error('it is no statement about files');
  const publicKey = (hint: string) => {
    const key = trusted.get(hint);
    if (key === undefined) throw new Error('this site does not trust its key');
    return { publicKey: key, validFor: () => true };
  };
  const none = { certificateAuthorities: [], timestampAuthorities: [], tlogs: [], ctlogs: [] };
  new Verifier({ ...none, publicKey }, { tlogThreshold: 0, timestampThreshold: 0 }).verify(
    toSignedEntity(bundle),
  );
  return releaseStatement.parse(JSON.parse(Buffer.from(content.dsseEnvelope.payload).toString()));
}

function compareFiles(
  signed: ReleaseStatement['subject'],
  found: ReleaseStatement['subject'],
): string | null {
  const hashes = new Map(signed.map(({ name, digest }) => [name, digest.sha256]));
  for (const { name, digest } of found) {
    const expected = hashes.get(name);
    if (expected === undefined) return `${name} is not among its signed files`;
    if (expected !== digest.sha256) return `${name} is not what was signed`;
    hashes.delete(name);
  }
  const [missing] = hashes.keys();
  return missing === undefined ? null : `${missing} was signed and is missing`;
}
