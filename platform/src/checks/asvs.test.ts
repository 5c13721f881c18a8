import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

/** Requirements of ASVS 5.0.0 by level. Level 3 is listed in part. */
const published = { 1: 70, 2: 183 };
const states = ['holds', 'open', 'n/a'];

const text = await readFile(join(projectFolder, 'docs/asvs.md'), 'utf8');
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([123]) +\| (.+?) +\| (.+?) +\| (.*?) +\|$/gm)].map(
  ([, id = '', level = '', what = '', state = '', where = '']) => ({ id, level, what, state, where }),
);

it('the table of ASVS has each requirement of levels 1 and 2 once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(published))
    expect([level, rows.filter((row) => row.level === level).length]).toEqual([level, count]);
});

it('each has a state: what holds links to a file, and what does not apply says why', () => {
  for (const { id, state, where } of rows) {
    expect([id, state]).toEqual([id, expect.toSatisfy((one: string) => states.includes(one))]);
    if (state === 'holds') expect([id, where]).toEqual([id, expect.stringMatching(/\[.+\]\(.+\)/)]);
    expect([id, where]).toEqual([id, expect.stringMatching(/\S/)]);
  }
});

it('the sums at its top are those of its rows', () => {
  const counts = [1, 2, 3].map((level) => [
    String(level),
    ...states.map((state) => rows.filter((row) => row.level === String(level) && row.state === state).length),
  ]);
  const told = [...text.matchAll(/^\| ([123]) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)].map(
    ([, level, ...sums]) => [level, ...sums.map(Number)],
  );
  expect(told).toEqual(counts);
});
