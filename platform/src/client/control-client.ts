import type { AnyCall, CallAnswer } from '@jobharbor/shared/contracts';
import { callPath } from '@jobharbor/shared/contracts/call-path';
import * as z from 'zod/mini';
import { type OperationCode, OperationError } from '../contract/operation-error.ts';
import { refusal } from '../contract/schemas.ts';
import { type CallArguments, sendCall, type Transport } from '../contract/send-call.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Client of the platform's API for the commands: of a remote site, or of this machine's store. */
export interface ControlClient {
  /** Sends a call; rejects with an OperationError where it is refused. */
  send<C extends AnyCall>(call: C, ...input: CallArguments<C>): Promise<CallAnswer<C>>;
  /** Uploads a release of `store` to the target store. */
  upload(store: ReleaseStore, name: string, version: string): Promise<void>;
}

export const clientOf = (transport: Transport, upload: ControlClient['upload']): ControlClient => ({
  send: (call, ...input) => sendCall(transport, call, ...input),
  upload,
});

export const noToken = (how: string): OperationError =>
  new OperationError('unauthenticated', `There is no token: ${how}.`);

/** The URL of a call at a site. */
export const urlOf = (
  base: URL,
  call: AnyCall,
  input: { params?: object | undefined; query?: object | undefined },
): URL => new URL(`/platform/api${callPath(call, input)}`, base);

const codes: Record<number, OperationCode> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'refused',
  503: 'unavailable',
};

const refused = z.extend(refusal, {
  refusals: z._default(
    z.array(z.object({ check: z.string(), what: z.string(), where: z.string(), remedy: z.string() })),
    [],
  ),
});

/** The JSON of an answer; an error status becomes an OperationError. */
export function readAnswer(status: number, text: string): unknown {
  if (status < 400) return text === '' ? null : JSON.parse(text);
  let told: z.infer<typeof refused> | undefined;
  try {
    told = refused.parse(JSON.parse(text));
  } catch {
    // Not an answer of the platform's API: a proxy's, or another site's.
  }
  throw new OperationError(
    codes[status] ?? 'failed',
    told?.message ?? `The address answered ${status}, and not as the platform’s API does.`,
    told?.refusals,
  );
}
