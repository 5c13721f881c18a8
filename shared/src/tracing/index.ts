/** OpenTelemetry for the server processes. Browsers only get the header in a page's data. */
export {
  addStatement,
  closeRequestSpan,
  inSpan,
  openRequestSpan,
  type TraceContext,
  traceHeaders,
  withSpan,
} from './spans.ts';
export { isOwnTrace, isTracing, startTracing, type TracingOptions } from './start-tracing.ts';
