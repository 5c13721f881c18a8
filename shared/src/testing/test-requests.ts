import * as z from 'zod/mini';
import type { AnyCall } from '../contracts/define-call.ts';
import { inputOf } from '../contracts/primitives/strict-input.ts';
import { errorCode } from '../errors/index.ts';
import { type Answer, Refusal } from './test-answers.ts';

/** Literal segments win over parameters, as in the API's router. */
export function findAnswer(answers: readonly Answer[], method: string, pathname: string) {
  const matches = answers
    .filter(({ call }) => call.method === method)
    .flatMap((one) => {
      const params = paramsOf(`/api${one.call.path}`, pathname);
      return params ? [{ answer: one, params }] : [];
    });
  return matches.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0];
}

function paramsOf(pattern: string, pathname: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname);
  if (!match) return null;
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

/** Validates a request by the schemas of its call; throws the 422 that the API would answer. */
export function readRequest(
  call: AnyCall,
  params: Record<string, string>,
  query: URLSearchParams,
  rawBody: Buffer,
): object | Refusal {
  const { query: querySchema, body: bodySchema } = inputOf(call);
  const text = call.body === 'form' ? '' : rawBody.toString();
  const parts = {
    params: [call.params, params],
    query: [querySchema, Object.fromEntries(query)],
    body: [bodySchema === 'form' ? undefined : bodySchema, text === '' ? undefined : JSON.parse(text)],
  } as const;
  const read: Record<string, unknown> = {};
  for (const [part, [schema, value]] of Object.entries(parts)) {
    if (schema === undefined) continue;
    const parsed = z.safeParse(schema as z.ZodMiniType, value);
    if (!parsed.success) {
      const fields = Object.fromEntries(
        parsed.error.issues.map(({ path, message }) => [path.join('.'), [message]]),
      );
      return new Refusal(errorCode.invalidParameters, { fields });
    }
    read[part] = parsed.data;
  }
  return read;
}
