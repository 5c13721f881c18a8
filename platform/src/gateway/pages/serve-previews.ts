import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPage } from '../../http/plain-page.ts';
import { hostCookie, isSecure } from '../../http/public-address.ts';
import { sendBannerStyles } from '../../overrides/override-banner.ts';
import { previewPath } from '../../previews/make-preview.ts';
import { bannerStyles, endPath, previewTexts } from '../../previews/preview-banner.ts';
import { type Preview, readPreview } from '../../previews/preview-token.ts';
import { pageOfReferer } from '../request/page-of-referer.ts';
import { visitorLocale } from '../request/request-locale.ts';

const cookieName = 'jh_preview';
const path = '/';

/** The preview of this browser's cookie; undefined without a valid one. */
export const readPreviewCookie =
  (key: Buffer) =>
  (request: FastifyRequest): Preview | undefined =>
    readPreview(key, request.cookies[hostCookie(request, cookieName)]);

/** Preview links, which set a cookie for a set until they expire, and the form that ends it. */
export function servePreviews(app: FastifyInstance, key: Buffer): void {
  app.get<{ Params: { token: string } }>(`${previewPath}:token`, (request, reply) => {
    const { token } = request.params;
    const preview = readPreview(key, token);
    // The URL contains a secret.
    reply.headers({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    if (!preview) return sendEnded(request, reply);
    reply.setCookie(hostCookie(request, cookieName), token, {
      path,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
      expires: new Date(preview.until * 1_000),
    });
    return reply.redirect('/', 303);
  });
  app.get(bannerStyles, sendBannerStyles);
  app.register(async (scope) => {
    // The form has no fields.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1_000 },
      (_request, body, done) => {
        body.resume().once('end', () => done(null));
      },
    );
    scope.post(endPath, (request, reply) => {
      reply.clearCookie(hostCookie(request, cookieName), { path, secure: isSecure(request) });
      return reply.redirect(pageOfReferer(request), 303);
    });
  });
}

function sendEnded(request: FastifyRequest, reply: FastifyReply) {
  const { language } = visitorLocale(request);
  const { endedTitle, ended, leave } = previewTexts(language);
  const html = plainPage({ language, title: endedTitle, text: ended, link: { href: '/', text: leave } });
  return reply.code(410).type('text/html; charset=utf-8').send(html);
}
