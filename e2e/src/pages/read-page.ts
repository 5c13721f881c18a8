import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { type Alternates, alternatesInSitemap } from './read-sitemap.ts';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];
type Attributes = Readonly<Record<string, string>>;

/** Metadata and structured data of a served page, as a search engine reads it without scripts. */
export interface PageFacts {
  /** Address that was asked for, without the query that it was redirected from. */
  address: string;
  status: number;
  language: string | undefined;
  title: string;
  headings: readonly string[];
  /** Content by name or property; a second one of the same name stands after a line break. */
  meta: ReadonlyMap<string, string>;
  canonical: readonly string[];
  /** Of the head or, where the page names none, of the sitemap. */
  alternates: Alternates;
  /** Addresses of its links, as written. */
  links: readonly string[];
  /** Structured data (schema.org); invalid JSON is kept as text. */
  data: readonly (Record<string, unknown> | string)[];
}

export async function fetchPage(address: string): Promise<PageFacts> {
  const answer = await fetch(address, { redirect: 'manual' });
  const page = readPage(address, answer.status, await answer.text());
  // A page under another address than its one right address has what that one has.
  const own = page.canonical[0] ?? address;
  return page.alternates.length > 0 ? page : { ...page, alternates: await alternatesInSitemap(own) };
}

export function readPage(address: string, status: number, html: string): PageFacts {
  const elements = [...elementsOf(parse(html))].map((element) => ({
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])) as Attributes,
    text: () => textOf(element).trim(),
  }));
  const named = (name: string) => elements.filter((element) => element.name === name);
  const links = named('link').map(({ attributes }) => attributes);
  const meta = new Map<string, string>();
  for (const { attributes } of named('meta')) {
    const key = attributes.name ?? attributes.property;
    if (key === undefined || key === 'theme-color') continue;
    const before = meta.get(key);
    meta.set(key, before === undefined ? (attributes.content ?? '') : `${before}\n${attributes.content}`);
  }
  return {
    address,
    status,
    language: named('html')[0]?.attributes.lang,
    title: named('title')[0]?.text() ?? '',
    headings: named('h1').map(({ text }) => text()),
    meta,
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: links
      .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang = '', href = '' }) => ({ hreflang, href })),
    links: named('a').flatMap(({ attributes }) => attributes.href ?? []),
    data: named('script')
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text }) => parseData(text())),
  };
}

function parseData(text: string): Record<string, unknown> | string {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return text;
  }
}

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
