import { expect, it } from 'vitest';
import { readJsonResume } from './read-json-resume.ts';

const fileOf = (value: unknown) => new Blob([typeof value === 'string' ? value : JSON.stringify(value)]);

it('keeps everything that a file holds, also what the form does not ask for', async () => {
  const document = {
    basics: { name: 'Ana', image: 'x.png', location: { city: 'Cebu', postalCode: '6000' } },
    work: [{ name: 'House', url: 'https://example.com', extra: { deep: [1, true] } }],
    meta: { theme: 'mine' },
  };
  expect(await readJsonResume(fileOf(document))).toEqual({ status: 'read', document });
});

it('takes null for nothing', async () => {
  const read = await readJsonResume(
    fileOf({ basics: { name: 'Ana', phone: null }, work: [{ endDate: null }] }),
  );
  expect(read).toEqual({ status: 'read', document: { basics: { name: 'Ana' }, work: [{}] } });
});

it.each([
  ['{', 'no-json', ''],
  ['[]', 'no-resume', ''],
  ['"text"', 'no-resume', ''],
  [{ anything: 1 }, 'no-resume', ''],
  [{ work: 'cook' }, 'no-resume', 'work'],
  [{ work: [{ startDate: 2021 }] }, 'no-resume', 'work.0.startDate'],
  [{ basics: { summary: 'x'.repeat(120_000) } }, 'too-large', ''],
])('refuses what is no résumé: %.40j', async (value, reason, path) => {
  expect(await readJsonResume(fileOf(value))).toEqual({ status: 'refused', reason, path });
});
