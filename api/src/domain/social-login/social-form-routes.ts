import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { saveProviderName } from './social-login-repository.ts';

const bodyLimit = 16_384;

/**
 * Receives Apple's cross-site form post, which carries no cookies, and redirects to the common redirect URI. Signs nobody
 * in: that requires the cookie of the browser that started.
 */
export function socialFormRoutes(app: App, { db, config }: Dependencies): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post(
    '/api/auth/social-login/apple',
    { config: { access: 'public', takesForeignForms: true }, schema: { hide: true } },
    async ({ body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams();
      const [state, name] = [form.get('state'), form.get('user')];
      if (state !== null && name !== null && name.length <= 1_000)
        await saveProviderName(db, 'apple', state, name);
      const answer = new URLSearchParams();
      for (const key of ['code', 'state', 'iss', 'error']) {
        const value = form.get(key);
        if (value !== null) answer.set(key, value);
      }
      return reply.redirect(`${config.siteUrl}/social-login?${answer}`, 303);
    },
  );
}
