import { brand } from '@jobharbor/shared/brand';
import type { Language } from '@jobharbor/shared/contracts';
import { escapeHtml } from './html.ts';

export interface PlainPage {
  language: Language | undefined;
  title: string;
  text: string;
  /** Small print, such as a request id. */
  note?: string;
  link?: { href: string; text: string };
}

/** A self-contained page without a set: maintenance, errors. */
export function plainPage({ language, title, text, note, link }: PlainPage): string {
  const more = [
    link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>` : '',
    note === undefined ? '' : `<p><small>${escapeHtml(note)}</small></p>`,
  ];
  return `<!doctype html><html lang="${language?.value}" dir="${language?.dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${brand.name}</title>
<style>body{font:1rem/1.6 system-ui,sans-serif;display:grid;place-content:center;min-block-size:90vh;padding:2rem;max-inline-size:40rem;margin-inline:auto}h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;min-block-size:1.5rem}</style>
</head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${more.join('')}</main></body></html>`;
}
