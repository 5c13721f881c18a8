import { randomBytes } from 'node:crypto';
import { receiveSpans } from '@jobharbor/shared/testing/span-receiver';
import { isOwnTrace } from '@jobharbor/shared/tracing';
import { expect, it, onTestFinished } from 'vitest';
import { aGateway, aVisitor } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';

/** Calls the API while rendering. */
const server = `import { get } from 'node:http';
  export const render = async ({ apiUrl, headers }) => {
    await new Promise((resolve, reject) => get(apiUrl + '/job/1', { headers }, (answer) => answer.resume().on('end', resolve)).on('error', reject));
    return { html: 'drawn', head: null, state: null, status: 200 };
  };`;

async function aSite(key: Buffer) {
  const asked: { url: string | undefined; traceparent: unknown; baggage: unknown }[] = [];
  const api = await anApi(({ url, headers }, response) => {
    const { traceparent, baggage } = headers;
    if (url?.startsWith('/api/job/')) asked.push({ url, traceparent, baggage });
    response.end('{}');
  });
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/a'], server, calls: ['GET /job/{id}'] });
  return { visitor: aVisitor(await aGateway(store, { apiUrl: api.url, key })), asked };
}

const traceparentIn = (body: string) => /"traceparent":"([^"]*)"/.exec(body)?.[1] ?? '';

it('is one trace from the page through its render and API calls; trace headers of clients are ignored', async () => {
  const key = randomBytes(32);
  const receiver = await receiveSpans({ service: 'gateway', key });
  let isStopped = false;
  onTestFinished(async () => void (isStopped || (await receiver.stop())));
  const { visitor, asked } = await aSite(key);

  const page = await visitor.get('/en/ph/a?secret=1');
  const traceparent = traceparentIn(page.body);
  await visitor.get('/api/job/2', { traceparent, baggage: 'a=b' });
  const stranger = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await visitor.get('/api/job/3', { traceparent: stranger });
  const spans = await receiver.stop();
  isStopped = true;

  const byId = new Map(spans.map((span) => [span.spanId, span]));
  const chainOf = (header: unknown) => {
    const names: string[] = [];
    let span = byId.get(String(header).split('-')[2] ?? '');
    for (; span; span = byId.get(span.parentSpanId ?? '')) names.push(span.name);
    return names;
  };
  expect(asked.map(({ url, traceparent }) => [url, ...chainOf(traceparent)])).toEqual([
    ['/api/job/1', 'render mfe-a', 'GET /*'],
    ['/api/job/2', 'GET /api/*', 'GET /*'],
    ['/api/job/3', 'GET /api/*'],
  ]);
  expect(chainOf(traceparent)).toEqual(['GET /*']);
  expect(asked.map(({ baggage }) => baggage)).toEqual([undefined, undefined, undefined]);
  expect(isOwnTrace(key, traceparent)).toBe(true);
  expect(asked[2]?.traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  expect(JSON.stringify(spans)).not.toContain('secret');
});

it('is left out, and strangers’ headers with it, where no collector is named', async () => {
  const { visitor, asked } = await aSite(randomBytes(32));
  const { body } = await visitor.get('/en/ph/a');
  await visitor.get('/api/job/2', { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
  expect([body.includes('drawn'), body.includes('traceparent')]).toEqual([true, false]);
  expect(asked.map(({ traceparent }) => traceparent)).toEqual([undefined, undefined]);
});
