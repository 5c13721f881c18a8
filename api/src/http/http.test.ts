import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { leniencyHeaders } from '@jobharbor/shared/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app/create-app.ts';
import { createTestApi, type TestApi } from '../testing/servers/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('every answer', () => {
  it('says in the person’s language that an address leads nowhere', async () => {
    const answer = await api.app.inject({ url: '/api/nowhere', headers: { 'language-id': '4' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 40004, errors: {}, request_id: expect.any(String) });
    expect(answer.json().message).toMatch(/[ぁ-ん]/);
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
  });

  it('keeps the id that the gateway gave the request', async () => {
    const answer = await api.app.inject({ url: '/api/health', headers: { 'x-request-id': 'gateway-0001' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-request-id']).toBe('gateway-0001');
  });

  it('refuses a country that does not exist, by the header’s name', async () => {
    const answer = await api.app.inject({ url: '/api/health', headers: { 'country-id': '999' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 40001, errors: { 'country-id': [expect.any(String)] } });
  });

  it('names a parameter and a member that the call does not know, instead of answering as if it had been done', async () => {
    const url = '/api/job/search';
    const query = await api.app.inject({ method: 'POST', url: `${url}?job_id=1`, payload: {} });
    expect([query.statusCode, query.json()]).toMatchObject([
      422,
      { code: 40001, errors: { job_id: [expect.stringMatching(/not known/)] } },
    ]);
    const body = await api.app.inject({ method: 'POST', url, payload: { sallary_from: 1 } });
    expect(body.json().errors).toEqual({ sallary_from: [expect.stringMatching(/not known/)] });
    const none = { method: 'POST', url: '/api/auth/qr-login/start', payload: { job_id: 1 } } as const;
    const refused = await api.app.inject(none);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ job_id: [expect.stringMatching(/not known/)] });
    expect((await api.app.inject({ ...none, headers: leniencyHeaders })).statusCode).toBe(200);
  });

  it('leaves out what only a newer page of the site knows, as its client asks', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/job/search?new_parameter=1',
      headers: leniencyHeaders,
      payload: { new_filter: 1 },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('refuses a change sent by another site’s page', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/health',
      headers: { host: 'jobs.example', origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe(40012);
  });
});

it('closes the connection of a client that does not finish its request', async () => {
  const app = await createApp(api.dependencies, { bodyTimes: { graceMs: 100, bytesPerSecond: 1_000 } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = (app.server.address() as AddressInfo).port;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  await once(socket, 'close');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

it('answers an in-flight request while the server shuts down, and then closes its connection', async () => {
  const app = await createApp(api.dependencies);
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    asked.resolve();
    await answered.promise;
    return { words: 'here you are' };
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const waiting = fetch(`${url}/slow`);
  await asked.promise;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  answered.resolve();
  expect(await (await waiting).json()).toEqual({ words: 'here you are' });
  await closed;
});
