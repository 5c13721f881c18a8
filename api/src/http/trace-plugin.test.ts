import { receiveSpans } from '@jobharbor/shared/testing/span-receiver';
import { expect, it } from 'vitest';
import { createTestApi } from '../testing/servers/test-api.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const gateway = 'b7ad6b7169203331';

it('puts the statements of a request below it, and the request below the gateway’s', async () => {
  const receiver = await receiveSpans({ service: 'api' });
  const api = await createTestApi();
  const headers = { traceparent: `00-${traceId}-${gateway}-01`, 'x-request-id': 'gateway-0001' };
  await api.app.inject({ url: '/api/job/987654', headers });
  // Its handler runs on from an event of the body.
  await api.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers,
    payload: { login: 'nobody@example.com', password: 'Nobody-knows-1' },
  });
  await api.close();
  const spans = (await receiver.stop()).filter((span) => span.traceId === traceId);

  const requests = spans.filter(({ parentSpanId }) => parentSpanId === gateway);
  expect(requests.map(({ attributes }) => attributes)).toMatchObject([
    {
      'http.request.method': 'GET',
      'http.response.status_code': 404,
      'jobharbor.request_id': 'gateway-0001',
    },
    { 'http.request.method': 'POST', 'http.route': '/api/auth/login', 'http.response.status_code': 401 },
  ]);
  for (const { spanId } of requests) {
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === spanId);
    expect(statements.map(({ name }) => name)).toContain('SELECT');
    expect(JSON.stringify(statements)).toContain('$1');
  }
  expect(JSON.stringify(spans)).not.toMatch(/nobody@example|987654/);
});
