import type { IncomingMessage } from 'node:http';
import type { AnyCall, CallRequest, CallResult } from '../contracts/define-call.ts';
import type { AppErrorDetails } from '../errors/index.ts';

/** One request as it arrived, validated by the definition of its call. */
export type ReceivedRequest<C extends AnyCall = AnyCall> = CallRequest<C> & {
  call: C;
  headers: IncomingMessage['headers'];
  /** Of a multipart body: as it was sent. */
  rawBody: Buffer;
};

/** What `{ data }` holds in the answer. Throw {@link refusal} to refuse; return a promise to answer later. */
export type Handler<C extends AnyCall> = (
  request: ReceivedRequest<C>,
) => CallResult<C> | Promise<CallResult<C>>;

/** A call and what answers it: made with {@link answer} or {@link refuse}. */
export interface Answer {
  call: AnyCall;
  handler: (request: never) => unknown;
}

export const answer = <C extends AnyCall>(call: C, handler: Handler<C>): Answer => ({ call, handler });

/** An answer of 200 for `[200]`, 201 for calls that create; a handler may choose another with this. */
export const withStatus = (status: 200 | 201, data: unknown): never => new WithStatus(status, data) as never;

export class WithStatus {
  status: 200 | 201;
  data: unknown;
  constructor(status: 200 | 201, data: unknown) {
    this.status = status;
    this.data = data;
  }
}

/** An answer that refuses with a code of the catalogue, as the API would. */
export const refuse = (call: AnyCall, code: number, details: AppErrorDetails = {}): Answer => ({
  call,
  handler: () => {
    throw new Refusal(code, details);
  },
});

/** An answer that streams events, as server-sent events with JSON in their data. Throw {@link brokenOff} to break it off. */
export const stream = <C extends AnyCall>(
  call: C,
  handler: (request: ReceivedRequest<C>) => AsyncIterable<object>,
): Answer => ({ call, handler: (request: never) => new EventStream(handler(request)) });

export class EventStream {
  events: AsyncIterable<object>;
  constructor(events: AsyncIterable<object>) {
    this.events = events;
  }
}

/** For a handler to throw. */
export class Refusal extends Error {
  code: number;
  details: AppErrorDetails;
  constructor(code: number, details: AppErrorDetails = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.details = details;
  }
}

/** An answer that never comes: the connection ends instead, as with a server that dies. */
export const hangUp = (call: AnyCall): Answer => ({
  call,
  handler: () => {
    throw new HangUp();
  },
});

export class HangUp extends Error {}

/** For a handler to throw: the connection ends in the middle of the answer. */
export const brokenOff = (): Error => new HangUp();
