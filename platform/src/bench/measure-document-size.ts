import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A part of a document: its name and parents, its bytes uncompressed and compressed separately, its elements. */
export interface Part {
  name: string;
  bytes: number;
  gzip: number;
  brotli: number;
  elements: number;
}

const dataForm = /<script type="application\/json" id="jh-page">(.*?)<\/script>/s;

/** Splits a page into parts: head, frame, the remote's HTML, and the hydration state. */
export function measureDocumentSize(html: string): Part[] {
  const head = between(html, '<head>', '</head>');
  const body = between(html, '<body>', '<script type="application/json"');
  const outlet = body.indexOf('<div data-remote');
  const end = body.lastIndexOf('</main>');
  const data = dataForm.exec(html)?.[1] ?? '{}';
  const remote = outlet < 0 ? '' : body.slice(outlet, end);
  return [
    part('document', html),
    part('head', head),
    part('head: alternates', matched(head, /<link rel="?alternate[^>]*>/g)),
    part(
      'head: data for search engines',
      matched(head, /<script type="application\/ld\+json">.*?<\/script>/gs),
    ),
    part('frame', outlet < 0 ? body : body.slice(0, outlet) + body.slice(end)),
    part('remote', remote),
    part('remote: cards', matched(remote, /<article.*?<\/article>/gs)),
    part('remote: forms', matched(remote, /<form.*?<\/form>/gs)),
    part('remote: icons', matched(remote, /<svg.*?<\/svg>/gs)),
    part('data', data),
    ...partsOfData('data', JSON.parse(data) as PageData),
  ];
}

interface PageData {
  discovery?: object;
  texts?: Record<string, object>;
  remote?: { state?: unknown } | null;
}

function partsOfData(name: string, { discovery = {}, texts = {}, remote }: PageData): Part[] {
  return [
    part(`${name}: discovery`, JSON.stringify(discovery)),
    ...Object.entries(texts).map(([namespace, own]) =>
      part(`${name}: texts of ${namespace}`, JSON.stringify(own)),
    ),
    part(`${name}: answers`, JSON.stringify(remote?.state ?? null)),
  ];
}

const between = (text: string, from: string, to: string): string =>
  text.slice(text.indexOf(from), text.indexOf(to));

const matched = (text: string, form: RegExp): string => (text.match(form) ?? []).join('');

const part = (name: string, text: string): Part => ({
  name,
  bytes: Buffer.byteLength(text),
  gzip: gzipSync(text).length,
  brotli: brotliCompressSync(text).length,
  elements: text.startsWith('{') ? 0 : (text.match(/<[a-z]/g)?.length ?? 0),
});
