import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_tag, { href = '' }) =>
      /^https?:\/\//i.test(href)
        ? { tagName: 'a', attribs: { href, rel: 'nofollow noopener ugc' } }
        : { tagName: 'a', attribs: {} },
  },
};

/** Sanitises HTML to the few elements that pages show, without scripts, styles or event handlers. */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(withoutNul(html), options);
  // Nested blocks of the source became nested paragraphs, which HTML does not allow.
  for (let before = ''; before !== clean; ) {
    before = clean;
    clean = clean
      .replace(/<p>\s*(<(?:p|ul|ol|h3|h4)>)/g, '$1')
      .replace(/(<\/(?:p|ul|ol|h3|h4)>)\s*<\/p>/g, '$1')
      .replace(/<(p|li|h3|h4|strong|em)>\s*<\/\1>/g, '');
  }
  return clean.trim();
}

/** Removes NUL characters, which PostgreSQL's text cannot hold. */
export const withoutNul = (text: string): string => text.replaceAll('\u0000', '');

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of sanitised HTML, with single spaces. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(?:\/(?:p|li|h3|h4)|br ?\/?)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

const longestSnippet = 200;

/** The beginning of a text, cut between words where the script has spaces. */
export function snippetOf(text: string): string {
  if (text.length <= longestSnippet) return text;
  const cut = text.slice(0, longestSnippet - 1).replace(/[\ud800-\udbff]$/, '');
  const atWord = cut.replace(/\s+\S*$/, '');
  return `${(atWord.length > longestSnippet / 2 ? atWord : cut).trimEnd()}…`;
}
