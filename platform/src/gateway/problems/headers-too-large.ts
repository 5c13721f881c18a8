import { languageBySlug } from '@jobharbor/shared/contracts';
import { errorCode, errorText } from '@jobharbor/shared/errors';
import { plainPage } from '../../http/plain-page.ts';

/** Request line and headers as browsers send them for a page, up to `Accept`, which precedes the cookies. */
const pageRequest = /^GET \/([a-z-]*)[^\r\n]* HTTP\/1\.[01]\r\n(?:[^\r\n]+\r\n)*?accept: *text\/html/i;

/**
 * The page for a browser whose request exceeds the size limit, in the language of the address: its person may have to
 * delete cookies. Null if `raw`, as Node's parser got it, is no request of a page or not its beginning.
 */
export function headersTooLargePage(raw: unknown, requestId: string): string | null {
  const [, slug] = pageRequest.exec(Buffer.isBuffer(raw) ? raw.toString('latin1') : '') ?? [];
  if (slug === undefined) return null;
  const language = languageBySlug(slug) ?? languageBySlug('en');
  // A sentence says what happened, the next one what to do.
  const [title = '', text = ''] = errorText(errorCode.headersTooLarge, language?.value ?? 'en').split(
    /(?<=[.。]) ?(?=.)/,
    2,
  );
  return plainPage({ language, title, text, note: requestId });
}
