import type { Dependencies } from '../../dependencies.ts';
import type { App } from '../../http/typed-app.ts';
import { endOwnSession } from './end-own-session.ts';

const homePage = /^\/[a-z-]{2,10}\/[a-z]{2,10}$/;

/**
 * Signs out by a plain form, for a page whose scripts did not load, and redirects to the home page in `to`. As all posts it
 * is refused from other origins (`origin-plugin.ts`).
 */
export function signOutFormRoute(app: App, { db }: Dependencies): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_024 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post(
    '/api/auth/log-out/form',
    { config: { access: 'default' }, schema: { hide: true } },
    async (request, reply) => {
      const { body, session } = request;
      const to = body instanceof URLSearchParams ? (body.get('to') ?? '') : '';
      if (session !== null) {
        await endOwnSession(db, session, request, reply);
        // No script removes what the person has stored.
        reply.header('clear-site-data', '"cache", "storage"');
      }
      return reply.redirect(homePage.test(to) ? to : '/', 303);
    },
  );
}
