import { brand } from '@jobharbor/shared/brand';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../http/public-address.ts';

/** The sign of the site, as `shared/ui` draws it, in colours of its own. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#005f6b"/>
<path d="M19 12v7.5a6 6 0 0 1-12 0" fill="none" stroke="#fbf9f5" stroke-linecap="round" stroke-width="3.25"/>
<path d="M17.6 9.3c1.2-3.4 5.4-5 9.3-4.2.4 3.7-2.6 6.9-6.3 6.9-1.7 0-3.4-1.2-3-2.7z" fill="#eb724b"/>
</svg>
`;

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: brand.themeColor.light,
  theme_color: brand.themeColor.light,
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
};

const day = 'public, max-age=86400';

/** What browsers and search engines look for at fixed addresses: robots.txt, web manifest, icon. */
export function serveSiteFiles(app: FastifyInstance): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request);
    const lines = [
      'User-agent: *',
      ...['/api/', '/assets/', '/platform', '/dev/'].map((path) => `Disallow: ${path}`),
      `Host: ${new URL(origin).host}`,
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('Cache-Control', day).send(JSON.stringify(manifest)),
  );
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', day).send(icon),
  );
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
}
