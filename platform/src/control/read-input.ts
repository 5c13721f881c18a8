import type { AnyCall, CallRequest, Schema } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { OperationError } from '../contract/operation-error.ts';

const parts = ['params', 'query', 'body'] as const;

/** Validates a request's input for a call; rejects with a sentence about the first invalid value. */
export function readInput<C extends AnyCall>(
  call: C,
  request: { params: unknown; query: unknown; body: unknown },
): CallRequest<C> {
  const input: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = call[part];
    if (schema === undefined || schema === 'form') continue;
    const parsed = z.safeParse(schema as Schema, request[part] ?? {});
    if (!parsed.success) throw notValid(parsed.error);
    input[part] = parsed.data;
  }
  return input as unknown as CallRequest<C>;
}

function notValid({ issues: [issue] }: z.core.$ZodError): OperationError {
  return new OperationError(
    'invalid',
    `The call is not valid at “${issue?.path.join('.')}”: ${issue?.message ?? 'another form is expected'}.`,
  );
}
