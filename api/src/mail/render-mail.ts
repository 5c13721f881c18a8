import { brand } from '@jobharbor/shared/brand';
import { type LanguageTag, languageByTag } from '@jobharbor/shared/contracts';
import { escapeUTF8 } from 'entities';
import { type MailTemplate, mailTexts } from './mail-texts.ts';

/** What a template names with `{{name}}`. A `code` is also shown large, on a line of its own, and a `link` as a button. */
export type MailData = Readonly<Record<string, string>>;

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes a mail in one language, as text and as HTML. Data is escaped in HTML. */
export function renderMail(template: MailTemplate, language: LanguageTag, data: MailData): RenderedMail {
  const { mails, footer } = mailTexts[language];
  const values = { ...data, brand: brand.name };
  const { subject, lead, after, action }: MailText = mails[template];
  const content = {
    subject: fill(subject, values),
    lead: fill(lead, values),
    code: data.code ?? null,
    link: data.link === undefined ? null : { href: data.link, label: fill(action ?? '', values) },
    after: fill(after, values),
    footer: fill(footer, values),
  };
  return {
    subject: content.subject,
    text: [
      content.lead,
      content.code,
      content.link && `${content.link.label}: ${content.link.href}`,
      content.after,
      `${brand.name}\n${content.footer}`,
    ]
      .filter((part) => part !== null)
      .join('\n\n')
      .concat('\n'),
    html: renderHtml(content, language),
  };
}

const fill = (text: string, values: MailData) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** `action` labels the link of a mail that has one. */
interface MailText {
  subject: string;
  lead: string;
  after: string;
  action?: string;
}

interface Content {
  subject: string;
  lead: string;
  code: string | null;
  link: { href: string; label: string } | null;
  after: string;
  footer: string;
}

const fontOf: Partial<Record<LanguageTag, string>> = {
  ar: "'Segoe UI', Tahoma, Arial, sans-serif",
};

/**
 * Tables with inline styles, which clients of any age lay out; the style block is for those that know a dark scheme. The
 * code is isolated and left to right, so that digits keep their order in Arabic.
 */
function renderHtml({ subject, lead, code, link, after, footer }: Content, language: LanguageTag): string {
  const dir = languageByTag(language)?.dir ?? 'ltr';
  const align = dir === 'rtl' ? 'right' : 'left';
  const font = fontOf[language] ?? "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escapeUTF8(text)}</p>`;
  const codeLine =
    code === null
      ? ''
      : `<p dir="ltr" class="code" style="margin:0 0 16px;padding:16px;border-radius:6px;background:#f1ede5;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center">${escapeUTF8(code)}</p>`;
  const linkLine =
    link === null
      ? ''
      : `<p style="margin:0 0 16px"><a href="${escapeUTF8(link.href)}" class="action" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0d5c6e;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeUTF8(link.label)}</a></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeUTF8(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: #10161f !important; color: #e8ebef !important; }
  .card { background: #18202b !important; border-color: #303b4a !important; }
  .code { background: #10161f !important; }
  .brand { color: #7cc4d4 !important; }
  .quiet { color: #b4bdc9 !important; }
}
</style>
</head>
<body dir="${dir}" style="margin:0;padding:0;background:#fbf9f5;color:#1c2430">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf9f5;color:#1c2430;font-family:${font}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #e2dccf;border-radius:12px">
<tr><td dir="${dir}" align="${align}" style="padding:24px;text-align:${align}">
<p class="brand" style="margin:0 0 16px;font-size:16px;font-weight:700;color:#0d5c6e"><bdi>${escapeUTF8(brand.name)}</bdi></p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeUTF8(subject)}</h1>
${paragraph(lead)}
${codeLine}
${linkLine}
${paragraph(after)}
<p class="quiet" style="margin:0;font-size:14px;line-height:1.6;color:#4a5565">${escapeUTF8(footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
