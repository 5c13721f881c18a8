import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../settings.ts';
import { fontSubsetsOf } from './font-subsets.ts';

it('preloads for each character the font in which the stylesheet has it', async () => {
  const css = await readFile(join(projectFolder, 'shared/src/ui/tokens/fonts.css'), 'utf8');
  const rules = [...css.matchAll(/woff2\?(\w+)".+?unicode-range:([^;]+);/gs)];
  const expected = new Map<number, string>();
  for (const [, name = '', ranges = ''] of rules)
    for (const [, from = '', to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        expected.set(code, name);
  expect(new Set(expected.values()).size).toBe(5);
  const wrong = Array.from({ length: 0x2_400 }, (_, code) => code).filter((code) => {
    const name = expected.get(code) ?? 'first';
    return fontSubsetsOf(`a${String.fromCodePoint(code)}`).join() !== [...new Set(['first', name])].join();
  });
  expect(wrong.map((code) => code.toString(16))).toEqual([]);
});

it('preloads the first font alone where no text needs another', () => {
  expect(fontSubsetsOf('Programador em São Paulo, R$ 8.000')).toEqual(['first']);
  expect(fontSubsetsOf('₱30,000 a month')).toEqual(['first', 'currencies']);
});
