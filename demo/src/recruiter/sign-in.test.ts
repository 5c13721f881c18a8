import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyLogin, ensureAgency } from '@jobharbor/api/testing/people/recruiter.ts';
import { serveApp } from '@jobharbor/api/testing/servers/serve-app.ts';
import type { TestApi } from '@jobharbor/api/testing/servers/test-api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencyAppPath, keepAgencyApp, readAgencyApp } from '../agency/agency-app.ts';
import { createConnectedApi, siteSecret } from '../testing/connected-api.ts';
import { createRecruiterClient } from './recruiter-client.ts';
import type { AuthenticatorApp } from './sign-in.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createConnectedApi();
  folder = await mkdtemp(join(tmpdir(), 'jobharbor-agency-'));
  await ensureAgency(api);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const { email } = agencyLogin;
const credentials = async () => ({
  ...agencyLogin,
  app: await readAgencyApp(folder, email),
  keepApp: (app: AuthenticatorApp) => keepAgencyApp(folder, email, app),
});

it('sets up its second factor at the first sign-in, and enters it wherever it is not known', async () => {
  const app = await serveApp(api);
  api.setTime(new Date());
  const site = { origin: app.url, secret: siteSecret };
  expect(await createRecruiterClient(site, credentials).received('pending')).toEqual([]);
  expect((await stat(agencyAppPath(folder))).mode & 0o077).toBe(0);
  const first = await readAgencyApp(folder, email);
  expect(first).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{16,}$/) });

  // On the device that it has stored, and then on another, as if that were lost.
  expect(await createRecruiterClient(site, credentials).received('pending')).toEqual([]);
  const again = await readAgencyApp(folder, email);
  expect(again?.device).not.toBe(first?.device);
  const elsewhere = async () => ({ ...(await credentials()), app: { secret: first?.secret ?? '' } });
  expect(await createRecruiterClient(site, elsewhere).received('pending')).toEqual([]);

  const withoutKey = async () => ({ ...(await credentials()), app: null });
  await expect(createRecruiterClient(site, withoutKey).received('pending')).rejects.toMatchObject({
    code: 42054,
  });
  await app.close();
});
