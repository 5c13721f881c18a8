import * as z from 'zod/mini';
import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf } from './candidate.ts';

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** `METHOD /service/path` with nameless parameters. */
export type Calls = ReadonlySet<string>;

const patience = 5_000;

/** The calls that the API at `apiUrl` answers, by its own OpenAPI document. Rejects when it cannot be asked. */
export async function fetchCalls(apiUrl: string): Promise<Calls> {
  const answer = await fetch(`${apiUrl}/api/openapi.json`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  const { paths } = openApi.parse(await answer.json());
  return new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => plain(`${method.toUpperCase()} ${path.replace(/^\/api\//, '/')}`)),
    ),
  );
}

/** A parameter's name is nobody's business but the document's. */
const plain = (call: string): string => call.replace(/\{[^}]*\}/g, '{}');

/** Calls of the contract that the live API does not have, or no longer has. */
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

/** Refuses while the API's list of calls cannot be read. */
export const apiUnknown = (why: string): Refusal => ({
  check: 'calls',
  what: `the API could not be asked which calls it answers: ${why}`,
  where: 'API_URL',
  remedy: 'Start the API or set API_URL, or publish with --force and a reason.',
  isUntried: true,
});
