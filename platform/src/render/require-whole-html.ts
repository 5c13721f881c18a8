/** Elements without an end tag. */
const empty = new Set('area br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose content is text up to their end tag, whatever it looks like. */
const textual = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));
/** Elements of the whole page. */
const ofPage = new Set('html head body base frameset frame plaintext'.split(' '));
/** Elements that `document` has under their name, before its own members: `<form name="cookie">` hides `document.cookie`. */
const named = new Set('embed form iframe img object'.split(' '));
/** Elements that begin foreign content, in which `/>` ends an element, or HTML in it. */
const areas = new Map([
  ['svg', true],
  ['math', true],
  ['foreignobject', false],
]);
/** Elements that are not allowed in foreign content, which a parser would end before them, and in a list of options. */
const notForeign = new Set(
  'b big blockquote body br center code dd div dl dt em embed font h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var desc mi mo mn ms mtext annotation-xml'.split(
    ' ',
  ),
);

/** Whether attributes name an element; quoted values may contain the same letters. */
const hasName = (attributes: string): boolean =>
  /(?:^|[\s/])name\s*=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ' '));

/**
 * A tag or the beginning of a comment. Attributes as a serialiser writes them. A parser takes a quote without a name
 * and an equals sign before it for a part of a name.
 */
const piece =
  /<!--|<(\/?)([a-zA-Z][^\s/>"'<=]*)((?:\s+[^\s"'<>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+))?)*)\s*(\/?)>|</g;
/** Places where a parser ends a comment before `-->`, or where the author meant another end. */
const oddComment = /^-?>|--!>|<!--/;

/** How a tag affects the page around its element; null if it does not. */
function effectOnPage(name: string, attributes: string): string | null {
  if (ofPage.has(name) || (name === 'meta' && /http-equiv/i.test(attributes))) return 'of the whole page';
  return named.has(name) && hasName(attributes) ? 'with a name, which document has then,' : null;
}

/** Index of the next end tag of an element. */
function findEndTag(html: string, name: string, from: number): number | undefined {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index;
}

/**
 * Throws unless HTML stays inside the element that it is inserted into. Each tag, comment and text element must be
 * closed, in order, and none may affect the whole page. Stricter than a parser, which repairs: omitted end tags are
 * refused.
 */
export function requireWholeHtml(html: string): void {
  const open: string[] = [];
  /** For each open element of `areas`, whether `/>` ends elements in it. */
  const foreign: boolean[] = [];
  /** For each open <noscript>, where its end tag has to be. */
  const hidden: number[] = [];
  const refuse = (what: string, at: number) => {
    throw new Error(`Its HTML is not whole: ${what} at “${html.slice(Math.max(0, at - 40), at + 40)}”.`);
  };
  const endOfText = (name: string, from: number, at: number): number =>
    findEndTag(html, name, from) ?? refuse(`<${name}> without end`, at) ?? 0;
  /** Skips the content of a text element. */
  function skipText(name: string, isForeign: boolean, at: number): void {
    if (open.includes('select')) refuse(`<${name}> in <select>`, at);
    const from = piece.lastIndex;
    piece.lastIndex = endOfText(name, from, at);
    const text = html.slice(from, piece.lastIndex);
    // A parser reads HTML in the title of an icon, and in a script after this no end tag.
    if (isForeign ? text.includes('<') : name === 'script' && text.includes('<!--'))
      refuse(`markup in <${name}>`, at);
  }
  function skipComment(at: number): void {
    const close = html.indexOf('-->', at + 4);
    if (close < 0) refuse('a comment without end', at);
    if (oddComment.test(html.slice(at + 4, close + 3))) refuse('a comment that ends otherwise', at);
    piece.lastIndex = close + 3;
  }
  function begin(name: string, isEnded: boolean, at: number): void {
    const isForeign = foreign.at(-1) === true;
    const isText = textual.has(name);
    if (isForeign && (notForeign.has(name) || (isText && name !== 'title')))
      refuse(`<${name}> in foreign content`, at);
    if (empty.has(name) || (isEnded && isForeign)) return;
    if (isText) skipText(name, isForeign, at);
    // With script it is a text element, without it HTML.
    if (name === 'noscript') hidden.push(endOfText(name, piece.lastIndex, at));
    open.push(name);
    const area = areas.get(name);
    if (area !== undefined) foreign.push(area);
  }
  function end(name: string, at: number): void {
    const last = open.pop();
    if (last !== name) refuse(`</${name}> ${last === undefined ? 'too many' : `in <${last}>`}`, at);
    if (areas.has(name)) foreign.pop();
    if (name === 'noscript' && hidden.pop() !== at) refuse('an end of <noscript> in it', at);
  }
  piece.lastIndex = 0;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [whole, slash, written = '', attributes = '', ended] = found;
    const at = found.index;
    if (whole === '<!--') {
      skipComment(at);
      continue;
    }
    if (!written) refuse('a tag that is none', at);
    const name = written.toLowerCase();
    const effect = effectOnPage(name, attributes);
    if (effect !== null) refuse(`<${name}> ${effect}`, at);
    if (slash) end(name, at);
    else begin(name, ended === '/', at);
  }
  if (open.length > 0) refuse(`<${open.at(-1)}> without end`, html.length);
}
