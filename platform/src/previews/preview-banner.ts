import { createRequire } from 'node:module';
import type { Language } from '@jobharbor/shared/contracts';
import { escapeHtml } from '../http/html.ts';
import type { Preview } from './preview-token.ts';

interface PreviewTexts {
  banner: string;
  leave: string;
  endedTitle: string;
  ended: string;
}

const texts = createRequire(import.meta.url)('./preview-texts.json') as Record<string, PreviewTexts>;

export const previewTexts = ({ value }: Pick<Language, 'value'>): PreviewTexts =>
  (texts[value] ?? texts.en) as PreviewTexts;

/** Ends the preview of the browser that sends it. */
export const endPath = '/platform/preview/end';
export const bannerStyles = '/platform/preview/banner.css';

/** Banner of a preview with its set and expiry, and a button that ends it. Plain HTML without script. */
export function renderPreviewBanner({ set, until }: Preview, language: Language, timeZone: string): string {
  const moment = new Intl.DateTimeFormat(language.value, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const { banner, leave } = previewTexts(language);
  const said = escapeHtml(banner)
    .replace('{{set}}', `<bdi><b>${escapeHtml(set)}</b></bdi>`)
    .replace('{{until}}', `<bdi>${escapeHtml(moment.format(until * 1_000))}</bdi>`);
  return `<link rel="stylesheet" href="${bannerStyles}">
<form class="jho-banner" method="post" action="${endPath}">
<p>${said}</p>
<button>${escapeHtml(leave)}</button>
</form>
`;
}
