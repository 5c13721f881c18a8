import { afterEach, expect, it, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { prefetchLinks } from './prefetch-links.ts';

const registry = createRegistry({
  schema: '',
  set: 'x',
  microFrontends: { 'mfe-chat': [anEntry('chat')], 'mfe-jobs': [anEntry('jobs')] },
});
let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function pointAt(href: string, prefetchRemote: (name: string) => void) {
  stop = prefetchLinks(registry, { module: prefetchRemote, files: () => {} }).stop;
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  const hint = () => document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  hint();
  hint();
}

it('prefetches the remote behind a link once', () => {
  const prefetchRemote = vi.fn();
  pointAt('/en/ph/chat', prefetchRemote);
  expect(prefetchRemote.mock.calls).toEqual([['mfe-chat']]);
});

it.each(['/en/ph/nowhere', 'https://example.test/en/ph/chat', '/api/x'])(
  'prefetches nothing for %s',
  (href) => {
    const prefetchRemote = vi.fn();
    pointAt(href, prefetchRemote);
    expect(prefetchRemote).not.toHaveBeenCalled();
  },
);

it('prefetches nothing for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const prefetchRemote = vi.fn();
  pointAt('/en/ph/chat', prefetchRemote);
  expect(prefetchRemote).not.toHaveBeenCalled();
});

it('measures no link that the browser does not lay out', () => {
  const asked = { module: vi.fn(), files: vi.fn() };
  document.body.innerHTML = '<a href="/en/ph/chat">x</a><a href="/en/ph/jobs">y</a>';
  const [skipped] = document.querySelectorAll('a');
  Element.prototype.checkVisibility = function isLaidOut(options) {
    return !options?.contentVisibilityAuto || this !== skipped;
  };
  const measure = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 100, 20));
  const { prefetchLikeliest, stop: undo } = prefetchLinks(registry, asked);
  stop = undo;
  prefetchLikeliest('/en/ph');
  expect(asked.files.mock.calls).toEqual([['mfe-jobs']]);
  expect(measure.mock.contexts).not.toContain(skipped);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  vi.restoreAllMocks();
});

it('fetches only the files of the likeliest next remote while the person reads, and runs them at a hint', () => {
  const asked = { module: vi.fn(), files: vi.fn() };
  document.body.innerHTML = '<a href="/en/ph/chat"><b>x</b></a>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  const { prefetchLikeliest, stop: undo } = prefetchLinks(registry, asked);
  stop = undo;
  prefetchLikeliest('/en/ph/jobs');
  expect(asked.files.mock.calls).toEqual([['mfe-chat']]);
  expect(asked.module).not.toHaveBeenCalled();
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(asked.module.mock.calls).toEqual([['mfe-chat']]);
  vi.restoreAllMocks();
});
