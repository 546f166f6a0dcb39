import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node'
import { expect, it } from 'vitest'
import { asRequest } from '../log/request-scope.mjs'
import { SafeSpans } from './safe-spans'

it('a trace holds the request it belongs to, and nobody’s address, token or data', () => {
  const sent = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({
    spanProcessors: [new SafeSpans(), new SimpleSpanProcessor(sent)],
  })
  asRequest('request-1', () => {
    const span = provider.getTracer('test').startSpan('GET /[locale]/q/[token]', {
      attributes: {
        'http.target': '/q/secret-0f-a-quote?mail=robin@example.com',
        'url.query': 'mail=robin@example.com',
        'next.route': '/[locale]/q/[token]',
      },
    })
    span.recordException(new Error('Failed query: select $1\nparams: robin@example.com'))
    span.setStatus({ code: 2, message: 'no letter to robin@example.com' })
    span.end()
  })
  const [span] = sent.getFinishedSpans()
  expect(span?.attributes).toEqual({
    'http.target': '/q/:part',
    'url.query': '',
    'next.route': '/[locale]/q/[token]',
    'site.request': 'request-1',
  })
  const whole = JSON.stringify([span?.attributes, span?.events, span?.status])
  expect(whole).toContain('Failed query')
  expect(whole).not.toMatch(/robin|secret/)
})
