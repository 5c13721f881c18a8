import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { anApi } from '../testing/an-api.ts';
import { fetchCalls } from './check-calls.ts';

const document = JSON.stringify({ paths: { '/api/job/{jobId}': { get: {} } } });

/** An API that answers from the `first` request on. */
async function anApiThatAnswers(first: number): Promise<string> {
  let asked = 0;
  const answer = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(document);
  const { url } = await anApi((_request, response) => {
    asked += 1;
    if (asked >= first) answer(response);
  });
  return url;
}

it('an API that is too busy at first is asked again', async () => {
  expect(await fetchCalls(await anApiThatAnswers(3), [50, 50, 5_000])).toEqual(new Set(['GET /job/{}']));
});

it('one that never answers is named as such', async () => {
  const url = await anApiThatAnswers(Number.POSITIVE_INFINITY);
  await expect(fetchCalls(url, [20, 50])).rejects.toThrow(
    'it did not answer within 0.05 s, asked more than once',
  );
});
