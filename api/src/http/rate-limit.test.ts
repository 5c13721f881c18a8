import { neighbours } from '@jobharbor/shared/http-server';
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

it('refuses the addresses of one rented IPv6 network together', async () => {
  const api = await createTestApi();
  const app = await createApp({
    ...api.dependencies,
    config: { ...api.dependencies.config, requestsPerMinute: 1 },
  });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/translations/manifest', remoteAddress })).statusCode;
  const statuses: number[] = [];
  for (let household = 0; household <= neighbours; household += 1)
    statuses.push(await ask(`2001:db8:a:${household}::7`));
  expect(statuses).toEqual([...Array(neighbours).fill(200), 429]);
  expect(await ask('2001:db8:b::7')).toBe(200);
  await app.close();
  await api.close();
});
