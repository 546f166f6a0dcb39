import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { routePath } from '../http/route-path'
import { requestId } from '../log/request-scope.mjs'
import { safeText } from '../log/safe-text.mjs'

/** These hold an address as it was asked for, its query and tokens with it. */
const addresses = ['http.target', 'http.url', 'url.full', 'url.path']

/**
 * Keeps out of traces what is kept out of the log, and says which request each span belongs to. It
 * stands before whatever sends spans on.
 */
export class SafeSpans implements SpanProcessor {
  onStart(span: Span): void {
    const id = requestId()
    if (id !== undefined) span.setAttribute('site.request', id)
  }

  onEnd(span: ReadableSpan): void {
    makeSafe(span.attributes)
    for (const { attributes } of span.events) makeSafe(attributes ?? {})
    if (span.status.message !== undefined) span.status.message = safeText(span.status.message)
  }

  forceFlush(): Promise<void> {
    return Promise.resolve()
  }

  shutdown(): Promise<void> {
    return Promise.resolve()
  }
}

function makeSafe(attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'url.query') attributes[name] = ''
    else if (typeof value === 'string') {
      attributes[name] = addresses.includes(name) ? safeAddress(value) : safeText(value)
    }
  }
}

function safeAddress(address: string): string {
  return routePath(new URL(address, 'http://site').pathname)
}
