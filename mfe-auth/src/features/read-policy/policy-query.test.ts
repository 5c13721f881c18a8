import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts/markets/market';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { PolicyName } from './policy.ts';
import { policyQuery } from './policy-query.ts';

const names: PolicyName[] = ['terms', 'privacy'];
const load = async (name: PolicyName, language: (typeof languages)[number]['value']) => {
  const { lead, sections, contact } = await new QueryClient().fetchQuery(policyQuery(name, language));
  return { lead, contact, sections: Object.entries(sections) };
};
const sentencesOf = ({ lead, sections }: Awaited<ReturnType<typeof load>>) => [
  lead,
  ...sections.flatMap(([, { title, text, points = [] }]) => [title, ...text, ...points]),
];

describe.each(names)('the policy %s', (name) => {
  const others = languages.map(({ value }) => value).filter((value) => value !== 'en');

  it.each(others)('has in %s the sections of the English one, all of them translated', async (language) => {
    const [english, own] = await Promise.all([load(name, 'en'), load(name, language)]);
    const shape = ({ sections }: typeof own) =>
      sections.map(([id, { text, points }]) => [id, text.length, points?.length]);
    expect(shape(own)).toEqual(shape(english));
    const said = sentencesOf(own);
    expect(said.filter((sentence) => sentence.trim() === '')).toEqual([]);
    expect(said.filter((sentence) => sentencesOf(english).includes(sentence))).toEqual([]);
  });

  it.each(languages)('fills every limit in $value', async ({ value }) => {
    expect(sentencesOf(await load(name, value)).filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
  });

  it('has a unique id for every section', async () => {
    const ids = (await load(name, 'en')).sections.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it('the policies name no limit as a number, which a change of the limit would leave behind', () => {
  const folder = join(import.meta.dirname, 'texts');
  for (const file of readdirSync(folder)) {
    const numbers = readFileSync(join(folder, file), 'utf8').match(/[0-9٠-٩]+.?/g) ?? [];
    // Cookies of a year are no limit of the site's own.
    expect([file, numbers.filter((number) => number !== '1年')]).toEqual([file, []]);
  }
});
