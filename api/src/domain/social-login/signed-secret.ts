import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import type { SigningKey } from '../../http/social-settings.ts';

/** Shows a secret that is signed for this one request: a JWT by ES256, as Apple asks for. */
export function signedSecret({ teamId, keyId, privateKey }: SigningKey): ClientAuth {
  return async (server, client, body) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(client.client_id)
      .setAudience(server.issuer)
      .setIssuedAt()
      .setExpirationTime('5 minutes')
      .sign(await importPKCS8(privateKey, 'ES256'));
    body.set('client_id', client.client_id);
    body.set('client_secret', secret);
  };
}
