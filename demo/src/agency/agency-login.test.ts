import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { agencyLoginPath, ensureAgencyLogin, readAgencyLogin } from './agency-login.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-agency-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('has a random password that stays the same, in a file that only its owner can read', async () => {
  expect(await readAgencyLogin(folder)).toBeNull();
  const login = await ensureAgencyLogin(folder);
  expect(login.password.length).toBeGreaterThanOrEqual(32);
  expect(await ensureAgencyLogin(folder)).toEqual(login);
  expect(await readAgencyLogin(folder)).toEqual(login);
  expect((await stat(agencyLoginPath(folder))).mode & 0o077).toBe(0);
});
