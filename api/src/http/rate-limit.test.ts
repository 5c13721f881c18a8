import { expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createTestApi } from '../testing/servers/test-api.ts';

it('refuses an address over the rate limit with the seconds to wait, and serves others', async () => {
  const api = await createTestApi();
  const config = { ...api.dependencies.config, requestsPerMinute: 2 };
  const app = await createApp({ ...api.dependencies, config });
  const ask = (address: string) => app.inject({ url: '/api/translations/manifest', remoteAddress: address });
  await ask('203.0.113.1');
  await ask('203.0.113.1');
  const refused = await ask('203.0.113.1');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 40006, retry_after: expect.any(Number) });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.2')).statusCode).toBe(200);
  await app.close();
  await api.close();
});
