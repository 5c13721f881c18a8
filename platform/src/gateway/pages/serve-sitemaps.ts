import { listSitemapPages } from '@jobharbor/shared/calls/config/list-sitemap-pages';
import { listSitemapParts, sitemapKind } from '@jobharbor/shared/calls/config/list-sitemap-parts';
import { type Country, countryByKey, languageByTag } from '@jobharbor/shared/contracts';
import { openCountries, openLanguages } from '@jobharbor/shared/contracts/markets/unopened-markets';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../http/html.ts';
import { originOf } from '../../http/public-address.ts';
import { sendCompressed } from '../../http/send-compressed.ts';
import type { ApiBreaker } from '../api/api-breaker.ts';
import { createAskCall } from '../api/ask-call.ts';
import { alternatesOf, everyCountry, pageAddress } from './page-addresses.ts';

export interface SitemapOptions {
  apiUrl: string;
  breaker: ApiBreaker;
  /** The live set, for its server-rendered public pages without parameters. */
  contracts(): Promise<readonly RemoteContract[]>;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const fileForm = /^([a-z]{2}|others)-(pages|jobs|companies)-(0|[1-9]\d{0,8})\.xml$/;
const cacheSeconds = 3_600;

/** Sitemaps: an index of files by country and kind, compressed, with `lastmod`. */
export function serveSitemaps(app: FastifyInstance, { apiUrl, breaker, contracts }: SitemapOptions): void {
  const ask = createAskCall({ apiUrl, breaker });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const { parts } = await ask(listSitemapParts, '');
    const files = [
      ...openCountries.map(
        ({ key }) => `<sitemap><loc>${origin}/sitemaps/${key}-pages-0.xml</loc></sitemap>`,
      ),
      ...parts
        .filter(isOpen)
        .map(
          ({ country_key, kind, part, modified_at }) =>
            `<sitemap><loc>${origin}/sitemaps/${country_key}-${kind}-${part}.xml</loc>${lastmod(modified_at)}</sitemap>`,
        ),
    ];
    return send(request, reply, `<sitemapindex xmlns="${namespace}">${files.join('\n')}</sitemapindex>`);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, key = '', kind = '', part = ''] = fileForm.exec(request.params.file) ?? [];
    const country = countryByKey(key);
    if (country === undefined || !isOpen({ country_key: key })) throw new ApiError(errorCode.notFound);
    const origin = originOf(request);
    if (kind === 'pages') {
      const paths = (await contracts())
        .flatMap(({ routes }) => routes)
        .filter(
          ({ path, render, access }) => render === 'server' && access === 'public' && !path.includes(':'),
        )
        .map(({ path }) => path);
      return sendUrls(
        request,
        reply,
        paths.map((path) => withAlternates(origin, country, path)),
      );
    }
    const isJobs = sitemapKind.parse(kind) === 'jobs';
    const { pages } = await ask(listSitemapPages, `?kind=${kind}&part=${part}`, country);
    if (pages.length === 0) throw new ApiError(errorCode.notFound);
    const base = `${origin}/${languageByTag(country.defaultLanguage)?.slug}/${key}/${isJobs ? 'job' : 'company'}`;
    const urls = pages.map(({ id, slug, modified_at }) => {
      const segment = slug ? `${encodeURIComponent(slug)}-${id}` : String(id);
      return `<url><loc>${escapeHtml(`${base}/${segment}`)}</loc>${lastmod(modified_at)}</url>`;
    });
    return sendUrls(request, reply, urls);
  });
}

const isOpen = ({ country_key }: { country_key: string }): boolean =>
  openCountries.some(({ key }) => key === country_key);

const lastmod = (seconds: number): string => `<lastmod>${new Date(seconds * 1_000).toISOString()}</lastmod>`;

/** Each page once for each language, with its alternates in all countries, as in its head. */
function withAlternates(origin: string, country: Country, path: string): string {
  const links = alternatesOf(origin, everyCountry, path)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    .join('');
  return openLanguages
    .map(
      (language) =>
        `<url><loc>${escapeHtml(pageAddress(origin, language, country, path))}</loc>${links}</url>`,
    )
    .join('\n');
}

const sendUrls = (request: FastifyRequest, reply: FastifyReply, urls: readonly string[]) =>
  send(
    request,
    reply,
    `<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>`,
  );

const send = (request: FastifyRequest, reply: FastifyReply, xml: string) =>
  sendCompressed(
    request,
    reply.type('application/xml; charset=utf-8').header('Cache-Control', `public, max-age=${cacheSeconds}`),
    `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`,
  );
