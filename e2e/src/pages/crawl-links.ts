import { readPage } from './read-page.ts';

/** A link that leads nowhere, and the page that has it. */
interface DeadLink {
  link: string;
  from: string;
  status: number;
}

/**
 * What an address has that others may not have: its kind of page, alone and with each name of its query. `/en/ph/job/cook-12`
 * and `/ja/jp/job/会計-7` are of one kind.
 */
export function traitsOf({ pathname, searchParams }: URL): string[] {
  const page = pathname.replace(/^\/[a-z-]+\/[a-z]+(?=\/|$)/, '').replace(/[^/]*(?<=[/-])\d+(?=\/|$)/g, 'n');
  return [page, ...[...searchParams.keys()].map((name) => `${page}?${name}`)];
}

/**
 * Follows the links between the pages of a site that the server draws, unless the like of one was followed. Resolves with
 * the links whose page does not answer.
 */
export async function crawlLinks(origin: string, start: readonly string[]): Promise<DeadLink[]> {
  const seen = new Set<string>();
  const dead: DeadLink[] = [];
  const open = start.map((path) => ({ link: new URL(path, origin), from: 'the start' }));
  for (let one = open.shift(); one !== undefined; one = open.shift()) {
    const { link, from } = one;
    const traits = traitsOf(link);
    if (traits.every((trait) => seen.has(trait))) continue;
    for (const trait of traits) seen.add(trait);
    const answer = await fetch(link);
    if (!answer.ok) dead.push({ link: link.href, from, status: answer.status });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const { links } = readPage(answer.url, answer.status, await answer.text());
    for (const href of links) {
      const next = new URL(href, answer.url);
      if (next.origin === origin) open.push({ link: next, from: answer.url });
    }
  }
  return dead;
}
