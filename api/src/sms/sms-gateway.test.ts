import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSmsTransport, readSmsSettings } from './sms-settings.ts';
import { SmsRefused } from './sms-transport.ts';

let server: Server;
let address: string;
let status = 200;
const requests: { request: IncomingMessage; body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push({ request, body: await readText(request) });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const place = { dataFolder: '/data', publicUrl: null };
const message = { id: 'one', to: '+639171234567', text: 'Your "code": 123 & more\nline' };

async function sendBy(env: NodeJS.ProcessEnv) {
  await openSmsTransport(readSmsSettings(env, place))?.send(message);
  const last = requests.at(-1);
  if (last === undefined) throw new Error('Nothing arrived.');
  return last;
}

describe('a gateway that the configuration describes', () => {
  it('gets valid JSON with its headers, whatever characters the text has', async () => {
    const { request, body } = await sendBy({
      SMS_GATEWAY_URL: `${address}/messages`,
      SMS_GATEWAY_METHOD: 'PUT',
      SMS_GATEWAY_HEADERS: '{"Authorization":"Bearer key"}',
      SMS_GATEWAY_BODY: '{"to":"{{to}}","message":{"text":"{{text}}"}}',
    });
    expect([request.method, request.url, request.headers.authorization]).toEqual([
      'PUT',
      '/messages',
      'Bearer key',
    ]);
    expect(request.headers['content-type']).toBe('application/json');
    expect(JSON.parse(body)).toEqual({ to: message.to, message: { text: message.text } });
  });

  it('takes a form', async () => {
    const { request, body } = await sendBy({
      SMS_GATEWAY_URL: address,
      SMS_GATEWAY_BODY: 'from=JobHarbor&to={{to}}&text={{text}}',
    });
    expect(request.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      from: 'JobHarbor',
      to: message.to,
      text: message.text,
    });
  });

  it('takes both in its address', async () => {
    const { request } = await sendBy({
      SMS_GATEWAY_URL: `${address}/send?to={{to}}&text={{text}}`,
      SMS_GATEWAY_METHOD: 'GET',
    });
    const query = new URL(request.url ?? '', address).searchParams;
    expect([query.get('to'), query.get('text')]).toEqual([message.to, message.text]);
  });

  it.each([
    [400, true],
    [422, true],
    [401, false],
    [429, false],
    [503, false],
  ])('that answers %i has refused for good: %s', async (answered, isRefused) => {
    status = answered;
    const env = { SMS_GATEWAY_URL: address, SMS_GATEWAY_BODY: 'to={{to}}&text={{text}}' };
    const error = await sendBy(env).catch((thrown: unknown) => thrown);
    status = 200;
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof SmsRefused).toBe(isRefused);
  });

  it.each([
    { SMS_GATEWAY_URL: 'sms.example' },
    { SMS_GATEWAY_URL: 'https://sms.example', SMS_GATEWAY_BODY: 'to={{to}}' },
    {
      SMS_GATEWAY_URL: 'https://sms.example',
      SMS_GATEWAY_BODY: '{{to}}{{text}}',
      SMS_GATEWAY_HEADERS: 'a: b',
    },
  ])('is refused at the start when it is %j', (env) => {
    expect(() => readSmsSettings(env, place)).toThrow(/^SMS_GATEWAY/);
  });
});

it('without a gateway, messages go to the outbox of a development machine, and nowhere in public', () => {
  expect(readSmsSettings({}, place)).toEqual({ kind: 'outbox', folder: '/data/outbox' });
  expect(readSmsSettings({}, { ...place, publicUrl: 'https://jobs.example' })).toEqual({ kind: 'none' });
  expect(readSmsSettings({ NODE_ENV: 'production' }, place)).toEqual({ kind: 'none' });
});
