import sanitizeHtml from 'sanitize-html';
import { normaliseBlocks } from './html-blocks.ts';
import { maskContacts } from './mask-contacts.ts';
import { isMessengerLink } from './mask-messengers.ts';
import { fromPlainText } from './plain-lines.ts';
import { decodeEntities, dropUnreadable } from './plain-text.ts';

/** Longer descriptions are cut, so that the page stays usable. */
const maxLength = 60_000;
const anyTag =
  /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|u|h[1-6]|span|section|table|tr|td|a|font|hr|article|pre|img|script|style|iframe|svg|object|embed|form|input|button|label|center|blockquote|small|main|figure)\b[^<>]*>/i;
const escapedTag =
  /&lt;\/?(?:p|br|div|ul|ol|li|strong|b|em|i|h[1-6]|span|section|table|a|img|script|style)\b/i;

/** Button texts that scrapers leave in descriptions. Tried once for each run of white space, which may be a whole file. */
const buttonTexts = /(?<!\s)\s*Show more\s*Show less\s*/g;

/** Cleans a description to the elements p, ul, ol, li, strong, em, br, h3, h4 and a, and masks contact details. */
export function cleanDescription(source: string): string {
  const text = unescapeMarkup(dropUnreadable(source.slice(0, maxLength)))
    .replace(buttonTexts, '')
    .trim();
  if (text === '') return '';
  const html = anyTag.test(text) ? fromHtml(text) : fromPlainText(decodeEntities(text));
  return maskContactsInHtml(html);
}

/** Unescapes markup that was escaped as a whole (`&lt;p&gt;`, `&amp;lt;p`), and entities that were escaped twice. */
function unescapeMarkup(text: string): string {
  let markup = text.replace(/&amp;(?=(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});)/gi, '&');
  if (!anyTag.test(markup) && escapedTag.test(markup)) markup = decodeEntities(markup);
  return markup;
}

const hosts = new Set(['http:', 'https:']);

function fromHtml(html: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'button',
      'icon',
      'svg',
      'iframe',
      'select',
    ],
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      div: 'p',
      section: 'p',
      article: 'p',
      pre: 'p',
      tr: 'p',
      hr: 'br',
      a: (_tag, { href }) => ({ tagName: 'a', attribs: safeLink(href) }),
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      ['strong', 'em', 'li', 'h3', 'h4', 'a'].includes(tag) &&
      text.trim() === '' &&
      mediaChildren.length === 0,
  });
  return normaliseBlocks(safe);
}

function safeLink(href: string | undefined): Record<string, string> {
  try {
    const url = new URL(href ?? '');
    const isOpenable = hosts.has(url.protocol) && !isMessengerLink(url.href);
    return isOpenable ? { href: url.href, rel: 'nofollow noopener' } : {};
  } catch {
    return {};
  }
}

/** Removes `mailto:` links; their text is masked. */
function maskContactsInHtml(html: string): string {
  return html
    .replace(/<a>(.*?)<\/a>/g, '$1')
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : maskContacts(part)))
    .join('');
}

/** The text of a description, for search, language detection and comparison. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<\/(?:p|li|h3|h4)>|<br \/>/g, '\n').replace(/<[^<>]*>/g, ''))
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/(?<!\s)\s*\n\s*/g, '\n')
    .trim();
}
