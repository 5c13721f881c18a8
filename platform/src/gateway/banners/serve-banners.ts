import type { FastifyInstance } from 'fastify';
import { isSecure } from '../../http/public-address.ts';
import { pixelRules, pixelStyles } from '../pixels/pixel-question.ts';
import { pageOfReferer } from '../request/page-of-referer.ts';
import { featureStyles, hiddenBannerCookie, hiddenSeconds, hideBannerPath } from './feature-banner.ts';

const idForm = /^id=([\w-]{10})$/;

/** Custom properties are those of the shell, with the same values for a page without its styles. */
const skipRule = `.jho-skip ~ #jh-root .jh-skip-link { display: none; }
`;
const styles = `${skipRule}.jho-feature {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  padding-inline: 1rem 0.5rem;
  min-block-size: 2.75rem;
  color: var(--jh-ink, #16202e);
  background: var(--jh-harbour-soft, #dcf0f2);
  font: 0.9375rem / 1.4 var(--jh-font, system-ui, sans-serif);
}
.jho-feature[hidden],
[data-banner='hidden'] .jho-feature { display: none; }
.jho-feature p { margin: 0; padding-block: 0.5rem; min-inline-size: 0; overflow-wrap: anywhere; text-align: center; }
.jho-feature a { color: inherit; text-underline-offset: 0.2em; }
.jho-feature form { margin: 0; flex: none; }
.jho-feature button {
  display: grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  border-radius: 0.375rem;
  cursor: pointer;
}
.jho-feature svg { inline-size: 1rem; block-size: 1rem; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; }
.jho-feature :focus-visible { outline: 2px solid currentColor; outline-offset: -2px; }
@media print {
  .jho-feature { display: none; }
}
`;

/** Styles of banners and of the question about pixels, and the form that hides one in a browser without scripts. */
export function serveBanners(app: FastifyInstance): void {
  for (const [path, rules] of [
    [featureStyles, styles],
    [pixelStyles, skipRule + pixelRules],
  ] as const)
    app.get(path, (_request, reply) =>
      reply.type('text/css; charset=utf-8').header('Cache-Control', 'public, max-age=300').send(rules),
    );
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 100, parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    scope.post(hideBannerPath, (request, reply) => {
      const [, id] = idForm.exec(String(request.body)) ?? [];
      if (id !== undefined)
        reply.setCookie(hiddenBannerCookie, id, {
          ...{ path: '/', sameSite: 'lax', secure: isSecure(request), maxAge: hiddenSeconds },
        });
      return reply.redirect(pageOfReferer(request), 303);
    });
  });
}
