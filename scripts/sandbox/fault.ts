/** A refusal in the words and the shape of Stripe's API. */
export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
}

export class Fault extends Error {
  readonly status: number
  readonly body: StripeErrorBody

  constructor(status: number, body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code
      ? {
          doc_url: `https://docs.stripe.com/error-codes/${body.code.replaceAll('_', '-')}`,
          ...body,
        }
      : body
  }
}

export function badRequest(
  message: string,
  details: { code?: string; param?: string } = {},
): Fault {
  return new Fault(400, { type: 'invalid_request_error', message, ...details })
}

export function noSuch(what: string, id: string, param = 'id'): Fault {
  return new Fault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
}
