import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyCall } from '@jobharbor/shared/contracts';
import { catalogue, errorTexts } from '@jobharbor/shared/errors';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '../../..');
const calls = join(project, 'shared/src/contracts/calls');

/** Error codes of accounts in the specification; phone number formats (41348-41415) are tested individually. */
const named = [
  ...[40001, 40002, 40003, 40004, 40005, 40006, 41001, 41009, 41010, 41039, 41040, 41042, 41043, 41044],
  ...[41052, 41053, 41054, 41055, 41171, 41172, 41173, 41234, 41236, 41271, 41272, 41285, 41347],
];

/** Path prefixes of account calls. */
const accountPaths =
  /^\/(?:auth|data\/(?:users|email|phone)|admin\/(?:suspensions|accounts)|jobseeker\/(?:account|data-export|owner-code|guest-data))(?:\/|$|-)/;

async function declaredCodes(): Promise<number[]> {
  const codes: number[] = [];
  for (const file of await readdir(calls, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    for (const call of Object.values(await import(join(calls, file))) as Partial<AnyCall>[])
      if (typeof call?.path === 'string' && accountPaths.test(call.path)) codes.push(...(call.errors ?? []));
  }
  return codes;
}

/** Assertions of the tests of routes and rules, which call the API. */
async function textOfTests(): Promise<string> {
  const folder = join(project, 'api/src');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.test.ts'));
  const own = import.meta.filename;
  const paths = files.map((file) => join(folder, file)).filter((path) => path !== own);
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
}

it('every code of accounts, of the specification and of the calls, is named by a test of the API', async () => {
  const text = await textOfTests();
  const codes = new Set([...named, ...(await declaredCodes())]);
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => !catalogue.has(code))).toEqual([]);
  const untested = [...codes].filter((code) => !new RegExp(`\\b${code}\\b`).test(text)).sort();
  expect(untested).toEqual([]);
});

it('every sentence that the specification has for a field of an account is named by a test of the API', async () => {
  const text = await textOfTests();
  const english = errorTexts('en');
  // Sentence, or name of the validation rule.
  const fields = [
    'field_required',
    'field_email',
    'field_phone_empty',
    'field_phone_too_short',
    '41040',
    '42110',
  ];
  const isNamed = (key: string) =>
    text.includes(english[key] ?? '?') || new RegExp(`\\b${key.replace('field_', '')}\\b`).test(text);
  expect(fields.filter((key) => !isNamed(key))).toEqual([]);
});
