import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type BranchSite, branchSite } from '../site/branch-site.ts';

const answer = z.object({ refusals: z.array(z.object({ check: z.string(), what: z.string() })) });

/** The release gate's refusals of each page of the leaking fixture. */
const refused: Record<string, RegExp[]> = {
  left: [
    /leaks listeners: \d+ more of “resize” on window, added at mfe-leaky\/\S+\.js:\d+:\d+ after 15 mounts\. Remove/,
    /leaks listeners: \d+ more of “change” on MediaQueryList/,
    /leaks timers: 15 more of setInterval, set at mfe-leaky\/\S+ still run .* Clear it/,
    /leaves the globals leakyState on window\. Keep state in modules/,
    /leaves styles behind: the adopted style sheet “\.jhleak-page/,
    /leaves DOM behind: <div\.jhleak-layer> in <body> stands outside the outlet after unmounting\. Take away/,
    /changes localStorage\.leaky, which all remotes rely on\. Keep to the own element/,
  ],
  open: [
    /loads 3\d{5} bytes \(gzip\) by itself, \d+ more than its budget of 20000: static\/js\/async\/\S+\.js \(3\d{5}\)/,
    /leaks timers: \d+ more of requestIdleCallback, set at mfe-leaky/,
    /leaves open: 15 more of a ResizeObserver, observing since at mfe-leaky\/\S+ after 15 mounts\. Disconnect/,
    /leaves open: 15 more of a IntersectionObserver, observing since/,
    /leaves open: 15 more of a MutationObserver, observing since/,
    /leaves open: 15 more of a BroadcastChannel, opened at mfe-leaky/,
    /leaves open: 15 more of a lock, asked for at mfe-leaky/,
    /leaves changed what is of the whole page: the rules of \/assets\/shell\/\S+\.css, html\[data-leaky\], Number\.prototype\.leaky, the cookie leaky\./,
  ],
  memory: [
    /leaks DOM: \d+ more nodes are held after 15 mounts/,
    /leaks memory: what the page holds has grown from \d+ to \d+ KB in 15 mounts/,
  ],
  mounting: [/does not mount: .* 10 s\. Let mount\(\) resolve/],
  unmounting: [/does not unmount: .* 2 s\. Resolve/],
  error: [/throws “planted”/],
};

describe('before a remote is published', () => {
  let site: BranchSite;
  let refusals: string[] = [];
  beforeAll(async () => {
    site = await branchSite();
    const { code, output, errors } = await site.attempt(
      'can-release.ts',
      './e2e/fixtures/mfe-leaky',
      '--json',
    );
    expect(errors).toBe('');
    expect(code).toBe(1);
    refusals = answer
      .parse(JSON.parse(output))
      .refusals.filter(({ check }) => check === 'lifecycle')
      .map(({ what }) => what);
  });
  afterAll(() => site?.stop());

  it.each(Object.entries(refused))(
    'it is refused for all that its page /leaky/%s does wrong, with the place',
    (page, messages) => {
      const own = refusals.filter((line) => line.startsWith(`The page /leaky/${page} of mfe-leaky `));
      expect(own).toEqual(messages.map((message) => expect.stringMatching(message)));
    },
  );

  it('it is refused for what its slot leaves behind', () => {
    const own = refusals.filter((line) => line.startsWith('The slot leaky-part of mfe-leaky '));
    expect(own[0]).toMatch(/leaks listeners: 15 more of “visibilitychange” on document/);
  });

  it('a page that leaves nothing is not refused', () => {
    expect(refusals.filter((line) => line.includes('/leaky/nothing'))).toEqual([]);
    expect(refusals.length).toBe(Object.values(refused).flat().length + 1);
  });
});
