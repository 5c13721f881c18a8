import { describe, expect, it } from 'vitest';
import { siteUrl } from '../browser/open-browser.ts';
import { checkPage } from '../pages/check-page.ts';
import { crawlLinks } from '../pages/crawl-links.ts';
import { fetchPage, type PageFacts, readPage } from '../pages/read-page.ts';

const open = (path: string): Promise<PageFacts> => fetchPage(siteUrl() + path);
const text = async (path: string): Promise<string> => (await fetch(siteUrl() + path)).text();
const kindsOf = ({ data }: PageFacts) => data.map((one) => (typeof one === 'string' ? one : one['@type']));

/** Path of the first open job, or of the first company, of a country in its own language. */
async function first(kind: 'jobs' | 'companies', country: string): Promise<string> {
  const [, address = ''] = /<loc>([^<]*)<\/loc>/.exec(await text(`/sitemaps/${country}-${kind}-0.xml`)) ?? [];
  return new URL(address).pathname;
}

interface Job {
  status: string;
  country_key: string;
  slug: string;
}

async function closedJob(): Promise<string> {
  for (let id = 1; id < 200; id += 1) {
    const answer = await fetch(`${siteUrl()}/api/job/${id}/static`, { headers: { 'country-id': '1' } });
    if (!answer.ok) continue;
    const { data } = (await answer.json()) as { data: Job };
    if (data.status === 'closed') return `/en/${data.country_key}/job/${data.slug}-${id}`;
  }
  throw new Error('No job of the demonstration is closed.');
}

describe('a search engine', () => {
  it.each([
    ['/en/ph', ['WebSite', 'Organization']],
    ['/ja/jp', ['WebSite', 'Organization']],
    ['/en/ph/jobs', []],
    ['/ar/sa/jobs?q=%D9%85%D8%AD%D8%A7%D8%B3%D8%A8', []],
    ['/zh-hant/tw/companies', []],
    ['/es/mx/remote-jobs', ['BreadcrumbList']],
    ['/tr/tr/web3-jobs', ['BreadcrumbList']],
    ['/ja/jp/work-abroad', ['BreadcrumbList']],
    ['/ar/ae/talents', ['BreadcrumbList']],
    ['/ms/my/currency-converter', ['BreadcrumbList']],
    ['/id/others/terms', []],
    ['/pt/br/privacy', []],
  ])('finds nothing missing on %s', async (path, kinds) => {
    const page = await open(path);
    expect(checkPage(page)).toEqual([]);
    expect(kindsOf(page)).toEqual(kinds);
  });

  it.each([
    ['jobs', 'ph', ['JobPosting', 'BreadcrumbList']],
    ['jobs', 'cn', ['JobPosting', 'BreadcrumbList']],
    ['companies', 'jp', ['Organization', 'BreadcrumbList']],
  ] as const)('finds nothing missing on the first of the %s in %s', async (kind, country, kinds) => {
    const page = await open(await first(kind, country));
    expect(checkPage(page)).toEqual([]);
    expect(kindsOf(page)).toEqual(kinds);
  });

  it('finds a page behind every link of the pages', async () => {
    const jobs = [await first('jobs', 'ph'), await closedJob(), '/en/ph/jobs?q=no+such+job'];
    expect(await crawlLinks(siteUrl(), ['/en/ph', '/ar/sa', ...jobs])).toEqual([]);
  });

  it('is told of the same other languages and countries by each of them', async () => {
    const page = await open('/en/ph/companies');
    for (const path of ['/ar/ae/companies', '/zh-hans/cn/companies', '/en/others/companies']) {
      const other = await open(path);
      expect(checkPage(other)).toEqual([]);
      expect(other.alternates).toEqual(page.alternates);
    }
    expect(page.alternates.find(({ hreflang }) => hreflang === 'x-default')?.href).toBe(
      `${siteUrl()}/en/others/companies`,
    );
  });

  it('finds a job once, in its own country, wherever somebody opened it', async () => {
    const job = await first('jobs', 'ph');
    const page = await open(job.replace('/en/ph/', '/ja/jp/'));
    expect(page.canonical).toEqual([siteUrl() + job.replace('/en/', '/ja/')]);
    expect(page.alternates).toEqual((await open(job)).alternates);
  });

  it('forgets a closed job, which people still read', async () => {
    const page = await open(await closedJob());
    expect([page.status, page.meta.get('robots'), kindsOf(page)]).toEqual([
      410,
      'noindex',
      ['BreadcrumbList'],
    ]);
    expect(page.headings).toHaveLength(1);
  });

  it.each([
    ['/en/ph/job/nobody-999999999', 404],
    ['/en/ph/company/nobody-999999999', 404],
    ['/en/ph/nowhere', 404],
    ['/en/ph/get-started', 200],
    ['/en/ph/my-jobs/saved', 200],
    ['/en/ph/jobs?q=qqqqzzzzxxxx', 200],
    ['/en/ph/jobs?page=9', 200],
    ['/en/ph/jobs?type=full-time&arrangement=remote&experience=1-3-years', 200],
  ])('keeps nothing of %s', async (path, status) => {
    const page = await open(path);
    expect([page.status, page.meta.get('robots'), page.canonical]).toEqual([status, 'noindex', []]);
  });

  it('knows a list by one address, whatever its order and the job beside it', async () => {
    const page = await open('/en/ph/jobs?sort=newest&job=5&q=nurse');
    expect(page.canonical).toEqual([`${siteUrl()}/en/ph/jobs?q=nurse`]);
  });

  it('is led by the sitemap to pages that it may keep, under their one address', async () => {
    const index = await text('/sitemap.xml');
    for (const kind of ['pages', 'jobs', 'companies']) {
      expect(index).toContain(`${siteUrl()}/sitemaps/sg-${kind}-0.xml`);
      const file = await text(`/sitemaps/sg-${kind}-0.xml`);
      const addresses = [...file.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(5);
      for (const address of kind === 'pages'
        ? addresses.filter((one) => /\/ja\//.test(one))
        : [addresses[3] ?? ''])
        expect([address, checkPage(await fetchPage(address))]).toEqual([address, []]);
    }
  });

  it('and a launcher find icons of all sizes', async () => {
    const manifest = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
    const sources = manifest.icons.map(({ src }) => src);
    expect(sources).toEqual(expect.arrayContaining(['/icons/icon-192.png', '/icons/icon-512.png']));
    expect(sources).toEqual(expect.arrayContaining(['/icons/maskable-512.png']));
    for (const path of [...sources, '/apple-touch-icon.png', '/favicon.ico']) {
      const { status, headers } = await fetch(siteUrl() + path);
      expect([path, status, headers.get('content-type')]).toEqual([
        path,
        200,
        path.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      ]);
    }
  });
});

it('the check of a page names each fault of one that has nothing', () => {
  const html = `<html lang="en"><head><title>Job</title><meta name="robots" content="noindex">
    <link rel="alternate" hreflang="en-PH" href="https://elsewhere.example/">
    <script type="application/ld+json">{"@context":"https://schema.org","@type":"JobPosting","jobLocationType":"TELECOMMUTE","validThrough":"soon","baseSalary":{"currency":"PHP"}}</script>
    <script type="application/ld+json">{"@type":"BreadcrumbList"}</script>
    <script type="application/ld+json">{</script></head><body></body></html>`;
  const faults = checkPage(readPage('https://site.example/en/ph', 500, html));
  expect(faults.map((fault) => fault.replace(/ undefined$/, ''))).toEqual(
    expect.arrayContaining([
      'status 500',
      '0 headings of level 1',
      'title of 3: Job',
      'noindex',
      'canonical missing',
      'og:image is missing',
      'not one x-default',
      'an alternate elsewhere',
      'JobPosting: no title',
      'JobPosting: datePosted',
      'JobPosting: validThrough soon',
      'JobPosting: no jobLocation',
      'JobPosting: remote, and from where is not said',
      'JobPosting: baseSalary {"currency":"PHP"}',
      'BreadcrumbList: 0 pages',
      'BreadcrumbList: its context is not schema.org',
      'no JSON: {',
    ]),
  );
});
