import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { Writable } from 'node:stream';
import { createTlsFiles } from '@jobharbor/shared/http-server';
import {
  type Certificates,
  createCertificates,
  type IssuedFiles,
} from '@jobharbor/shared/testing/certificates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let certificates: Certificates;
let api: TestApi;
let gateway: IssuedFiles;
const logged: string[] = [];
beforeAll(async () => {
  certificates = await createCertificates();
  const authority = await certificates.anAuthority();
  gateway = await authority.issue({ name: 'gateway' });
  const stream = new Writable({
    write(line, _coding, done) {
      logged.push(String(line));
      done();
    },
  });
  const tls = createTlsFiles(await authority.issue());
  api = await createTestApi({ tls, logger: { level: 'warn', stream } });
});
afterAll(async () => {
  await api.close();
  await certificates.remove();
});

async function statusOf(agent: Agent): Promise<number | undefined> {
  const url = (await api.url()).replace('127.0.0.1', 'localhost');
  expect(url).toMatch(/^https:/);
  return new Promise((resolve, reject) =>
    request(`${url}/api/health`, { agent, family: 4 }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    })
      .on('error', reject)
      .end(),
  );
}

it('an API with certificates answers its gateways, and nobody without one', async () => {
  const [ca, cert, key] = [gateway.ca, gateway.cert, gateway.key].map((path) => readFileSync(path));
  const known = new Agent({ ca, cert, key, keepAlive: true });
  expect(await statusOf(known)).toBe(200);
  await expect(statusOf(new Agent({ ca }))).rejects.toThrow();
  await expect.poll(() => logged.join()).toContain('The certificate of the client is missing.');
  // The connection that has asked before waits for its client, and is closed by the shutdown.
  expect(await statusOf(known)).toBe(200);
  await api.app.draining.drain({ timeoutMs: 5_000 });
  known.destroy();
});
