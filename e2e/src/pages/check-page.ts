import { countries, languages } from '@jobharbor/shared/contracts';
import { checkData } from './check-data.ts';
import type { PageFacts } from './read-page.ts';

/** Display width of a text: a Chinese, Japanese or Korean character counts twice. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, sign) =>
      sum + (/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u.test(sign) ? 2 : 1),
    0,
  );

/** Problems of a page for search engines; empty without any. */
export function checkPage(page: PageFacts): string[] {
  const origin = new URL(page.address).origin;
  const description = page.meta.get('description') ?? '';
  return [
    page.status !== 200 && `status ${page.status}`,
    page.headings.filter(Boolean).length !== 1 && `${page.headings.length} headings of level 1`,
    (widthOf(page.title) < 10 || page.title.length > 85) && `title of ${page.title.length}: ${page.title}`,
    (widthOf(description) < 50 || description.length > 160) &&
      `description of ${description.length}: ${description}`,
    /noindex/.test(page.meta.get('robots') ?? '') && 'noindex',
    page.canonical.join(' ') !== page.address && `canonical ${page.canonical.join(' ') || 'missing'}`,
    ...['og:title', 'og:description', 'og:url', 'og:image', 'og:type'].map(
      (name) => !page.meta.get(name) && `${name} is missing`,
    ),
    !page.meta.get('og:image')?.startsWith(origin) && 'og:image is no whole address',
    ...checkAlternates(page),
    ...page.data.flatMap((data) => checkData(data)),
  ].filter((fault) => fault !== false);
}

/** Problems of the page's hreflang alternates. */
function checkAlternates({ address, language, alternates }: PageFacts): (string | false)[] {
  const tags = alternates.map(({ hreflang }) => hreflang);
  const places = new Set(
    tags.filter((tag) => tag !== 'x-default').map((tag) => tag.replace(/^zh-Han[st]|^[a-z]{2}/, '')),
  );
  const own = alternates.find(({ href, hreflang }) => href === address && hreflang !== 'x-default');
  return [
    tags.filter((tag) => tag === 'x-default').length !== 1 && 'not one x-default',
    new Set(tags).size !== tags.length && 'an hreflang twice',
    ![1, countries.length].includes(places.size) && `alternates in ${places.size} countries`,
    tags.length !== places.size * languages.length + 1 && `${tags.length} alternates`,
    own === undefined && 'no alternate is the page itself',
    own !== undefined &&
      !own.hreflang.startsWith(language ?? '?') &&
      `hreflang ${own.hreflang} of ${language}`,
    alternates.some(({ href }) => !href.startsWith(new URL(address).origin)) && 'an alternate elsewhere',
  ];
}
