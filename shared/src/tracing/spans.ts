import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Parent of spans and headers; null without tracing. */
export type TraceContext = Context | null;

const tracer = () => trace.getTracer('jobharbor');

/** Starts the span of a served request, as a child of the one in its headers. Without headers: a new trace. */
export function openRequestSpan(
  name: string,
  attributes: Attributes,
  headers: Record<string, unknown> | undefined,
): Context {
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  return trace.setSpan(parent, tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent));
}

/** Ends the span of a request; from status 500 on it has failed. */
export function closeRequestSpan(of: TraceContext, status: number): void {
  const span = of && trace.getSpan(of);
  span?.setAttribute('http.response.status_code', status);
  if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

/** Runs `work` in a child span of `parent`; a rejection marks it as failed. */
export async function inSpan<T>(
  parent: TraceContext,
  name: string,
  attributes: Attributes,
  work: (own: TraceContext) => Promise<T>,
): Promise<T> {
  if (parent === null) return work(null);
  const span = tracer().startSpan(name, { kind: SpanKind.INTERNAL, attributes }, parent);
  try {
    return await work(trace.setSpan(parent, span));
  } catch (error) {
    span.recordException(error as Error);
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

/** W3C headers (`traceparent`) that make another process's spans children of this one. */
export function traceHeaders(of: TraceContext): Record<string, string> {
  const headers: Record<string, string> = {};
  if (of) propagation.inject(of, headers);
  return headers;
}

/** Runs `work`, and what it starts, with this span as the active one. */
export const withSpan = <T>(of: Context, work: () => T): T => context.with(of, work);

/** Adds a completed database statement to the active span; ignored without one. */
export function addStatement(statement: { sql: string; milliseconds: number; error?: unknown }): void {
  if (!trace.getSpan(context.active())) return;
  const end = Date.now();
  const operation = /^\W*(\w+)/.exec(statement.sql)?.[1]?.toUpperCase() ?? 'SQL';
  const span = tracer().startSpan(operation, {
    kind: SpanKind.CLIENT,
    startTime: end - statement.milliseconds,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      // With placeholders in place of values.
      'db.query.text': statement.sql,
    },
  });
  if (statement.error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(end);
}
