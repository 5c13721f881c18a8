import { createHmac, randomBytes } from 'node:crypto';
import { context, propagation, trace } from '@opentelemetry/api';

export interface TracingOptions {
  /** Name of the process among the spans, unless `OTEL_SERVICE_NAME` says another. */
  service: string;
  /** Signs the ids of traces that begin here, so that `isOwnTrace` knows them again. Random ids without it. */
  key?: Buffer;
}

let isOn = false;

/** Whether spans are sent. Where they are not, instrumentation is left out. */
export const isTracing = (): boolean => isOn;

/**
 * Sends the spans of this process to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP, JSON); the SDK reads
 * the other variables of OpenTelemetry itself. Without it nothing is loaded. To be called before anything is made that
 * is traced; the result sends what is left and ends it.
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
    // A collector that does not answer keeps no process from ending.
    await provider.shutdown().catch(() => {});
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/**
 * Whether a request's `traceparent` is of a trace that a holder of `key` began. Others are a stranger's, who would have
 * requests traced that the sampler leaves out, or filed under traces of his own making.
 */
export function isOwnTrace(key: Buffer, traceparent: unknown): boolean {
  const id = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(traceparent))?.[1];
  return id !== undefined && id === signedTraceId(key, id.slice(16));
}

/** The random half comes last: samplers by share read the end of an id. */
function signedTraceId(key: Buffer, random: string): string {
  const mac = createHmac('sha256', key).update(`traceparent.${random}`).digest('hex');
  return mac.slice(0, 16) + random;
}
