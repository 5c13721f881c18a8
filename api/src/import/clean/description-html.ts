import sanitizeHtml from 'sanitize-html';
import { maskContacts } from './mask-contacts.ts';
import { decodeEntities, dropUnreadable } from './plain-text.ts';
import { breakGluedText } from './sentence-breaks.ts';

/** Beyond that no one reads, and a page would not open. */
const maxLength = 60_000;
const anyTag =
  /<\/?(?:p|br|div|ul|ol|li|strong|b|em|i|u|h[1-6]|span|section|table|tr|td|a|font|hr|article|pre|img|script|style|iframe|svg|object|embed|form|input|button|label|center|blockquote|small|main|figure)\b[^<>]*>/i;
const escapedTag =
  /&lt;\/?(?:p|br|div|ul|ol|li|strong|b|em|i|h[1-6]|span|section|table|a|img|script|style)\b/i;

/** What scrapers take along from a page's buttons. */
const buttonTexts = /\s*Show more\s*Show less\s*/g;

/** A description as the contract has it: p, ul, ol, li, strong, em, br, h3, h4, a; contacts masked; nothing that runs. */
export function cleanDescription(source: string): string {
  const text = unescapeMarkup(dropUnreadable(source.slice(0, maxLength)))
    .replace(buttonTexts, '')
    .trim();
  if (text === '') return '';
  const html = anyTag.test(text) ? fromHtml(text) : fromPlainText(decodeEntities(text));
  return maskContactsInHtml(html);
}

/** Undoes whole escapes of the markup (`&lt;p&gt;`, `&amp;lt;p`), and entities that were escaped twice inside it. */
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
  return tidyBlocks(safe);
}

function safeLink(href: string | undefined): Record<string, string> {
  try {
    const url = new URL(href ?? '');
    return hosts.has(url.protocol) ? { href: url.href, rel: 'nofollow noopener' } : {};
  } catch {
    return {};
  }
}

const block = /(<\/?(?:p|ul|ol|li|h3|h4)>)/;

/**
 * Blocks one after another: text outside any becomes a paragraph, two line breaks begin a new one, a paragraph that
 * holds a list is cut around it, and what is empty goes.
 */
function tidyBlocks(html: string): string {
  const blank = /(?:\s|&nbsp;|\u00A0|<br \/>)+/g;
  const parts = html
    .replace(/(?:<br \/>(?:\s|&nbsp;|\u00A0)*){2,}/g, '</p><p>')
    .split(block)
    .filter((part) => part.replace(blank, '') !== '');
  const out: string[] = [];
  const lists: string[] = [];
  let text = '';
  let heading: string | undefined;
  const flush = () => {
    for (const inline of balanceInline(text)) {
      const place = lists.at(-1);
      if (place === 'li') out.push(inline);
      else if (place !== undefined) addToList(inline, /^\s/.test(text), out);
      else out.push(heading ? `<${heading}>${inline}</${heading}>` : `<p>${inline}</p>`);
    }
    text = '';
  };
  for (const part of parts) {
    const tag = /^<(\/?)(p|ul|ol|li|h3|h4)>$/.exec(part);
    if (!tag) {
      text += part;
      continue;
    }
    flush();
    const [, closing, name = ''] = tag;
    if (name === 'p') continue;
    if (name === 'h3' || name === 'h4') heading = closing || lists.includes('li') ? undefined : name;
    else if (!closing) openList(name, lists, out);
    else closeList(name, lists, out);
  }
  flush();
  while (lists.length > 0) out.push(`</${lists.pop()}>`);
  return out
    .join('')
    .replace(/<li><\/li>/g, '')
    .replace(/<(ul|ol)><\/\1>/g, '');
}

/** Text between items: the tail of a word that was cut off with its item, or an item that lost its tags. */
function addToList(inline: string, isApart: boolean, out: string[]): void {
  if (!/[\p{L}\p{N}]/u.test(inline)) return;
  if (!isApart && out.at(-1) === '</li>' && /^[\p{Ll}),.;]/u.test(inline)) out.splice(-1, 1, inline, '</li>');
  else out.push('<li>', inline, '</li>');
}

function openList(name: string, lists: string[], out: string[]): void {
  if (name === 'li' && !lists.some((open) => open !== 'li')) openList('ul', lists, out);
  if (name === 'li' && lists.at(-1) === 'li') out.push(`</${lists.pop()}>`);
  if (name !== 'li' && lists.length > 0 && lists.at(-1) !== 'li') openList('li', lists, out);
  lists.push(name);
  out.push(`<${name}>`);
}

function closeList(name: string, lists: string[], out: string[]): void {
  if (!lists.includes(name)) return;
  for (let open = lists.pop(); open !== undefined; open = lists.pop()) {
    out.push(`</${open}>`);
    if (open === name) return;
  }
}

/** Inline text with its strong, em and a closed within it, line breaks and blanks at its ends left out. */
function balanceInline(text: string): string[] {
  const closed = sanitizeHtml(text, {
    allowedTags: ['strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href', 'rel'] },
  })
    .replace(/&nbsp;|\u00A0/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\s|<br \/>)+|(?:\s|<br \/>)+$/g, '')
    .replace(/<(strong|em|a)[^>]*>\s*<\/\1>/g, '')
    .replace(/(?:<br \/>\s*)+<\/(strong|em|a)>$/, '</$1>');
  return closed.replace(/<[^>]+>/g, '').trim() === '' ? [] : [closed];
}

const bullet = /^(?:o\s(?=\p{Lu})|[-–—•●▪■◆➢➤►✓✔☑✅🔹📌*·+]|\d{1,2}[.)])\s*(?=\S)/u;
const isHeading = (line: string): boolean =>
  line.length <= 70 && /[:：]$/.test(line) && !bullet.test(line) && !/[.!?]\s/.test(line);

/** A requirement or a task, not a paragraph. */
const isOneStatement = (line: string): boolean =>
  line.length <= 300 && !/[.!?。]\s+\p{Lu}.*[.!?。]\s+\p{Lu}/u.test(line);

/** Plain text has lines or has lost them; short ones under a heading are a list. */
function fromPlainText(text: string): string {
  const lines = text
    .split(/\r\n|\n|\r|\u2028|\u2029/)
    .map((line) => line.replace(/[\t\u00A0\u3000 ]+/g, ' ').trim())
    .flatMap((line) => (line.length > 60 ? breakGluedText(line) : line));
  const out: string[] = [];
  let items: string[] = [];
  let isUnderHeading = false;
  const flushItems = () => {
    if (items.length > 0)
      out.push(`<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`);
    items = [];
  };
  for (const line of lines) {
    if (line === '') {
      // A blank line right under a heading ends nothing.
      if (items.length > 0) isUnderHeading = false;
      flushItems();
    } else if (isHeading(line)) {
      flushItems();
      out.push(`<h4>${escapeText(line.replace(/\s*[:：]$/, ''))}</h4>`);
      isUnderHeading = true;
    } else if (bullet.test(line)) items.push(line.replace(bullet, ''));
    else if (isUnderHeading && isOneStatement(line)) items.push(line);
    else {
      flushItems();
      isUnderHeading = false;
      out.push(`<p>${escapeText(line)}</p>`);
    }
  }
  flushItems();
  return out.join('');
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A mail link is a contact as much as its text; it goes, and its text is masked. */
function maskContactsInHtml(html: string): string {
  return html
    .replace(/<a>(.*?)<\/a>/g, '$1')
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : maskContacts(part)))
    .join('');
}

/** The description's words, for search, detection and comparing. */
export function textOfHtml(html: string): string {
  return decodeEntities(html.replace(/<\/(?:p|li|h3|h4)>|<br \/>/g, '\n').replace(/<[^>]*>/g, ''))
    .replace(/[ \t\u00A0]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
