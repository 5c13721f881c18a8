import { createHmac, randomBytes } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';

export interface TracingOptions {
  /** Service name of the spans, unless `OTEL_SERVICE_NAME` is set. */
  service: string;
  /** HMAC key: signs the ids of traces that start here, so that `isOwnTrace` recognises them. Random ids without it. */
  key?: Buffer;
}

let isOn = false;

/** Whether spans are exported. Otherwise instrumentation is skipped. */
export const isTracing = (): boolean => isOn;

/**
 * Exports the spans of this process to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP, JSON); the SDK
 * reads the other variables of OpenTelemetry itself. Without it nothing is loaded. Call it before creating anything that
 * is traced; the returned function flushes and stops.
 */
export async function startTracing({ service, key }: TracingOptions): Promise<() => Promise<void>> {
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT && !process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT)
    return async () => {};
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
    ...(key && {
      idGenerator: {
        generateTraceId: () => signedTraceId(key, randomBytes(8).toString('hex')),
        generateSpanId: () => randomBytes(8).toString('hex'),
      },
    }),
  });
  provider.register();
  isOn = true;
  return async () => {
    isOn = false;
    // An unresponsive collector must not keep the process from ending.
    await provider.shutdown().catch(() => {});
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/**
 * Whether a request's `traceparent` was started by a holder of `key`. Foreign trace ids are rejected, because they would
 * override sampling or attach requests to a stranger's trace.
 */
export function isOwnTrace(key: Buffer, traceparent: unknown): boolean {
  const id = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(traceparent))?.[1];
  return id !== undefined && id === signedTraceId(key, id.slice(16));
}

/** Random half last: ratio samplers read the end of a trace id. */
function signedTraceId(key: Buffer, random: string): string {
  const mac = createHmac('sha256', key).update(`traceparent.${random}`).digest('hex');
  return mac.slice(0, 16) + random;
}
