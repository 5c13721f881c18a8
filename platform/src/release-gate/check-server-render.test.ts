import { describe, expect, it } from 'vitest';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { anApi } from '../testing/an-api.ts';
import { checkServerRender } from './check-server-render.ts';
import { runReleaseGate } from './run-release-gate.ts';

const route = (path: string, sample?: string) =>
  ({ path, render: 'server', access: 'public', ...(sample && { sample }) }) as const;

async function refusalsOf(body: string): Promise<string[]> {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell' });
  await addValidRelease(store, {
    contract: {
      routes: [route('/a'), route('/a/:thing', '/a/known-thing')],
      flags: [{ key: 'videos', value: true, about: 'Videos' }],
    },
    server: `export const render = async ({ pathname, search, languageId, flags }) => {
      const answer = { html: '<p>fine</p>', head: null, state: null, status: 200 };
      ${body}
      return answer;
    };`,
  });
  const { url } = await anApi((_request, response) => response.end());
  const refusals = await runReleaseGate(
    store,
    null,
    { shell: '1', 'mfe-a': '1' },
    { apiUrl: url, checkLifecycle: null },
  );
  return refusals.filter(({ check }) => check === 'drawing').map(({ what }) => what);
}

describe('the gate draws every server route', () => {
  it('accepts complete pages', async () => {
    expect(
      await refusalsOf(`answer.html = '<p>a<br>b &lt; c</p><svg viewBox="0 0 1 1"><path d="M0"/></svg>';`),
    ).toEqual([]);
  });

  it.each([
    [
      'throws in one language',
      `if (languageId === 7) throw new Error('no such word');`,
      /^\/a in .+no such word/,
    ],
    [
      'throws for a hostile parameter',
      `if (decodeURIComponent(search).includes('<script>')) throw new Error('planted');`,
      /q=%3Cscript.+planted/,
    ],
    [
      'throws where a flag is switched off',
      `if (!flags.videos) throw new Error('planted');`,
      /^\/a with videos false in .+planted/,
    ],
    [
      'throws at the sample of its route',
      `if (pathname.endsWith('/known-thing')) throw new Error('planted');`,
      /^\/a\/known-thing in en .+planted/,
    ],
    ['ends its process', `process.exit(1);`, /^\/a in en cannot be drawn/],
    ['ends elements of the page', `answer.html = '</div><p>mine</p>';`, /HTML/],
    ['leaves a tag open', `answer.html = '<p><b>bold</p>';`, /not whole: <\/p> in <b>/],
    [
      'prints a parameter unescaped',
      `answer.html = '<p title="' + decodeURIComponent(pathname) + '">';`,
      /HTML/,
    ],
    ['is too large', `answer.html = 'x'.repeat(3e6);`, /larger than/],
    ['has too much state', `answer.state = ['x'.repeat(3e6)];`, /state is larger/],
    ['moves to another site', `answer.redirect = '//evil.test';`, /not on this site/],
  ])('and refuses one that %s', async (_how, body, words) => {
    const refusals = await refusalsOf(body);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals[0]).toMatch(words);
  });
});

it.each([
  ['once, as on a busy machine, is asked again', 'globalThis.asked === undefined', 0],
  ['each time is refused', 'true', 1],
])('a page that is too slow %s', async (_how, isSlow, count) => {
  const store = await anEmptyStore();
  const release = await addValidRelease(store, {
    contract: { routes: [route('/a')] },
    server: `export const render = async () => {
      if (${isSlow}) await new Promise((resolve) => setTimeout(resolve, ((globalThis.asked = 1), 60_000)));
      return { html: '<p>fine</p>', head: null, state: null, status: 200 };
    };`,
  });
  const { url } = await anApi((_request, response) => response.end());
  const folder = (await store.openRelease('mfe-a', '1')) ?? '';
  const refusals = await checkServerRender({ release, folder, members: new Map() }, url, { renderMs: 1_000 });
  expect(refusals.map(({ what }) => /took longer than 1000 ms/.test(what))).toEqual(Array(count).fill(true));
});
