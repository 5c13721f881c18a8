import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { requireWholeHtml } from './require-whole-html.ts';

it.each([
  ['nothing', ''],
  ['text', 'a &lt; b'],
  ['elements in order', '<div class="a>b" title=\'<\'><p>a<br>b<img src="/a"/></p></div><ul><li>1</li></ul>'],
  ['an icon with a title', '<svg><title>Jobs</title><path d="M0 0"/></svg>'],
  ['icons', '<svg viewBox="0 0 1 1"><path d="M0 0"/><use href="#a"></use></svg>'],
  ['marks of React', '<!--$--><p>© <!-- -->2026</p><!--/$-->'],
  ['text that looks like elements', '<textarea>a </div> <!-- b</textarea><style>a > b {}</style>'],
  ['attributes without value, and in capitals', '<button disabled hidden="" autoFocus data-a=b/c>a</button>'],
  ['names of any element', '<my-Element></my-element>'],
  ['names of fields', '<form id="a"><input name="cookie"><img alt="your name = a"></form>'],
])('takes %s', (_what, html) => {
  expect(() => requireWholeHtml(html)).not.toThrow();
});

it.each([
  ['a comment without end', '<p>a</p><!-- b', 'comment without end'],
  ['an element without end', '<div><p>a</p>', '<div> without end'],
  ['the end of the element around it', '</div><p>a</p><div>', '</div> too many'],
  ['ends out of order', '<b><i>a</b></i>', '</b> in <i>'],
  ['an element that looks ended', '<div/><p>a</p>', '<div> without end'],
  ['a tag without end', '<p>a</p><a href="/b', 'a tag that is none'],
  ['a quote without end', '<p title="a>b</p><p>c</p>', 'a tag that is none'],
  ['a script without end', '<script>a()', '<script> without end'],
  ['a text box without end', '<textarea><p>a</p>', '<textarea> without end'],
  ['text without end', '<plaintext>', 'of the whole page'],
  ['the end of the page', '<p>a</p></body>', 'of the whole page'],
  ['another base address', '<base href="/">', 'of the whole page'],
  ['a way elsewhere', '<meta http-equiv="refresh" content="0;url=https://evil.test">', 'of the whole page'],
  ['an icon’s element that looks ended', '<svg><path d=a/></svg>', '</svg> in <path>'],
  [
    'an element of a page within an icon that looks ended',
    '<svg><foreignObject><p/></foreignObject></svg>',
    '</foreignobject> in <p>',
  ],
  ['a quote out of place', '<p a"b><!-- ">c</p>', 'a tag that is none'],
  ['a form that hides the cookies of the page', '<form name="cookie"></form>', '<form> with a name'],
  ['an image that hides a method of document', '<img alt="" name=querySelector>', '<img> with a name'],
  ['attributes without space', '<img alt=""name=querySelector>', 'a tag that is none'],
  ['a declaration', '<!doctype html>', 'a tag that is none'],
  ['a comment that ends at once', '<!--><base href="/">-->', 'a comment that ends otherwise'],
  [
    'a comment that ends with an exclamation',
    '<!-- --!><base href="/"> -->',
    'a comment that ends otherwise',
  ],
  ['a quote without a name', '<p ="><base href=/>"></p>', 'a tag that is none'],
  [
    'the end of a noscript in a value',
    '<noscript><p title="</noscript><base href=/>"></p></noscript>',
    'an end of <noscript> in it',
  ],
  ['a script that begins another', '<script><!--<script></script>', 'markup in <script>'],
  [
    'an element of a page in an icon',
    '<svg><div><style><!--</style><base href=/>--></style></div></svg>',
    '<div> in foreign content',
  ],
  [
    'styles in an icon',
    '<svg><style><!--</style><base href=/>--></style></svg>',
    '<style> in foreign content',
  ],
  ['elements in the title of an icon', '<svg><title><b></b></title></svg>', 'markup in <title>'],
  [
    'styles in a list of options',
    '<select><style></select><base href=/><!--</style></select>',
    '<style> in <select>',
  ],
])('refuses %s', (_what, html, said) => {
  expect(() => requireWholeHtml(html)).toThrow(said);
});

it.each([
  ['attributes without end', `<a ${'a'.repeat(200_000)}`],
  ['quotes without end', `<a ${'a="" '.repeat(50_000)}"`],
  ['spaces', `<a ${'= '.repeat(100_000)}`],
  ['open tags', '<'.repeat(200_000)],
  ['elements in elements', `<svg>${'<g>'.repeat(100_000)}${'<path/>'.repeat(100_000)}`],
  ['comments in a row', `${'<!---->'.repeat(100_000)}<!--`],
])('takes no longer than its length for hostile %s', (_what, html) => {
  const began = process.cpuUsage().user;
  expect(() => requireWholeHtml(html)).toThrow('not whole');
  expect((process.cpuUsage().user - began) / 1_000).toBeLessThan(1_000);
});

/** Pieces that a parser reads otherwise than they look, and elements that end or move others. */
const pieces = [
  ...[
    '<!-->',
    '<!--->',
    '<!--',
    '-->',
    '--!>',
    '<p =">',
    '">',
    "<p a='",
    "'>",
    '<base href=//e>',
    'x',
    '<br/>',
  ],
  ...[
    '<style><!--</style>',
    '<script>"<!--<script>"</script>',
    '<svg><title>',
    '<path/>',
    '<image>',
    '<col>',
  ],
  ...(
    'svg style div title noscript select option textarea script table tr td math mi foreignObject desc template a b p ' +
    'form button iframe xmp li annotation-xml h1 nobr optgroup noframes caption ruby rt details'
  )
    .split(' ')
    .map((name) => `<${name}>`),
];

/** Seeded. Most elements are ended in order, so that some of the texts are taken. */
function* randomHtml(count: number): Generator<string> {
  let seed = 7;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let made = 0; made < count; made += 1) {
    const open: string[] = [];
    let html = '';
    for (let rest = 2 + below(9); rest > 0; rest -= 1) {
      const own = below(10) < 4 ? open.pop() : undefined;
      const piece = own ? `</${own}>` : (pieces[below(pieces.length)] ?? '');
      html += piece;
      const [, name] = /^<([a-z][\w-]*)/i.exec(piece) ?? [];
      if (name && !piece.endsWith('/>') && !['base', 'image', 'col'].includes(name)) open.push(name);
    }
    yield html +
      open
        .reverse()
        .map((name) => `</${name}>`)
        .join('');
  }
}

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
const childrenOf = (node?: ParsedNode): ParsedNode[] => (node && 'childNodes' in node ? node.childNodes : []);
const withDescendants = (node: ParsedNode): ParsedNode[] => [
  node,
  ...childrenOf(node).flatMap(withDescendants),
];

/** Children of body, and of its last child, as a parser reads a page with `html` in its first element. */
function readPage(html: string, scriptingEnabled: boolean): string {
  const page = parse(`<!doctype html><body><main>${html}</main><footer></footer></body>`, {
    scriptingEnabled,
  });
  const nodes = page.childNodes.flatMap(withDescendants);
  const children = childrenOf(nodes.find(({ nodeName }) => nodeName === 'body'));
  return [...children, ...childrenOf(children.at(-1)), ...nodes.filter(({ nodeName }) => nodeName === 'base')]
    .map(({ nodeName }) => nodeName)
    .join();
}

it('what it takes stays in its element for a parser, with script and without', () => {
  let taken = 0;
  for (const html of randomHtml(10_000)) {
    try {
      requireWholeHtml(html);
    } catch {
      continue;
    }
    taken += 1;
    for (const hasScript of [true, false])
      if (readPage(html, hasScript) !== 'main,footer') expect.fail(`It leaves its element: ${html}`);
  }
  expect(taken).toBeGreaterThan(500);
});
