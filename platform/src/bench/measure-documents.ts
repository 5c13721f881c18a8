import type { BenchSite } from './bench-site.ts';
import { type Figure, kibibytes } from './figure.ts';
import { findPages } from './find-pages.ts';
import { measureDocumentSize, type Part } from './measure-document-size.ts';

/** Kibibytes of uncompressed HTML. */
const goals: Record<string, number> = { results: 120 };

/** Size by part of the documents of the most visited landing pages. */
export async function* measureDocuments({ url }: BenchSite): AsyncGenerator<Figure> {
  for (const [name, path] of Object.entries(await findPages(url))) {
    const [whole, ...parts] = measureDocumentSize(await (await fetch(url + path)).text());
    if (!whole) continue;
    const goal = goals[name];
    yield {
      what: `HTML of ${name}`,
      value: `${kibibytes(whole.bytes)} KB, gzip ${kibibytes(whole.gzip)}, brotli ${kibibytes(whole.brotli)}, ${whole.elements} elements`,
      goal: goal === undefined ? 'none' : `< ${goal} KB`,
      isMet: goal === undefined || whole.bytes < goal * 1_024,
      details: parts.filter(({ bytes }) => bytes > 0).map(lineOf),
    };
  }
}

const lineOf = ({ name, bytes, gzip, brotli, elements }: Part): string =>
  `${[bytes, gzip, brotli].map((size) => kibibytes(size).padStart(7)).join(' ')} KB  ${name}${elements > 0 ? `, ${elements} elements` : ''}`;
