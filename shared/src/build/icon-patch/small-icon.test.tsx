// @vitest-environment node
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Search from 'lucide-react/icons/search';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createIcon } from './create-icon.ts';
import { type IconData, smallIcon } from './small-icon.ts';

const folder = dirname(createRequire(import.meta.url).resolve('lucide-react/icons/search'));
const readIcon = async (name: string): Promise<IconData | undefined> =>
  (await import(pathToFileURL(join(folder, name)).href)).__iconData;

it('draws almost every icon of the installed Lucide as one path', async () => {
  // Every tenth, since the modules of all take seconds to load.
  const files = globSync('*.mjs', { cwd: folder }).filter((_, index) => index % 10 === 0);
  const icons = (await Promise.all(files.map(readIcon))).filter((icon) => icon !== undefined);
  expect(icons.length).toBeGreaterThan(100);
  expect(icons.filter((icon) => smallIcon(icon) === null).length).toBeLessThan(3);
});

it('leaves an icon with an element that is filled, or of another size, to Lucide', async () => {
  const { node = [] } = (await readIcon('search.mjs')) ?? {};
  expect(smallIcon({ size: 24, node })).toContain('createIcon(');
  expect(smallIcon({ size: 32, node })).toBeNull();
  expect(
    smallIcon({ size: 24, node: [...node, ['path', { d: 'M1 1h2', fill: 'currentColor' }]] }),
  ).toBeNull();
});

it('has the attributes of Lucide’s icon, but neither its classes nor a name space', () => {
  const Small = createIcon('M1 1h2');
  const svg = (html: string) => html.slice(0, html.indexOf('>') + 1);
  const ours = svg(renderToStaticMarkup(<Small className="jh-icon" />));
  const theirs = svg(renderToStaticMarkup(<Search className="jh-icon" />));
  const attributes = (tag: string) => [...tag.matchAll(/[\w-]+="[^"]*"/gi)].map(([one]) => one).sort();
  const expected = attributes(theirs)
    .filter((one) => !one.startsWith('xmlns='))
    .map((one) => one.replace('lucide lucide-search ', ''));
  expect(attributes(ours)).toEqual(expected);
});

it('is hidden from assistive technology unless it has a name', () => {
  const Small = createIcon('M1 1h2');
  expect(renderToStaticMarkup(<Small />)).toContain('aria-hidden="true"');
  const named = renderToStaticMarkup(<Small role="img" aria-label="Have" />);
  expect(named).not.toContain('aria-hidden');
  expect(named).toContain('role="img" aria-label="Have"');
});
