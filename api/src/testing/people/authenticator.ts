import {
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  type webcrypto,
} from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

export interface Ceremony {
  challenge: string;
  origin?: string;
  host?: string;
  /** Whether the authenticator has made sure that it is its owner. */
  isVerified?: boolean;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array) => Buffer.from(data).toString('base64url');
const clientData = (type: string, { challenge, origin = 'http://localhost' }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Properties in which authenticators of different vendors differ. */
export interface AuthenticatorKind {
  algorithm?: 'ES256' | 'RS256' | 'EdDSA';
  /** Model, as the authenticator tells it. */
  aaguid?: Buffer;
  /** Backup flags: 8 for a passkey that may be backed up, 16 for one that is. */
  backup?: number;
  /** Signs its own registration, though the site asks for no attestation. */
  isSelfAttested?: boolean;
  /** Its passkeys are no discoverable credentials: it tells no user. */
  isWithoutUser?: boolean;
}

type CoseKey = Map<number, number | Uint8Array<ArrayBuffer>>;
const bytesOf = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));

const algorithms: Record<
  NonNullable<AuthenticatorKind['algorithm']>,
  {
    id: number;
    hash: string | null;
    keys(): { privateKey: KeyObject; publicKey: KeyObject };
    cose(key: webcrypto.JsonWebKey): CoseKey;
  }
> = {
  ES256: {
    ...{ id: -7, hash: 'sha256' },
    keys: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    cose: ({ x, y }) =>
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
  },
  RS256: {
    ...{ id: -257, hash: 'sha256' },
    keys: () => generateKeyPairSync('rsa', { modulusLength: 2_048 }),
    cose: ({ n, e }) =>
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 3],
        [3, -257],
        [-1, bytesOf(n)],
        [-2, bytesOf(e)],
      ]),
  },
  EdDSA: {
    ...{ id: -8, hash: null },
    keys: () => generateKeyPairSync('ed25519'),
    cose: ({ x }) =>
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 1],
        [3, -8],
        [-1, 6],
        [-2, bytesOf(x)],
      ]),
  },
};

/** A software authenticator with one passkey, which makes and signs what a browser would send. */
export function anAuthenticator({
  algorithm = 'ES256',
  aaguid = Buffer.alloc(16),
  backup = 0,
  isSelfAttested = false,
  isWithoutUser = false,
}: AuthenticatorKind = {}) {
  const { id: alg, hash, keys, cose } = algorithms[algorithm];
  const { privateKey, publicKey } = keys();
  const id = randomBytes(16);
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };
  let userHandle = '';
  const head = ({ host = 'localhost', isVerified = true }: Ceremony, flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | backup | 1 | (isVerified ? 4 : 0)]), count]);
  };
  return {
    make(user: string, ceremony: Ceremony) {
      userHandle = user;
      const coseKey = isoCBOR.encode(cose(publicKey.export({ format: 'jwk' })));
      const length = Buffer.from([0, id.length]);
      const authData = new Uint8Array(Buffer.concat([head(ceremony, 0x40, 0), aaguid, length, id, coseKey]));
      const clientDataJSON = clientData('webauthn.create', ceremony);
      const sig = sign(hash, Buffer.concat([authData, sha256(clientDataJSON)]), privateKey);
      const statement = new Map<string, unknown>([
        ['alg', alg],
        ['sig', new Uint8Array(sig)],
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', isSelfAttested ? 'packed' : 'none'],
        ['attStmt', isSelfAttested ? statement : new Map()],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientDataJSON),
          attestationObject: encode(isoCBOR.encode(attestation as never)),
        },
      };
    },
    sign(ceremony: Ceremony, counter = 0) {
      const authenticatorData = head(ceremony, 0, counter);
      const clientDataJSON = clientData('webauthn.get', ceremony);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientDataJSON),
          authenticatorData: encode(authenticatorData),
          signature: encode(sign(hash, signed, privateKey)),
          ...(!isWithoutUser && { userHandle }),
        },
      };
    },
  };
}
