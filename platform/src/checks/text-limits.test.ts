import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { numbersOf } from './numbers-of.ts';

/** Texts with a number that is no limit of the site, with the reason. Keys below the folder of the package. */
const noLimits: readonly [texts: RegExp, reason: string][] = [
  [
    /^shared (41007|41064|41086|41176)$/,
    'The specification’s code is about this number, and nothing raises it.',
  ],
  [
    /^shared (41269|41275|42002)$/,
    'The specification’s sentence. What it speaks of does not exist here, or is a day.',
  ],
  [/^shared 42062$/, 'An example of a width that fits.'],
  [/^shared (41010|42057|42346)$/, 'Two passwords, and sign-in in two steps.'],
  [/^shared 41265$|^mfe-profile videoResume\.(hint|fault\.wrongKind|record\.unsupported)$/, 'MP4.'],
  [/web3|^mfe-search talents\.(anywhereText|chat3)$/i, 'Web3, and a chat as an example.'],
  [
    /^mfe-(search recruiter|chat thread\.activity)\.days\d$/,
    'Options of a filter and labels of activity: the key names the number.',
  ],
  [/^mfe-search converter\.hours$/, 'A twelfth of a year.'],
  [/^mfe-search pay\.(half|range)$/, 'Between the quartiles.'],
  [/^mfe-my-jobs offers\.compare\.(rate|basis)$/, 'The convention by which pay is converted.'],
  [
    /^mfe-search (converter\.noAmount|apply\.messageHint)$|^mfe-profile entries\.fault\.(date|number)$/,
    'An example, and advice.',
  ],
  [
    /two-?factor|twoFactor|secondFactor|recovery-codes-made|^mfe-auth undoChange\.lead$/i,
    'Sign-in in two steps.',
  ],
  [
    /^mfe-profile (buildResume\.(papers\.a4|dateHint|tooLong)|hint\.headline|settings\.fault\.mismatch)$/,
    'Examples.',
  ],
  [/^mfe-profile readResume\.point\.(summary|skills|length)$/, 'Advice on a résumé.'],
  [/^api\/src\/domain\/generated-resumes example\./, 'An example of a résumé.'],
];

type Texts = { [key: string]: string | Texts };
const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

/** `41170_one` is a form of `41170`. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

const read = async (file: string) => flatten(JSON.parse(await readFile(join(projectFolder, file), 'utf8')));

const used = new Set<RegExp>();
const isNoLimit = (name: string): boolean =>
  noLimits.filter(([texts]) => texts.test(name)).some(([texts]) => used.add(texts));

it('no text names a limit as a number, which a change of the limit would leave behind', async () => {
  const found: string[] = [];
  let count = 0;
  const files = glob('{shell,mfe-*,shared,api}/src/**/locales/en.json', {
    cwd: projectFolder,
    exclude: ['**/node_modules/**'],
  });
  for await (const file of files) {
    const folder = dirname(file);
    const name = folder.replace(/\/src\/(errors\/|sms\/|mail\/)?locales$|\/locales$/, '');
    for (const { value: tag } of languages)
      for (const [key, text] of await read(join(folder, `${tag}.json`))) {
        count += 1;
        const numbers = numbersOf(text, tag);
        if (numbers.length > 0 && !isNoLimit(`${name} ${stem(key)}`))
          found.push(`${folder}/${tag}.json ${key}: ${text}`);
      }
  }
  expect(count).toBeGreaterThan(20_000);
  expect(found).toEqual([]);
  expect(noLimits.filter(([texts]) => !used.has(texts)).map(([texts]) => String(texts))).toEqual([]);
});

it('a number is a digit of any script or an English word, outside placeholders and tags', () => {
  expect(numbersOf('At least 8 characters.', 'en')).toEqual(['8']);
  expect(numbersOf('Up to three files, half an hour', 'en')).toEqual(['three', 'half']);
  expect(numbersOf('{{count, number}} <1>files</1> of {limit}', 'en')).toEqual([]);
  expect(numbersOf('بعد ٣٠ يومًا', 'ar')).toEqual(['٣٠']);
  expect(numbersOf('1件削除して、20件まで', 'ja')).toEqual(['20']);
});
