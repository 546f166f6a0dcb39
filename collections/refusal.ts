import { APIError } from 'payload'

/**
 * A rule of ours that stands in the way, said to whoever asked, at its field where it has one. It carries
 * its name and data itself: the build shortens class names, and Payload shows no sentence of an error that
 * has neither.
 */
export class Refusal extends APIError {
  constructor(
    message: string,
    status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503 | 507 = 409,
    field?: string,
  ) {
    super(message, status, field === undefined ? {} : { errors: [{ path: field, message }] }, true)
    this.name = 'Refusal'
  }
}

/** By its name: the build may hold the class more than once, and `instanceof` knows one of them. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal'
}
