import { afterEach, expect, it, vi } from 'vitest';
import { countFrame, hasForeignElements } from './has-foreign-elements.ts';
import { countElements, hydratedParts } from './hydrated-parts.ts';

const html = (page: string, { header = '<p>JobHarbor</p>', set = 'set-1' } = {}) =>
  `<div id="jh-root"><header>${header}<!-- --></header><noscript><p>Scripts</p></noscript>
    <div id="jh-outlet"><div data-remote="mfe-a">${page}</div></div></div>
  <script type="application/json" id="jh-page">{"discovery":{"set":"${set}"}}</script>`;
const page = '<h1>Nurse in Cebu</h1><noscript><p>Scripts</p></noscript>';

/** A page as it was before its hydration, and as the site sends it when asked again. */
function givenPage(before: string, again: string): void {
  document.body.innerHTML = before;
  const root = document.querySelector('#jh-root');
  const remote = document.querySelector('[data-remote]');
  if (!root || !remote) throw new Error('The page is incomplete.');
  hydratedParts.set('shell', countFrame(root));
  hydratedParts.set('mfe-a', countElements(remote));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://jobs.example/en/ph' },
  ] as never);
  vi.stubGlobal('fetch', async (address: string) => new Response(address.endsWith('/en/ph') ? again : ''));
}
const found = () => Promise.all(['shell', 'mfe-a'].map(hasForeignElements));

afterEach(() => {
  vi.restoreAllMocks();
  hydratedParts.clear();
  document.body.innerHTML = '';
});

it('finds a mark that somebody put into the page, or into the frame', async () => {
  givenPage(html(page.replace('Nurse', '<mark>Nurse</mark>')), html(page));
  expect(await found()).toEqual([false, true]);
  givenPage(html(page, { header: '<p>Job<mark>Harbor</mark></p>' }), html(page));
  expect(await found()).toEqual([true, false]);
});

it('finds none in a page as it was sent, whatever its texts are by now', async () => {
  givenPage(html(page), html(page.replace('Nurse', 'Welder')));
  expect(await found()).toEqual([false, false]);
});

it('knows a page whose comments a proxy takes out', async () => {
  givenPage(html(page), html(page).replaceAll(/<!--.*?-->/g, ''));
  expect(await found()).toEqual([true, true]);
});

it.each([
  ['another set is served', html('<h1>Jobs</h1><p>New</p>', { set: 'set-2' })],
  ['the answer is no page of the site', '<h1>Sign in to the hotel’s network</h1>'],
])('does not know once %s', async (_when, again) => {
  givenPage(html(page), again);
  expect(await found()).toEqual([false, false]);
});
