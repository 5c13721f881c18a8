import { join } from 'node:path';
import { brand, iconSvg } from '@jobharbor/shared/brand';
import { drawCompanyPicture } from '@jobharbor/shared/calls/company/draw-company-picture';
import { getCompanyLogo } from '@jobharbor/shared/calls/company/get-company-logo';
import { drawCountryOutline } from '@jobharbor/shared/calls/config/draw-country-outline';
import { drawJobPicture } from '@jobharbor/shared/calls/job/draw-job-picture';
import { pushWorkerPath } from '@jobharbor/shared/contracts/browser/push-worker-path';
import type { Release } from '@jobharbor/shared/remote/discovery';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { originOf } from '../../http/public-address.ts';
import type { ReleaseStore } from '../../store/release-store.ts';

export interface SiteFileOptions {
  store: ReleaseStore;
  /** The live set's shell, whose build contains the icons and the service worker. */
  liveShell(): Promise<Release>;
}

const icon = iconSvg();
const iconForm = /^icons\/(?:icon|maskable)-(\d+)\.png$/;

/** The web manifest with the icons of the shell's release. */
function manifestOf(shell: Release) {
  const drawn = shell.files.flatMap(({ path }) => {
    const edge = iconForm.exec(path)?.[1];
    if (edge === undefined) return [];
    const purpose = path.includes('maskable') ? 'maskable' : 'any';
    return [{ src: `/${path}`, sizes: `${edge}x${edge}`, type: 'image/png', purpose }];
  });
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: brand.themeColor.light,
    theme_color: brand.themeColor.light,
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...drawn],
  };
}

/** Calls whose answers are images of public pages. Structured data names the logos, shared links the pictures. */
const imagePaths = [getCompanyLogo, drawCountryOutline, drawJobPicture, drawCompanyPicture].map(
  ({ path }) => `/api${path.replace(/\{.*/, '')}`,
);

const day = 'public, max-age=86400';

/** Files at well-known URLs: robots.txt, web manifest, icons, the service worker. */
export function serveSiteFiles(app: FastifyInstance, { store, liveShell }: SiteFileOptions): void {
  async function sendFile(reply: FastifyReply, file: string, headers: Readonly<Record<string, string>>) {
    const { name, version, files } = await liveShell();
    const folder = await store.openRelease(name, version);
    if (folder === null || !files.some(({ path }) => path === file)) return reply.callNotFound();
    reply.headers(headers);
    return reply.sendFile(file, join(folder, 'client'), { cacheControl: false });
  }
  const sendIcon = (reply: FastifyReply, file: string) =>
    sendFile(reply, file, { 'Content-Type': 'image/png', 'Cache-Control': day });

  app.get('/robots.txt', (request, reply) => {
    const origin = originOf(request);
    const lines = [
      'User-agent: *',
      ...['/api/', '/platform', '/dev/'].map((path) => `Disallow: ${path}`),
      // The longest rule applies. Search engines render pages: scripts, styles and images are theirs to read.
      ...imagePaths.map((path) => `Allow: ${path}`),
      `Host: ${new URL(origin).host}`,
      `Sitemap: ${origin}/sitemap.xml`,
    ];
    return reply.type('text/plain').send(`${lines.join('\n')}\n`);
  });
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('Cache-Control', day)
      .send(JSON.stringify(manifestOf(await liveShell()))),
  );
  // Browsers ask for it again to learn of a new one. It may send to this site, and load nothing.
  app.get(pushWorkerPath, async (_request, reply) =>
    sendFile(reply, pushWorkerPath.slice(1), {
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
    }),
  );
  app.get('/icon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('Cache-Control', day).send(icon),
  );
  app.get('/favicon.ico', (_request, reply) => sendIcon(reply, 'icons/icon-48.png'));
  app.get('/apple-touch-icon.png', (_request, reply) => sendIcon(reply, 'icons/apple-touch-icon.png'));
  app.get<{ Params: { file: string } }>('/icons/:file', ({ params }, reply) =>
    sendIcon(reply, `icons/${params.file}`),
  );
}
