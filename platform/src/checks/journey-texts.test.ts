import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** The packages by their namespace, as the journeys know them. */
const packages = new Map(
  [...read('e2e/src/actions/site-texts.ts').matchAll(/^ {2}(\w+): '((?:shell|mfe-)[\w-]*)',$/gm)].map(
    ([, namespace = '', name = '']) => [namespace, name],
  ),
);

type Texts = { [key: string]: string | Texts };
const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

/** The English forms of a key, several where it has plural forms. */
function formsOf(namespace: string, key: string): string[] {
  const texts = JSON.parse(read(`${packages.get(namespace)}/src/locales/en.json`)) as Texts;
  return flatten(texts)
    .filter(([name]) => name.replace(/_(zero|one|two|few|many|other)$/, '') === key)
    .map(([, text]) => text);
}

const call = /\b(t|tPattern)\(\s*'(\w+)',\s*'([\w.-]+)'(?:,\s*\{([^}]*)\})?/g;

it('the journeys name texts that exist, and give a value for each placeholder', () => {
  expect(packages.size).toBeGreaterThan(5);
  const problems: string[] = [];
  let count = 0;
  for (const file of globSync('e2e/src/**/*.ts', { cwd: projectFolder })) {
    for (const [, name, namespace = '', key = '', values = ''] of read(file).matchAll(call)) {
      count += 1;
      const forms = formsOf(namespace, key);
      if (forms.length === 0) problems.push(`${file}: ${namespace} has no text ${key}`);
      const missing = [...forms.join().matchAll(/\{\{\s*(\w+)/g)].map(([, wanted = '']) => wanted);
      if (name === 't' && missing.some((wanted) => !new RegExp(`\\b${wanted}\\b`).test(values)))
        problems.push(`${file}: ${namespace} ${key} needs ${missing.join(', ')}`);
    }
  }
  expect(count).toBeGreaterThan(80);
  expect(problems).toEqual([]);
});
