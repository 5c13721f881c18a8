import type { Notice } from './layout.ts';
import type { TextKey, Translate } from './texts.ts';

/** The address of the next page with what an action says there: the key of a text, or a sentence. */
export function withNotice(to: string, said: string | undefined): string {
  if (said === undefined) return to;
  const [path = '/', query = ''] = to.split('?');
  const search = new URLSearchParams(query);
  search.set('said', said);
  return `${path}?${search}`;
}

export function readNotice(query: URLSearchParams, t: Translate): Notice | undefined {
  const said = query.get('said');
  if (said === null) return undefined;
  const isKey = /^said\.\w+$/.test(said);
  try {
    return { text: isKey ? t(said as TextKey) : said, isFailed: false };
  } catch {
    return undefined;
  }
}
