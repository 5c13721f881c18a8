import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

export interface IssuedFiles {
  ca: string;
  cert: string;
  key: string;
}

export interface Issued {
  /** A name of the machine; clients compare it. */
  name?: string;
  /** When it expires; default: tomorrow. */
  until?: Date;
}

export interface Authority {
  /** Writes a certificate and its key. Given files are replaced at once, as by a rename. */
  issue(options?: Issued, files?: IssuedFiles): Promise<IssuedFiles>;
}

export interface Certificates {
  anAuthority(): Promise<Authority>;
  /** Removes all files. */
  remove(): Promise<void>;
}

const makeKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

const common = (until: Date) => ({
  serialNumber: randomUUID().replaceAll('-', ''),
  notBefore: new Date(Date.now() - 30 * day),
  notAfter: until,
  signingAlgorithm: algorithm,
});

/** Certificate authorities of a test, in a temporary folder. */
export async function createCertificates(): Promise<Certificates> {
  const folder = await mkdtemp(join(tmpdir(), 'certificates-'));

  async function write(path: string, pem: string): Promise<void> {
    await writeFile(`${path}.new`, pem);
    await rename(`${path}.new`, path);
  }

  async function anAuthority(): Promise<Authority> {
    const keys = await makeKeys();
    const authority: X509Certificate = await X509CertificateGenerator.createSelfSigned({
      ...common(new Date(Date.now() + day)),
      ...{ name: `CN=Authority ${randomUUID()}`, keys },
      extensions: [new BasicConstraintsExtension(true, undefined, true)],
    });
    return {
      async issue({ name = 'localhost', until = new Date(Date.now() + day) } = {}, files) {
        const own = await makeKeys();
        const certificate = await X509CertificateGenerator.create({
          ...common(until),
          ...{ subject: `CN=${name}`, issuer: authority.subject },
          ...{ publicKey: own.publicKey, signingKey: keys.privateKey },
          extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
        });
        const path = (kind: string) => join(folder, `${randomUUID()}-${kind}.pem`);
        const written = files ?? { ca: path('ca'), cert: path('cert'), key: path('key') };
        const key = await crypto.subtle.exportKey('pkcs8', own.privateKey);
        await write(written.ca, authority.toString('pem'));
        await write(written.cert, certificate.toString('pem'));
        await write(written.key, PemConverter.encode(key, 'PRIVATE KEY'));
        return written;
      },
    };
  }

  return { anAuthority, remove: () => rm(folder, { recursive: true, force: true }) };
}
