import { brand } from '@jobharbor/shared/brand';
import { interviewLimits, type LanguageTag, languageByTag } from '@jobharbor/shared/contracts';
import { escapeUTF8 } from 'entities';
import { fill, type MailData, type MailItem, markup, pluralRules, withoutLinks } from './fill-mail-text.ts';
import { type Letter, letterHtml, letterText } from './mail-letter.ts';
import { type MailTemplate, mailTexts } from './mail-texts.ts';
import { writeDuration } from './write-time.ts';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface MailLink {
  label: string;
  url: string;
}

interface Content {
  subject: string;
  lead: string;
  extra: string | null;
  code: string | null;
  letter: Letter | null;
  items: readonly MailItem[];
  action: MailLink | null;
  after: string;
  links: readonly MailLink[];
  footer: string;
}

/** Renders a mail in one language, as text and HTML. Data is escaped in HTML. */
export function renderMail(template: MailTemplate, language: LanguageTag, data: MailData): RenderedMail {
  const content = contentOf(template, language, data);
  return { subject: content.subject, text: renderText(content), html: renderHtml(content, language) };
}

function contentOf(template: MailTemplate, language: LanguageTag, data: MailData): Content {
  const { mails, footer, undo } = mailTexts[language];

  const texts = mails[template];
  const values = { ...limitsIn(language), ...data, brand: brand.name };
  const write = (key: string, count = data.count) => {
    const category = pluralRules(language).select(Number(count ?? 0));
    const text = texts[key] ?? texts[`${key}_${category}`] ?? texts[`${key}_other`];
    return fill(typeof text === 'string' ? text : '', { ...values, count: count ?? 0 }, language);
  };
  const named = Object.entries(typeof texts.links === 'object' ? texts.links : {}).flatMap(
    ([name, label]) => {
      const url = data[`${name}_url`];
      return typeof url === 'string' ? [{ name, label, url }] : [];
    },
  );
  // What ends the mails is never their button, also where nothing else leads anywhere.
  const action = named.find(({ name }) => name !== 'unsubscribe') ?? null;
  const links: MailLink[] = named.filter((link) => link !== action);
  return {
    subject: write('subject'),
    lead: write('lead'),
    extra: data.extra_count ? write('extra', data.extra_count) : null,
    code: typeof data.code === 'string' ? data.code : null,
    letter: letterOf(data, write('quote')),
    items: (Array.isArray(data.items) ? (data.items as MailItem[]) : []).map((item) => ({
      ...item,
      title: withoutLinks(item.title),
      text: withoutLinks(item.text),
    })),
    ...(typeof data.undo_url === 'string'
      ? { action: { label: undo.link, url: data.undo_url }, after: fill(undo.after, values, language) }
      : { action, after: write('after') }),
    links,
    footer: fill(footer, values, language),
  };
}

function letterOf({ letter, quoted }: MailData, heading: string): Letter | null {
  if (typeof letter !== 'string') return null;
  const text = typeof quoted === 'string' ? quoted.split('\n').map(withoutLinks).join('\n') : null;
  return { text: letter, quoted: text === null ? null : { heading, text } };
}

/** Limits that texts name. */
const limitsIn = (language: LanguageTag): MailData => ({
  check_in: writeDuration(language, interviewLimits.checkInHours, 'hour'),
  cancel: writeDuration(language, interviewLimits.cancelHours, 'hour'),
});

const renderText = ({ lead, extra, code, letter, items, action, after, links, footer }: Content): string =>
  [
    lead,
    extra,
    code,
    letter && letterText(letter),
    ...items.map(({ title, text, url }) => [title, text, url].filter(Boolean).join('\n')),
    action && `${action.label}\n${action.url}`,
    after,
    ...links.map(({ label, url }) => `${label}\n${url}`),
    `${brand.name}\n${footer}`,
  ]
    .filter((part) => part !== null)
    .join('\n\n')
    .concat('\n');

const fontOf: Partial<Record<LanguageTag, string>> = {
  ar: "'Segoe UI', Tahoma, Arial, sans-serif",
};

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${markup(text)}</p>`;

/** Isolated and left to right, so that digits keep their order in Arabic. */
const codeLine = (code: string) =>
  `<p dir="ltr" class="code" style="margin:0 0 16px;padding:16px;border-radius:6px;background:#f1ede5;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:6px;text-align:center">${escapeUTF8(code)}</p>`;

const itemLine = ({ title, text, url }: MailItem) =>
  `<p class="item" style="margin:0 0 16px;padding:0 0 16px;border-bottom:1px solid #e2dccf;font-size:16px;line-height:1.5"><a class="link" href="${escapeUTF8(url)}" style="color:#0d5c6e;font-weight:700"><bdi>${escapeUTF8(title)}</bdi></a><br><span class="quiet" style="color:#4a5565"><bdi>${escapeUTF8(text)}</bdi></span></p>`;

const button = ({ label, url }: MailLink) =>
  `<p style="margin:0 0 16px"><a class="button" href="${escapeUTF8(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0d5c6e;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeUTF8(label)}</a></p>`;

const plainTextLink = ({ label, url }: MailLink) =>
  `<p style="margin:0 0 12px;font-size:14px;line-height:1.6"><a class="link" href="${escapeUTF8(url)}" style="color:#0d5c6e">${escapeUTF8(label)}</a></p>`;

/**
 * Tables with inline styles, which clients of any age lay out; the style block is for those that know a dark scheme.
 */
function renderHtml(
  { subject, lead, extra, code, letter, items, action, after, links, footer }: Content,
  language: LanguageTag,
): string {
  const dir = languageByTag(language)?.dir ?? 'ltr';
  const align = dir === 'rtl' ? 'right' : 'left';
  const font = fontOf[language] ?? "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
  const body = [
    paragraph(lead),
    extra === null ? '' : paragraph(extra),
    code === null ? '' : codeLine(code),
    letter === null ? '' : letterHtml(letter),
    ...items.map(itemLine),
    action === null ? '' : button(action),
    paragraph(after),
    ...links.map(plainTextLink),
  ].filter((part) => part !== '');
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
  .item { border-color: #303b4a !important; }
  .code { background: #10161f !important; }
  .brand, .link { color: #7cc4d4 !important; }
  .button { background: #7cc4d4 !important; color: #10161f !important; }
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
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${markup(subject)}</h1>
${body.join('\n')}
<p class="quiet" style="margin:0;font-size:14px;line-height:1.6;color:#4a5565">${markup(footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
