// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as React from 'react';
import { renderToString } from 'react-dom/server';
import type singleSpaReact from 'single-spa-react';
import { afterEach, expect, it, vi } from 'vitest';
import { withoutUnusedParts } from './unused-parts.ts';

const installed = createRequire(import.meta.url).resolve('single-spa-react/package.json');
const source = readFileSync(join(dirname(installed), 'lib/esm/single-spa-react.js'), 'utf8');

afterEach(() => vi.unstubAllGlobals());

it('renders a remote and its error boundary without warnings and without an element of its own', async () => {
  const patched = withoutUnusedParts(source);
  expect(patched).not.toMatch(/console\.warn|createElement\("div"\)/);
  const url = `data:text/javascript;base64,${Buffer.from(patched).toString('base64')}`;
  const { default: create } = (await import(/* @vite-ignore */ url)) as { default: typeof singleSpaReact };
  let html = '';
  const createRoot = () => ({ render: (node: React.ReactNode) => (html = renderToString(node)) });
  class HTMLElement {}
  vi.stubGlobal('HTMLElement', HTMLElement);
  const remote = create({
    React,
    ReactDOMClient: { createRoot } as never,
    rootComponent: ({ name }: { name: string }) => name,
    domElementGetter: () => new HTMLElement() as never,
    errorBoundary: () => null as never,
  });
  void remote.mount({ name: 'mfe-a' } as never);
  await Promise.resolve();
  expect(html).toBe('mfe-a');
});

it('says which part another version of the package has no longer', () => {
  expect(() => withoutUnusedParts('export {}')).toThrow('single-spa-react has another source for: helpers');
});
