import { afterEach, expect, it, vi } from 'vitest';
import { aMountContext, anEntry } from '../../testing/a-remote.ts';
import { loadFallback, readFallback } from './load-fallback.ts';
import type { Run } from './mount-run.ts';

afterEach(() => void vi.unstubAllGlobals());

const read = (html: string) => readFallback(html, '/en/ph');

it('reads heading and text, with links below the person’s language and country', () => {
  expect(
    read('<section><h1> Chat rests </h1><p>Come back.</p><p><a href="/">Home</a></p></section>'),
  ).toEqual({
    title: 'Chat rests',
    html: '<p>Come back.</p><p><a href="/en/ph">Home</a></p>',
  });
  expect(read('<h1>x</h1><a href="/jobs">Jobs</a>')?.html).toBe('<a href="/en/ph/jobs">Jobs</a>');
});

it.each([
  ['a script', '<script>alert(1)</script>', ''],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['an image', '<img src=x onerror=alert(1)>', ''],
  ['a script address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['another site', '<a href="//example.test/">a</a><a href="https://example.test">b</a>', '<a>a</a><a>b</a>'],
  ['a frame', '<iframe src="/x"></iframe>', ''],
  ['a form', '<form action="/x"><p>a</p><input></form>', '<p>a</p>'],
  ['a style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg>', ''],
])('leaves out %s', (_what, html, expected) => {
  expect(read(`<h1>x</h1>${html}`)?.html).toBe(expected);
});

it('is asked of the discovery document in a language that the page does not hold', async () => {
  const inPage = anEntry('a');
  const served = anEntry('a');
  served.extras.fallbacks = { en: 'fallback/en.html' };
  served.extras.integrity = { 'fallback/en.html': 'sha384-x' };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address === '/discovery.json'
      ? Response.json({ schema: '', set: '1', microFrontends: { 'mfe-a': [served] } })
      : new Response('<h1>Jobs rest</h1>');
  });
  const run = { name: 'mfe-a', context: aMountContext() } as unknown as Run;
  expect(await loadFallback(run, inPage)).toEqual({ title: 'Jobs rest', html: '' });
  expect(await loadFallback(run, served)).toEqual({ title: 'Jobs rest', html: '' });
  const file = '/assets/a/1/fallback/en.html';
  expect(asked).toEqual(['/discovery.json', file, file]);
});

it('is no fallback without a heading', () => {
  expect(read('<p>not found</p>')).toBeNull();
});
