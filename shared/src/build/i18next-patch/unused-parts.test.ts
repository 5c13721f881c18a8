import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { patches, reactPatches, withoutUnusedParts, withoutUnusedReactParts } from './unused-parts.ts';

const installed = join(dirname(createRequire(import.meta.url).resolve('i18next')), '../esm/i18next.js');
const source = await readFile(installed, 'utf8');

it.each(patches.map(({ part, source: pattern }) => [part, pattern] as const))(
  'finds in the installed i18next: %s',
  (_part, pattern) => {
    expect([...source.matchAll(pattern)].length).toBeGreaterThan(0);
  },
);

it('nothing refers to the connector of backends any more', () => {
  expect(withoutUnusedParts(source).match(/\bConnector\b/g)).toEqual(['Connector']);
});

it('says which part another version of i18next has no longer', () => {
  expect(() => withoutUnusedParts('class Connector {}')).toThrow(
    'i18next has another source for: backends: the connector',
  );
});

it('translates, falls back, forms plurals, takes texts later and changes the language as the whole i18next does', async () => {
  const answersOf = async (code: string) => {
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const { default: module } = (await import(/* @vite-ignore */ url)) as { default: typeof i18next };
    const instance = module.createInstance();
    void instance.init({
      lng: 'pt-BR',
      fallbackLng: (tag?: string) => [tag?.split('-')[0] ?? 'en', 'en'],
      load: 'currentOnly',
      resources: {
        pt: { a: { one: 'Vaga', few_one: '{{count, number}} vaga', few_other: '{{count, number}} vagas' } },
      },
      ns: [],
      defaultNS: false,
      initAsync: false,
      interpolation: { escapeValue: false },
    });
    const before = [
      instance.t('one', { ns: 'a' }),
      instance.t('few', { ns: 'a', count: 1_234 }),
      instance.t('gone', { ns: 'a' }),
      instance.hasLoadedNamespace('b'),
    ];
    instance.addResourceBundle('en', 'a', { gone: 'Only in English' }, true, true);
    await instance.loadNamespaces('b');
    await instance.changeLanguage('en-PH');
    return [...before, instance.t('gone', { ns: 'a' }), instance.language, instance.resolvedLanguage];
  };
  const answers = await answersOf(withoutUnusedParts(source));
  expect(answers).toEqual(await answersOf(source));
  expect(answers).toEqual(['Vaga', '1.234 vagas', 'gone', true, 'Only in English', 'en-PH', 'en']);
});

describe('react-i18next', () => {
  const readInstalled = (file: string) =>
    readFile(join(dirname(createRequire(import.meta.url).resolve('react-i18next')), '../es', file), 'utf8');

  it.each(Object.keys(reactPatches))(
    'has in %s neither HTML entities, messages for developers nor promises to suspend by',
    async (file) => {
      const unused = /unescape|warnOnce\(i18n|pendingTranslationLoad/;
      const installed = await readInstalled(file);
      expect(installed).toMatch(unused);
      const patched = withoutUnusedReactParts(file, installed);
      expect(patched).not.toMatch(unused);
      const exported = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      expect(exported(patched)).toEqual(exported(installed));
    },
  );

  it('draws no text by <Trans>, which needs that table', async () => {
    const workspace = join(import.meta.dirname, '../../../..');
    const users: string[] = [];
    for await (const file of glob('{shell,shared,mfe-*,platform-dashboard}/src/**/*.tsx', { cwd: workspace }))
      if ((await readFile(join(workspace, file), 'utf8')).match(/<Trans\b/)) users.push(file);
    expect(users).toEqual([]);
  });
});
