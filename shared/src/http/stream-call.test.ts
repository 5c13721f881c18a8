import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { writeCareerSummary } from '../contracts/calls/aicv/write-career-summary.ts';
import { errorCode } from '../errors/index.ts';
import { testServer } from '../testing/setup-server.ts';
import { abortedStream, refuse, stream } from '../testing/test-server.ts';
import { createHttp } from './create-http.ts';
import { streamCall } from './stream-call.ts';

const http = () => createHttp({ baseUrl: testServer().url, headers: () => ({}) });
const event = z.object({ n: z.int() });

async function collect(signal = new AbortController().signal) {
  const got: number[] = [];
  const options = { event, signal, onEvent: ({ n }: { n: number }) => void got.push(n) };
  const outcome = await streamCall(http(), writeCareerSummary, { body: {} }, options).catch(
    (error: unknown) => error,
  );
  return { got, outcome };
}

it('hands on each event once and in order, passing over what is none', async () => {
  testServer().use(
    stream(writeCareerSummary, async function* () {
      yield { n: 1 };
      yield { another: 'kind' };
      yield { n: 2 };
    }),
  );
  expect(await collect()).toEqual({ got: [1, 2], outcome: undefined });
});

it('rejects with the API’s code where the call is refused, and with 10001 where the stream breaks off', async () => {
  testServer().use(refuse(writeCareerSummary, errorCode.aiCreditsUsedUp, { retryAfter: 60 }));
  expect((await collect()).outcome).toMatchObject({ code: 41321, retryAfter: 60 });
  testServer().use(
    stream(writeCareerSummary, async function* () {
      yield { n: 1 };
      throw abortedStream();
    }),
  );
  expect((await collect()).outcome).toMatchObject({ code: 10001 });
});
