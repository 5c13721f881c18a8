import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languageOfTag, languages, regionalTags } from '@jobharbor/shared/contracts';
import { describe, expect, it } from 'vitest';
import { regionalTexts } from '../release/regional-texts.ts';
import { projectFolder } from '../settings.ts';
import { compareTexts, findDrift, type PackageTexts } from './compare-texts.ts';

/** Every folder of texts in the workspace: shell, remotes, error texts, the demonstration recruiter's answers. */
async function textFolders(): Promise<string[]> {
  const folders: string[] = [];
  for await (const file of glob('*/{src,data}/**/locales/en.json', {
    cwd: projectFolder,
    exclude: ['**/node_modules/**'],
  })) {
    folders.push(dirname(file));
  }
  return folders.sort();
}

const folders = await textFolders();

const read = async (folder: string, language: string): Promise<unknown> =>
  JSON.parse(await readFile(join(projectFolder, folder, `${language}.json`), 'utf8'));

describe('texts', () => {
  it('are found for the shell and the remotes', () => {
    expect(folders).toContain('shell/src/locales');
    expect(folders.length).toBeGreaterThanOrEqual(6);
  });

  describe.each(folders)('%s', (folder) => {
    it.each(languages.map(({ value }) => value))('are complete in %s', async (language) => {
      expect(compareTexts(await read(folder, 'en'), await read(folder, language), language)).toEqual([]);
    });
  });
});

describe('a sentence that stands in several places', () => {
  const tags = languages.map(({ value }) => value);
  it.each(tags)('is the same in all of them: %s', async (language) => {
    const packages: Record<string, PackageTexts> = {};
    for (const folder of folders.filter((name) => /^(?:shell|mfe-)/.test(name)))
      packages[folder] = { en: await read(folder, 'en'), [language]: await read(folder, language) };
    expect(Object.keys(packages).length).toBeGreaterThan(5);
    expect(findDrift(packages, language)).toEqual([]);
  });

  it('is named with both translations where they differ; a button is not', () => {
    const said = (hint: string, send: string) => ({
      en: { hint: 'At least 8 characters.', form: { send: 'Send' } },
      es: { hint, form: { send } },
    });
    const packages = { auth: said('Al menos 8.', 'Enviar'), profile: said('Ocho o más.', 'Mandar') };
    expect(findDrift(packages, 'es')).toEqual(['es: auth hint “Al menos 8.”, profile hint “Ocho o más.”']);
    expect(findDrift({ auth: packages.auth }, 'es')).toEqual([]);
  });
});

describe('the words of a region', () => {
  it.each(regionalTags)('have the placeholders of their language: %s', async (tag) => {
    const language = languageOfTag(tag);
    let count = 0;
    for await (const file of glob(`{shell,mfe-*}/src/locales/${language}.json`, { cwd: projectFolder })) {
      const folder = dirname(file);
      const hasOwn = existsSync(join(projectFolder, folder, `${tag}.json`));
      const merged = regionalTexts(
        tag,
        await read(folder, language),
        hasOwn ? await read(folder, tag) : null,
      );
      if (merged === null) continue;
      expect(compareTexts(await read(folder, 'en'), merged, language), file).toEqual([]);
      count += 1;
    }
    expect(count).toBeGreaterThan(0);
  });

  it('in Spain say candidatura everywhere, and what the text of the language says by now', async () => {
    const flat = (value: unknown, at = ''): [string, string][] =>
      typeof value === 'string'
        ? [[at, value]]
        : Object.entries(value as object).flatMap(([key, inner]) => flat(inner, `${at}.${key}`));
    const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));
    const faults: string[] = [];
    for await (const file of glob('{shell,mfe-*,shared/src/errors}/**/locales/es-ES.json', {
      cwd: projectFolder,
    })) {
      const own = new Map(flat(await read(dirname(file), 'es-ES')));
      for (const [key, text] of flat(await read(dirname(file), 'es'))) {
        const here = own.get(key) ?? text;
        if (/postul|vacante/iu.test(here)) faults.push(`${file}${key}: ${here}`);
        // A replaced text that shares few words with its language was left behind when that changed.
        const [base, kept] = [words(text), words(here)];
        const shared = [...kept].filter((word) => base.has(word)).length;
        if (kept.size >= 8 && shared < Math.max(base.size, kept.size) / 2)
          faults.push(`${file}${key}: ${here}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('leave the other texts as they are', () => {
    const texts = { a: { b: 'B', c: 'C' }, d: 'D' };
    expect(regionalTexts('es-ES', texts, { a: { c: 'Ç' } })).toEqual({ a: { b: 'B', c: 'Ç' }, d: 'D' });
    expect(texts.a.c).toBe('C');
    expect(regionalTexts('es-ES', texts, null)).toBeNull();
  });

  it('have the digits of the region, but for placeholders, tags and names', () => {
    const texts = {
      days: 'بعد 30 يومًا',
      a: { file: '{{n2}} <1>MP4</1> حتى 128', year: '\u20662021-03\u2069' },
    };
    expect(regionalTexts('ar-SA', texts, null)).toEqual({
      days: 'بعد ٣٠ يومًا',
      a: { file: '{{n2}} <1>MP4</1> حتى ١٢٨', year: '\u20662021-03\u2069' },
    });
    expect(regionalTexts('ar-AE', texts, null)).toBeNull();
  });
});

describe('compareTexts', () => {
  const english = { hello: 'Hello {{name}}', jobs_one: '{{count}} job', jobs_other: '{{count}} jobs' };
  const arabic = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`jobs_${form}`, '{{count}} وظيفة']),
  );

  it('accepts a translation that is whole', () => {
    expect(compareTexts(english, { hello: 'مرحبًا {{name}}', ...arabic }, 'ar')).toEqual([]);
  });

  it('names a missing key, an extra key, a lost placeholder and a missing plural form', () => {
    const { jobs_few: _, ...incomplete } = arabic;
    expect(compareTexts(english, { hello: 'مرحبًا', bye: 'وداعًا', ...incomplete }, 'ar')).toEqual([
      'ar: bye is not an English key',
      'ar: hello lacks {{name}}',
      'ar: jobs_few is missing',
    ]);
    expect(compareTexts(english, { jobs_other: '{{count}} 件' }, 'ja')).toEqual(['ja: hello is missing']);
  });

  it('names a text that is still a draft, in English too', () => {
    const draft = { a: 'TO BE WRITTEN: A' };
    expect(compareTexts(draft, draft, 'en')).toEqual(['en: a is not written yet']);
    expect(compareTexts({ a: 'A' }, draft, 'ja')).toEqual(['ja: a is not written yet']);
  });

  it('names an empty text', () => {
    expect(compareTexts({ a: 'A' }, { a: ' ' }, 'ja')).toEqual(['ja: a is empty']);
  });
});
