import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ui = import.meta.dirname;
const files = readdirSync(ui, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(ui, file), 'utf8');
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const sheets = files.filter((file) => file.endsWith('.css') && file !== 'styles.css');
const allCss = withoutComments(sheets.map(read).join('\n'));

it('brings every stylesheet of the folder to the page', () => {
  const imported = [...read('styles.css').matchAll(/@import "\.\/([^"]+)"/g)].map(([, file]) => file);
  expect(imported.sort()).toEqual(sheets.map((file) => relative('.', file)).sort());
});

it('puts every rule into a layer, so that a remote can always add to it', () => {
  for (const sheet of sheets) {
    const atTop = topLevel(withoutComments(read(sheet)));
    expect(atTop.filter((start) => !/^@(layer (reset|tokens|base|ui)|font-face)\b/.test(start))).toEqual([]);
  }
});

it('knows no left and right, so that Arabic is laid out as well as English', () => {
  const physical =
    /(?:^|[\s;{])((?:margin|padding|border|inset)-(?:left|right|top|bottom)|left|right|top|bottom|width|height|min-width|max-width|min-height|max-height)\s*:/g;
  const found = [...allCss.replace(/@media[^{]*/g, '').matchAll(physical)].map(([, property]) => property);
  expect(found).toEqual([]);
  expect(allCss).not.toMatch(/text-align:\s*(left|right)|[;{\s]float:/);
});

it('begins a name or title of another direction at the side of the page, also over several lines', () => {
  const aligned = [...allCss.matchAll(/([^{}]+)\{\s*text-align: match-parent/g)].join();
  for (const selector of ['bdi', ':is(a, h1, h2)[dir="auto"]']) expect(aligned).toContain(selector);
});

it('lets the column of a text beside an icon or a control be narrower than its longest word, such as a name', () => {
  const columns = [...allCss.matchAll(/grid-template-columns:([^;]*)/g)].map(([, value]) => value?.trim());
  expect(columns.filter((value) => value && /(?:^|\s)1fr(?:\s|$)/.test(value))).toEqual([]);
});

it('has a rule for every class that a component writes', () => {
  const classes = new Set([...allCss.matchAll(/\.(jh-[\w-]+)/g)].map(([, name]) => name));
  const written = files
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      [...read(file).matchAll(/(?<![\w-])(jh-[\w-]*\w)(?!\$|-\$|[\w-])/g)].map(([, name]) => name),
    );
  expect([...new Set(written)].filter((name) => !classes.has(name))).toEqual([]);
});

it('prints chips that are words, such as skills, and not those that are controls', () => {
  const hidden = /@media print[\s\S]*?([^{}]*)\{\s*display: none/.exec(read('layout/print.css'))?.[0] ?? '';
  expect(hidden).toContain('button.jh-chip');
  expect(hidden).not.toMatch(/[\s,]\.jh-chip,/);
});

it('fetches nothing but the faces: a strict policy allows no picture in a stylesheet', () => {
  const fetched = [...allCss.matchAll(/url\("([^"]+)"\)/g)].map(([, url]) => url ?? '');
  expect(fetched.filter((url) => !/\.woff2(\?\w+)?$/.test(url))).toEqual([]);
});

it('stays below 14 KB compressed', () => {
  expect(gzipSync(allCss.replace(/\s+/g, ' ')).length).toBeLessThan(14 * 1024);
});

/** Selectors and at-rules outside all braces. */
function topLevel(css: string): string[] {
  const starts: string[] = [];
  let depth = 0;
  let start = '';
  for (const character of css) {
    if (character === '{' && depth++ === 0) starts.push(start.trim());
    else if (character === '}' && --depth === 0) start = '';
    else if (depth === 0) start += character;
  }
  return starts;
}

it('lets a container say where the words of its paragraphs break, since long names widen a phone’s page otherwise', () => {
  const rules = [...read('layout/base.css').matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const paragraphs = rules.filter(([, selector = '']) => /(?:^|[\s,])p\s*(?:,|$)/.test(selector));
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.filter(([, , body = '']) => body.includes('overflow-wrap'))).toEqual([]);
});
