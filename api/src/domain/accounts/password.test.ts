import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { errorCode } from '@jobharbor/shared/errors';
import { expect, it } from 'vitest';
import { findPassword, hashPassword, isPassword } from './password.ts';

it('a password is hashed at the cost that OWASP asks for, outside of tests', async () => {
  const module = pathToFileURL(`${import.meta.dirname}/password.ts`).href;
  const program = `const { hashPassword } = await import('${module}'); console.log(await hashPassword('a good password'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('only the right password is the one behind a hash, and none where nothing is stored', async () => {
  const stored = await hashPassword('a good password');
  expect(await isPassword(stored, 'a good password')).toBe(true);
  expect(await isPassword(stored, 'a good password ')).toBe(false);
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});

it('a password is the same however the keyboard composes it: accents as signs of their own, full-width letters', async () => {
  const stored = await hashPassword('caf\u00e9 lantern 7');
  for (const typed of ['cafe\u0301 lantern 7', 'ｃａｆé\u3000lantern\u00a0７']) {
    expect(await isPassword(stored, typed)).toBe(true);
    expect(await findPassword([stored], typed)).toBe(0);
  }
  expect(await isPassword(stored, 'cafe lantern 7')).toBe(false);
});

it('hundreds at once are answered one after another, or refused at once, so that other calls are answered', async () => {
  const stored = await hashPassword('a good password');
  const attempts = Array.from({ length: 300 }, () => isPassword(stored, 'a good password'));
  const answers = await Promise.allSettled(attempts);
  const answered = answers.filter(({ status }) => status === 'fulfilled');
  expect(answered.length).toBeGreaterThan(100);
  expect(answered.length).toBeLessThan(300);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: errorCode.overloaded });
  expect(await isPassword(stored, 'a good password')).toBe(true);
});

it.runIf(process.platform === 'linux')(
  'hashing gives way to other calls: its threads have a lower priority',
  async () => {
    await hashPassword('a good password');
    const threads = readdirSync('/proc/self/task').flatMap((id) => {
      const line = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
      return [Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16])];
    });
    expect(threads).toContain(10);
  },
);
