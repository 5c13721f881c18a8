/** OpenTelemetry for the processes of the site. The browser knows of it only the header that a page's data give it. */
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
