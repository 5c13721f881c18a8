import { createHash, timingSafeEqual } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Dependencies } from '../../dependencies.ts';
import { jsonBytes } from '../../http/body-limits.ts';
import type { App } from '../../http/typed-app.ts';
import { readBounce } from './read-bounce.ts';
import { recordBounce } from './record-bounce.ts';

/**
 * Webhook for bounced mails, from a mail server or provider. Requires the configured secret; without one the route does
 * not exist.
 */
export function bounceRoutes(app: App, { db, clock, config }: Dependencies): void {
  const { bounceSecret } = config;
  if (bounceSecret === null) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: jsonBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/api/mail/bounces',
    {
      config: { access: 'public' },
      schema: { hide: true },
      // Checked before the body is read.
      onRequest: async ({ headers }) => {
        if (!isSecret(bounceSecret, headers.authorization)) throw new ApiError(errorCode.loginRequired);
      },
    },
    async ({ body }) => {
      const bounce = Buffer.isBuffer(body) ? await readBounce(body) : null;
      return { data: { is_bounce: bounce !== null && (await recordBounce(db, bounce, clock())) } };
    },
  );
}

/**
 * The secret is a bearer token, or the password of any user, since providers call addresses like
 * `https://user:password@…`.
 */
function isSecret(secret: string, authorization = ''): boolean {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization) ?? [];
  const given =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64').toString().split(':').slice(1).join(':')
      : scheme.toLowerCase() === 'bearer'
        ? value
        : '';
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
