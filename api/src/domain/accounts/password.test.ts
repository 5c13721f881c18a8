import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

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
