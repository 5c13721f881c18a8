/** Elements without an end tag. */
const empty = new Set('area br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose content is text up to their end tag, whatever it looks like. */
const textual = new Set('script style textarea title xmp iframe noembed noframes'.split(' '));
/** Elements of the whole page. */
const ofPage = new Set('html head body base frameset frame plaintext'.split(' '));
/** Elements that `document` has under their name, before its own members: `<form name="cookie">` hides `document.cookie`. */
const named = new Set('embed form iframe img object'.split(' '));
/** Elements that change whether `/>` ends an element. */
const areas = new Map([
  ['svg', true],
  ['math', true],
  ['foreignobject', false],
]);

/** Whether attributes name an element; quoted values may contain the same letters. */
const hasName = (attributes: string): boolean =>
  /(?:^|[\s/])name\s*=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ' '));

/** A tag or the beginning of a comment. No two alternatives of a repetition begin alike, so that it takes linear time. */
const piece = /<!--|<(\/?)([a-zA-Z][^\s/>"'<=]*)((?:[^"'=>]|=\s*"[^"]*"|=\s*'[^']*'|=)*)>|</g;

/**
 * Throws unless HTML stays inside the element that it is inserted into: each tag, comment and text element is closed, in
 * order, and none is of the whole page. Stricter than a parser, which repairs: omitted end tags are refused.
 */
export function requireWholeHtml(html: string): void {
  const open: string[] = [];
  /** For each open element of `areas`, whether `/>` ends elements in it. */
  const foreign: boolean[] = [];
  const refuse = (what: string, at: number) => {
    throw new Error(`Its HTML is not whole: ${what} at “${html.slice(Math.max(0, at - 40), at + 40)}”.`);
  };
  /** Index after the end of a text element's content, its end tag excluded. */
  const endOfText = (name: string, from: number, at: number): number => {
    const end = new RegExp(`</${name}[\\s/>]`, 'gi');
    end.lastIndex = from;
    return end.exec(html)?.index ?? refuse(`<${name}> without end`, at) ?? 0;
  };
  function begin(name: string, isEnded: boolean, at: number): void {
    const isForeign = foreign.at(-1) === true;
    if (empty.has(name) || (isEnded && isForeign)) return;
    if (textual.has(name) && !isForeign) piece.lastIndex = endOfText(name, piece.lastIndex, at);
    open.push(name);
    const area = areas.get(name);
    if (area !== undefined) foreign.push(area);
  }
  function end(name: string, at: number): void {
    const last = open.pop();
    if (last !== name) refuse(`</${name}> ${last === undefined ? 'too many' : `in <${last}>`}`, at);
    if (areas.has(name)) foreign.pop();
  }
  piece.lastIndex = 0;
  for (let found = piece.exec(html); found; found = piece.exec(html)) {
    const [whole, slash, written = '', attributes = ''] = found;
    const at = found.index;
    if (whole === '<!--') {
      const close = html.indexOf('-->', at + 4);
      if (close < 0) refuse('a comment without end', at);
      piece.lastIndex = close + 3;
      continue;
    }
    if (!written) refuse('a tag that is none', at);
    const name = written.toLowerCase();
    if (ofPage.has(name) || (name === 'meta' && /http-equiv/i.test(attributes)))
      refuse(`<${name}>, which is of the whole page,`, at);
    if (named.has(name) && hasName(attributes)) refuse(`<${name}> with a name, which document has then,`, at);
    if (slash) end(name, at);
    else begin(name, /(?:^|["'\s])\/$/.test(attributes), at);
  }
  if (open.length > 0) refuse(`<${open.at(-1)}> without end`, html.length);
}
