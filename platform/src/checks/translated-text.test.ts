import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';
import { findMovableTexts } from './translated-text.ts';

it.each([
  ['a text under a condition beside an element', "<p><b/>{late && ' late'}</p>", "{late && ' late'}"],
  ['a translated text under a condition', "<p><b/>{late && t('late')}</p>", "{late && t('late')}"],
  ['a text that an element replaces', "<p>{late ? 'late' : <b/>}<i/></p>", "{late ? 'late' : <b/>}"],
  ['a text of a fragment under a condition', '<p><b/>{at && <> · <i/></>}</p>', '{at && <> · <i/></>}'],
  ['a text behind an element that comes and goes', '<p>{late && <b/>} late</p>', ' late'],
  ['a text behind a list', "<p>{names.map(toItem)}{t('rest')}</p>", "{t('rest')}"],
  ['a named text that an element replaces', '<p>{late ? label : <b/>}<i/></p>', '{late ? label : <b/>}'],
  ['a component that is a fragment with a text', '<>late <b/></>', '<>late <b/></>'],
])('refuses %s, whose place a translator takes', (_, jsx, found) => {
  const label = "const label = t('late');";
  expect(findMovableTexts([['a.tsx', `${label} const A = () => ${jsx};`]])).toEqual([`a.tsx: ${found}`]);
});

it.each([
  ['an only text', "<p>{late && 'late'}</p>"],
  ['a text that gives way to a text', "<p><b/>{late ? 'late' : 'early'}</p>"],
  ['a text before what comes and goes', '<p>late {at && <b/>}</p>'],
  ['white space', "<p>{at && <b/>} {late && ' '}<i/></p>"],
  ['a text in an element of its own', '<p><b/>{late && <span> late</span>}</p>'],
])('takes %s', (_, jsx) => {
  expect(findMovableTexts([['a.tsx', `const A = () => ${jsx};`]])).toEqual([]);
});

it('no component has a text whose place a translator takes', async () => {
  const sources = await readSources('{shell,shared,mfe-*,platform-dashboard}/src/**/*.tsx');
  expect(sources.length).toBeGreaterThan(500);
  expect(findMovableTexts(sources)).toEqual([]);
});
