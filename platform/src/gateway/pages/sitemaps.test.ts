import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { brand } from '@jobharbor/shared/brand';
import { countries, countryByKey } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { aLiveStore } from '../../testing/a-store.ts';
import { onDone, shared } from '../../testing/shared.ts';
import { createGateway } from '../gateway.ts';

const seconds = Date.UTC(2026, 10, 20) / 1_000;
const parts = [
  { kind: 'jobs', country_key: 'ph', part: 0, modified_at: seconds },
  { kind: 'companies', country_key: 'ph', part: 2, modified_at: seconds },
];

/** An API with one page of each kind, in the Philippines only. */
async function anApi(): Promise<string> {
  const server = createServer((request, response) => {
    const isHere = request.headers['country-id'] === String(countryByKey('ph')?.id);
    const slug = request.url?.includes('kind=jobs') ? 'nurse & <co>' : '';
    const pages = isHere ? [{ id: 7, slug, modified_at: seconds }] : [];
    const data = request.url === '/api/config/sitemap-parts' ? { parts } : { pages };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onDone(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function aGateway(apiUrl: string) {
  const store = await aLiveStore({
    name: 'mfe-a',
    paths: ['/jobs', '/job/:job'],
    server: `export const render = async ({ pathname, search }) => ({ html: '', state: null, status: 200,
      head: { title: 'Jobs', ...(pathname.endsWith('/jobs') && !search && { market: 'every' }) } });`,
  });
  const app = await createGateway({ store, apiUrl, logLevel: 'silent' });
  onDone(() => app.close());
  return (url: string, headers = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } });
}

const withApi = shared(async () => aGateway(await anApi()));

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('a search engine', () => {
  it('is led by robots.txt to an index of files by country and kind, each dated', async () => {
    const get = withApi();
    const robots = (await get('/robots.txt')).body;
    expect(robots).not.toContain('/assets/');
    for (const images of ['company/logos/', 'config/country-map/', 'job/pictures/', 'company/pictures/'])
      expect(robots).toContain(`Allow: /api/${images}\n`);
    expect(robots).toMatch(/^Sitemap: http:\/\/localhost\/sitemap\.xml$/m);
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(locations(body)).toHaveLength(countries.length + parts.length);
    expect(body).toContain(
      '<loc>http://localhost/sitemaps/ph-companies-2.xml</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod>',
    );
  });

  it('lists jobs and companies by canonical URL, with names escaped as XML', async () => {
    const get = withApi();
    const jobs = (await get('/sitemaps/ph-jobs-0.xml')).body;
    expect(locations(jobs)).toEqual(['http://localhost/en/ph/job/nurse%20%26%20%3Cco%3E-7']);
    expect(locations((await get('/sitemaps/ph-companies-2.xml')).body)).toEqual([
      'http://localhost/en/ph/company/7',
    ]);
    expect((await get('/sitemaps/sg-jobs-0.xml')).statusCode).toBe(404);
  });

  it('finds the other pages in every language, each naming those of all countries', async () => {
    const get = withApi();
    const { body } = await get('/sitemaps/tw-pages-0.xml');
    expect(locations(body)).toContain('http://localhost/zh-hant/tw/jobs');
    expect(body).not.toContain(':job');
    for (const url of body.match(/<url>.*?<\/url>/gs) ?? []) {
      const own = locations(url)[0];
      const named = [...url.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
      expect([named.length, named.includes(own)]).toEqual([10 * countries.length + 1, true]);
    }
  });

  it('reads in a page that one country has its other languages; those of a page of all countries are in the sitemap', async () => {
    const get = withApi();
    const alternates = async (path: string) => (await get(path)).body.match(/<link rel="?alternate/g) ?? [];
    expect(await alternates('/en/ph/jobs?q=nurse')).toHaveLength(11);
    expect(await alternates('/en/ph/jobs')).toHaveLength(0);
    expect((await get('/sitemaps/ph-pages-0.xml')).body).toContain('<loc>http://localhost/en/ph/jobs</loc>');
  });

  it('gets the files compressed where it can read that', async () => {
    const get = withApi();
    const { rawPayload, headers } = await get('/sitemaps/ph-pages-0.xml', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(locations(gunzipSync(rawPayload).toString())).toContain('http://localhost/en/ph/jobs');
  });

  it.each([
    '/sitemaps/ph-jobs-00.xml',
    '/sitemaps/xx-jobs-0.xml',
    '/sitemaps/ph-people-0.xml',
    '/sitemaps/..%2f',
  ])('learns that there is no %s', async (path) => {
    const get = withApi();
    expect((await get(path)).statusCode).toBe(404);
  });

  it('is told to come back while the API does not answer', async () => {
    const get = await aGateway('http://127.0.0.1:9');
    const { statusCode } = await get('/sitemap.xml');
    expect(statusCode).toBe(503);
  });
});

it('a browser finds the manifest and the icon that every page names', async () => {
  const get = withApi();
  const { body } = await get('/en/ph/jobs');
  expect(body).toMatch(/<link rel="?.?manifest/);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.json()).toMatchObject({ name: brand.name, icons: [{ src: '/icon.svg' }] });
  const icon = await get('/icon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
});
