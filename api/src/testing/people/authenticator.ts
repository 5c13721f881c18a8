import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
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

/** A software authenticator with one passkey, which makes and signs what a browser would send. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = { id: encode(id), rawId: encode(id), type: 'public-key', clientExtensionResults: {} };
  let userHandle = '';
  const head = ({ host = 'localhost', isVerified = true }: Ceremony, flags: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags | 1 | (isVerified ? 4 : 0)]), count]);
  };
  return {
    make(user: string, ceremony: Ceremony) {
      userHandle = user;
      const coseKey = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.from([0, id.length]);
      const authData = new Uint8Array(
        Buffer.concat([head(ceremony, 0x40, 0), Buffer.alloc(16), length, id, coseKey]),
      );
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encode(clientData('webauthn.create', ceremony)),
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
          signature: encode(createSign('sha256').update(signed).sign(privateKey)),
          userHandle,
        },
      };
    },
  };
}
