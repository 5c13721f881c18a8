import { X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createSecureContext, type SecureContext } from 'node:tls';

/** Paths of PEM files. */
export interface TlsPaths {
  /** Certificates of the authority that signs both sides' certificates. */
  ca: string;
  /** Own certificate, with the chain up to the authority. */
  cert: string;
  /** Private key of the certificate. */
  key: string;
}

export interface TlsMaterial extends Record<keyof TlsPaths, Buffer> {
  secureContext: SecureContext;
}

export interface TlsFiles {
  /** Contents, the same object until the files change. A key that does not match its certificate keeps the previous pair. */
  current(): TlsMaterial;
}

export interface TlsFilesOptions {
  /** Called once for changed files that cannot be used. */
  onError?: (error: Error) => void;
  /** Minimum polling interval of the files in milliseconds. */
  lookMs?: number;
}

/** Protocols of both sides. */
export const tlsVersion = 'TLSv1.3';

/**
 * Certificates of a connection that both sides prove (mutual TLS). They are read again when they change, so that a new
 * certificate needs no restart. Throws a sentence where they cannot be used at first.
 */
export function createTlsFiles(
  paths: TlsPaths,
  { onError = () => {}, lookMs = 1_000 }: TlsFilesOptions = {},
): TlsFiles {
  let seen = stampOf(paths);
  let material = readTlsFiles(paths);
  let looked = performance.now();
  return {
    current() {
      if (performance.now() - looked < lookMs) return material;
      looked = performance.now();
      const now = stampOf(paths);
      if (now === seen) return material;
      seen = now;
      try {
        material = readTlsFiles(paths);
      } catch (error) {
        onError(error as Error);
      }
      return material;
    },
  };
}

/** Identity of the files' content, without reading it. */
const stampOf = (paths: TlsPaths): string =>
  Object.values(paths)
    .map((path) => {
      const found = statSync(path, { throwIfNoEntry: false });
      return found === undefined ? 'none' : `${found.ino} ${found.mtimeMs} ${found.size}`;
    })
    .join();

function readTlsFiles(paths: TlsPaths): TlsMaterial {
  const [ca, cert, key] = [read(paths.ca), read(paths.cert), read(paths.key)];
  for (const [path, pem] of [
    [paths.ca, ca],
    [paths.cert, cert],
  ] as const)
    checkCertificate(path, pem);
  try {
    return { ca, cert, key, secureContext: createSecureContext({ ca, cert, key, minVersion: tlsVersion }) };
  } catch (cause) {
    throw new Error(`${paths.key} is not the private key of the certificate in ${paths.cert}.`, { cause });
  }
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${(cause as Error).message}.`, { cause });
  }
}

function checkCertificate(path: string, pem: Buffer): void {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(pem);
  } catch (cause) {
    throw new Error(`${path} holds no certificate in PEM form.`, { cause });
  }
  if (Date.parse(certificate.validTo) <= Date.now())
    throw new Error(`The certificate in ${path} has expired on ${certificate.validTo}.`);
}

const notSigned = 'is not signed by the certificate authority of this site';
const notGiven = 'is missing';
const reasons: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet',
  CERT_SIGNATURE_FAILURE: notSigned,
  DEPTH_ZERO_SELF_SIGNED_CERT: notSigned,
  ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE: notGiven,
  ERR_TLS_CERT_ALTNAME_INVALID: 'is of another name',
  INVALID_PURPOSE: 'is not for this side of a connection',
  SELF_SIGNED_CERT_IN_CHAIN: notSigned,
  UNABLE_TO_GET_ISSUER_CERT: notSigned,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: notSigned,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: notSigned,
};

/** Completes `The certificate of …` by the code of a failed handshake; null for any other fault. */
export const certificateFault = (code: unknown): string | null => reasons[String(code)] ?? null;
