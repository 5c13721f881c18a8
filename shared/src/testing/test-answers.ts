import type { IncomingMessage } from 'node:http';
import type { AnyCall, CallRequest, CallResult } from '../contracts/define-call.ts';
import type { AppErrorDetails } from '../errors/index.ts';

/** One received request, validated by the definition of its call. */
export type ReceivedRequest<C extends AnyCall = AnyCall> = CallRequest<C> & {
  call: C;
  headers: IncomingMessage['headers'];
  /** A multipart body, unparsed. */
  rawBody: Buffer;
};

/** Returns what `{ data }` holds in the answer. Throw {@link refusal} for an error; return a promise to delay it. */
export type Handler<C extends AnyCall> = (
  request: ReceivedRequest<C>,
) => CallResult<C> | Promise<CallResult<C>>;

/** A call and its handler: created with {@link answer} or {@link refuse}. */
export interface Answer {
  call: AnyCall;
  handler: (request: never) => unknown;
}

export const answer = <C extends AnyCall>(call: C, handler: Handler<C>): Answer => ({ call, handler });

/** Sets the status of an answer. Default: 200 if the call allows it, else 201. */
export const withStatus = (status: 200 | 201, data: unknown): never => new WithStatus(status, data) as never;

export class WithStatus {
  status: 200 | 201;
  data: unknown;
  constructor(status: 200 | 201, data: unknown) {
    this.status = status;
    this.data = data;
  }
}

/** An error answer with a code of the catalogue, as from the API. */
export const refuse = (call: AnyCall, code: number, details: AppErrorDetails = {}): Answer => ({
  call,
  handler: () => {
    throw new Refusal(code, details);
  },
});

/** Streams server-sent events with JSON data. Throw {@link abortedStream} to abort the stream. */
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

/** Thrown by a handler. */
export class Refusal extends Error {
  code: number;
  details: AppErrorDetails;
  constructor(code: number, details: AppErrorDetails = {}) {
    super(`refused with ${code}`);
    this.code = code;
    this.details = details;
  }
}

/** Closes the connection without an answer, as a crashing server does. */
export const hangUp = (call: AnyCall): Answer => ({
  call,
  handler: () => {
    throw new HangUp();
  },
});

export class HangUp extends Error {}

/** Thrown by a handler: aborts the connection in the middle of the answer. */
export const abortedStream = (): Error => new HangUp();
