import { expect, it } from 'vitest';
import { aGateway, aToken } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';

it('tells Prometheus of pages, requests, render processes and the API, with a token that may read', async () => {
  const server = `export const render = async ({ search }) => {
    if (search) process.exit(1);
    return { html: 'drawn', head: null, state: null, status: 200 };
  };`;
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'], server });
  const { url } = await anApi((_request, response) => response.end('{}'));
  const app = await aGateway(store, { apiUrl: url });
  for (const path of ['/en/ph/jobs', '/en/ph/jobs?end', '/en/ph/nowhere']) await app.inject({ url: path });
  const read = (token: string) =>
    app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const { statusCode, body, headers } = await read(await aToken(store, ['read']));
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toContain('jobharbor_page_duration_seconds_count{remote="mfe-a",drawn="yes"} 1');
  expect(body).toContain('jobharbor_page_duration_seconds_count{remote="mfe-a",drawn="failed"} 1');
  expect(body).toContain('jobharbor_page_duration_seconds_count{remote="shell",drawn="no"} 1');
  expect(body).toContain('jobharbor_render_process_ends_total{remote="mfe-a",version="1"} 1');
  expect(body).toContain('jobharbor_render_processes{remote="shell",version="1"} 1');
  expect(body).toContain('jobharbor_api_up 1');
  const pages = 'http_request_duration_seconds_count{route="/*",method="GET",status=';
  for (const [status, count] of Object.entries({ '2xx': 1, '4xx': 1, '5xx': 1 }))
    expect(body).toContain(`${pages}"${status}"} ${count}`);
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(401);
  expect((await read(await aToken(store, ['publish']))).statusCode).toBe(403);
});
