import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { SafeSpans } from './safe-spans'

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`: Next's own spans, and each query
 * below them. What is answered sends the last of them.
 */
export function startTracing({ serviceName }: { serviceName: string }): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': serviceName })),
    spanProcessors: [new SafeSpans(), new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  provider.register()
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  })
  return () => provider.shutdown()
}
