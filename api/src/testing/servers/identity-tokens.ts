import type { ServerResponse } from 'node:http';
import { decodeJwt, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** Makes another identity token of the claims of the true one; `sign` uses the provider's own key. */
export type TokenLie = (
  claims: JWTPayload,
  sign: (claims: JWTPayload) => Promise<string>,
) => Promise<string> | string;

/** Signing key of the identity tokens; counts the answers of the token endpoint and can falsify them. */
export async function createIdentityTokens() {
  let lie: TokenLie | null = null;
  let exchanges = 0;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const sign = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(privateKey);
  return {
    key,
    lie: (next: TokenLie | null) => {
      lie = next;
    },
    exchanges: () => exchanges,
    intercept(response: ServerResponse) {
      exchanges += 1;
      if (lie !== null) replaceToken(response, lie, sign);
    },
  };
}

/** Lets an answer of the token endpoint contain what `lie` makes of its identity token. */
function replaceToken(response: ServerResponse, lie: TokenLie, sign: Parameters<TokenLie>[1]): void {
  const end = response.end.bind(response);
  response.end = ((body: string | Buffer) => {
    const answer = JSON.parse(String(body)) as { id_token: string };
    void Promise.resolve(lie(decodeJwt(answer.id_token), sign)).then((id_token) => {
      const told = JSON.stringify({ ...answer, id_token });
      response.setHeader('content-length', Buffer.byteLength(told));
      end(told);
    });
    return response;
  }) as ServerResponse['end'];
}
