import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';
import { checkTextCalls } from './house-checks.ts';

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

it('the journeys name texts that exist, and give a value for each placeholder', async () => {
  expect(packages.size).toBeGreaterThan(5);
  const files = globSync('e2e/src/**/*.ts', { cwd: projectFolder });
  const { count, problems } = checkTextCalls(
    formsOf,
    files.map((file) => [file, read(file)]),
  );
  expect(count).toBeGreaterThan(80);
  expect(problems).toEqual([]);
});
