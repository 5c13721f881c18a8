import data from '@mdn/browser-compat-data' with { type: 'json' };
import { expect, it } from 'vitest';
import { findNewBuiltIns, readNewBuiltIns } from './find-new-built-ins.ts';

const builtIns = readNewBuiltIns(data);
const find = (script: string) => findNewBuiltIns(script, builtIns);

it.each([
  ['a static method', 'const a = Promise.try(() => 1);', 'Promise.try'],
  ['a method of instances', 'const a = bytes.toBase64();', 'toBase64'],
  ['a class', 'const a = new Float16Array(2);', 'Float16Array'],
  ['a formatter', "new Intl.DurationFormat('en').format(a);", 'Intl.DurationFormat'],
  ['a static method of the page', "const a = URL.parse('/x');", 'URL.parse'],
  ['what a minifier left', 'a=new Map;a.getOrInsert(1,2)', 'getOrInsert'],
])('finds %s that a declared browser lacks', (_, script, name) => {
  expect(find(script)).toEqual([name]);
});

it.each([
  ['what every declared browser has', 'Promise.withResolvers(); Object.groupBy(a, b); a.toSorted();'],
  ['what is asked for', "const a = typeof Promise.try === 'function' ? Promise.try(f) : f();"],
  ['what is asked for by its name', "'parse' in URL ? URL.parse(a) : new URL(a)"],
  ['an optional call', 'bytes.toBase64?.()'],
  ['a class that is asked for', "if (typeof Float16Array !== 'undefined') new Float16Array(2);"],
  ['a method of a library', 'z.union([a, b]); list.filter(f).map(g)'],
])('takes %s', (_, script) => {
  expect(find(script)).toEqual([]);
});
