import { createRequire } from 'node:module';
import { type Country, type Language, localeTag, type Maintenance } from '@jobharbor/shared/contracts';
import { escapeHtml } from '../../http/html.ts';
import { bannerStyles } from '../../previews/preview-banner.ts';

const texts = createRequire(import.meta.url)('./maintenance-notice-texts.json') as Record<string, string>;

interface Locale {
  language: Language;
  country: Country;
}

/** A time in the visitor's zone, which it names. */
export const writeMoment = (seconds: number, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(localeTag(locale), {
    ...{ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(seconds * 1_000);

/** The notice before maintenance of a page, in the language and time zone of its visitor. Plain HTML without script. */
export function renderMaintenanceNotice(
  { starts_at, ends_at }: Maintenance,
  locale: Locale,
  timeZone: string,
): string {
  const moment = (seconds: number) => `<bdi>${escapeHtml(writeMoment(seconds, locale, timeZone))}</bdi>`;
  const said = escapeHtml(texts[locale.language.value] ?? texts.en ?? '')
    .replace('{{from}}', () => moment(starts_at))
    .replace('{{until}}', () => moment(ends_at));
  return `<link rel="stylesheet" href="${bannerStyles}">
<div class="jho-banner" role="note"><p>${said}</p></div>
`;
}
