import { expect, it } from 'vitest';
import { requireWholeHtml } from './require-whole-html.ts';

it.each([
  ['nothing', ''],
  ['text', 'a &lt; b'],
  ['elements in order', '<div class="a>b" title=\'<\'><p>a<br>b<img src="/a"/></p></div><ul><li>1</li></ul>'],
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
  ['an image that hides a method of document', '<img alt=""name=querySelector>', '<img> with a name'],
  ['a declaration', '<!doctype html>', 'a tag that is none'],
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
