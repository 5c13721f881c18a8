import robotsParser from 'robots-parser';
import type { Get } from '../../http/get-public.ts';

const maxPageBytes = 1_000_000;
const maxRobotsBytes = 500_000;
const agent = 'JobHarbor';

/** The text of a page that its site lets robots read; null for any other answer. Rejects where the site does not answer. */
export async function readPage(get: Get, address: string): Promise<string | null> {
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return null;
  const isSameSite = (to: URL) => to.host === url.host;
  const wanted = { etag: null, accept: 'text/html, text/plain;q=0.5', mayFollow: isSameSite };
  const rulesAt = `${url.origin}/robots.txt`;
  const rules = await get(rulesAt, { ...wanted, maxBytes: maxRobotsBytes });
  // A site without rules allows all; one that fails to tell them, nothing (RFC 9309).
  if (rules.status >= 500) return null;
  const robots = robotsParser(rulesAt, rules.status === 200 ? rules.text : '');
  const isAllowed = (to: URL) => robots.isAllowed(to.href, agent) !== false;
  if (!isAllowed(url)) return null;
  const page = await get(url.href, {
    ...wanted,
    maxBytes: maxPageBytes,
    mayFollow: (to) => isSameSite(to) && isAllowed(to),
  });
  return page.status === 200 ? page.text : null;
}
