import * as z from 'zod/mini';
import { askApi } from '../api-connection/api-connection.ts';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** `METHOD /service/path` with anonymous parameters. */
export type Calls = ReadonlySet<string>;

/** Milliseconds of each attempt: a machine under load takes long to write the whole document for the first time. */
const attempts = [5_000, 15_000, 40_000];

/**
 * The calls that the API at `apiUrl` answers, by its own OpenAPI document. Asks again, with more patience, where it takes
 * too long; rejects when it cannot be asked.
 */
export async function fetchCalls(apiUrl: string, waits: readonly number[] = attempts): Promise<Calls> {
  const [wait = 0, ...later] = waits;
  try {
    return await askFor(apiUrl, AbortSignal.timeout(wait));
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    if (later.length > 0) return fetchCalls(apiUrl, later);
    throw new Error(
      `it did not answer within ${wait / 1_000} s, asked more than once; the machine may be busy, or the API stuck`,
    );
  }
}

async function askFor(apiUrl: string, signal: AbortSignal): Promise<Calls> {
  const answer = await askApi(`${apiUrl}/api/openapi.json`, { signal });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const { paths } = openApi.parse(await answer.json());
  return new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => plain(`${method.toUpperCase()} ${path.replace(/^\/api\//, '/')}`)),
    ),
  );
}

/** Strips the names of parameters. */
const plain = (call: string): string => call.replace(/\{[^}]*\}/g, '{}');

/** Calls of the contract that the live API lacks. */
export function checkCalls({ release }: Candidate, known: Calls): Refusal[] {
  return release.contract.calls
    .filter((call) => !known.has(plain(call)))
    .map((call) => ({
      check: 'calls',
      what: `the live API has no ${call}`,
      where: `${nameOf(release)}, calls of its build`,
      remedy: 'Call what the API’s document names (/api/docs), or have the API deployed first.',
    }));
}

/** Refusal while the API's list of calls cannot be fetched. */
export const apiUnavailable = (why: string): Refusal => ({
  check: 'calls',
  what: `the API could not be asked which calls it answers: ${why}`,
  where: 'API_URL',
  remedy: 'Start the API or set API_URL, or publish with --force and a reason.',
  isUntried: true,
});
