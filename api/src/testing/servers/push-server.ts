import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, PushSubscriptionData } from '@jobharbor/shared/contracts';
import { importJWK, jwtVerify } from 'jose';
import type { Post } from '../../http/post-public.ts';

/** A browser that has subscribed, with its key pair. */
export interface PushBrowser {
  subscription: PushSubscriptionData;
  /** What it was sent and could decrypt, in order. */
  received: PushMessage[];
  headers: IncomingHttpHeaders[];
  /** Status with which its push service answers; 201 unless it is set. */
  status: number;
}

export interface PushServer {
  /** Key of the site that its messages must be signed with. */
  subscribe(publicKey: string): PushBrowser;
  /** Sends by HTTP to this server what goes to `https://push.example`. */
  post: Post;
  close(): Promise<void>;
}

const origin = 'https://push.example';
const bytesOf = (base64url: string) => Buffer.from(base64url, 'base64url');

/** Decrypts a message for a browser: one record of RFC 8188, with the keys of RFC 8291. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
  const sealed = body.subarray(21 + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** Throws unless the request is signed with the key (RFC 8292). */
async function verify(authorization: string | undefined, publicKey: string): Promise<void> {
  const [, token = '', key] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('signed with another key');
  const point = bytesOf(publicKey);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  await jwtVerify(token, jwk, { audience: origin, requiredClaims: ['exp', 'sub'] });
}

/** A push service on this machine (RFC 8030): it verifies who sends, and its browsers decrypt what comes. */
export async function startPushServer(): Promise<PushServer> {
  const takers = new Map<string, (body: Buffer, headers: IncomingHttpHeaders) => Promise<number>>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const take = takers.get(request.url ?? '');
    const status =
      take === undefined ? 404 : await take(Buffer.concat(chunks), request.headers).catch(() => 403);
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    subscribe(publicKey) {
      const ecdh = createECDH('prime256v1');
      const [p256dh, auth, path] = [
        ecdh.generateKeys(),
        randomBytes(16),
        `/${randomBytes(8).toString('hex')}`,
      ];
      const keys = { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') };
      const subscription = { endpoint: `${origin}${path}`, expirationTime: null, keys };
      const browser: PushBrowser = { subscription, received: [], headers: [], status: 201 };
      takers.set(path, async (body, headers) => {
        await verify(headers.authorization, publicKey);
        browser.headers.push(headers);
        if (browser.status === 201) browser.received.push(JSON.parse(decrypt(body, ecdh, auth).toString()));
        return browser.status;
      });
      return browser;
    },
    async post(url, headers, body) {
      const local = url.replace(origin, `http://127.0.0.1:${port}`);
      const answer = await fetch(local, {
        method: 'POST',
        headers: { ...headers },
        body: new Uint8Array(Buffer.from(body)),
      });
      return answer.status;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
