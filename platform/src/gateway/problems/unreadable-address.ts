import { brand } from '@jobharbor/shared/brand';
import { languageBySlug } from '@jobharbor/shared/contracts';
import { errorCode, errorText } from '@jobharbor/shared/errors';
import { plainPage } from '../../http/plain-page.ts';

/** The page for an address that the router cannot decode, such as a cut link (`/en/ph/jobs%`), with the way to the site. */
export function unreadableAddressPage(url: string, requestId: string): string {
  const language = languageBySlug(url.split('/')[1] ?? '') ?? languageBySlug('en');
  const title = errorText(errorCode.notFound, language?.value ?? 'en');
  const text = errorText(errorCode.malformedBody, language?.value ?? 'en');
  return plainPage({ language, title, text, note: requestId, link: { href: '/', text: brand.name } });
}
