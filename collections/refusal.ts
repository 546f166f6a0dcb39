import { APIError } from 'payload'

/**
 * A rule of ours that stands in the way, said to whoever asked. It carries its name and empty data itself:
 * the build shortens class names, and Payload shows no sentence of an error that has neither.
 */
export class Refusal extends APIError {
  constructor(message: string, status: 400 | 403 | 404 | 409 | 413 | 429 = 409) {
    super(message, status, {}, true)
    this.name = 'Refusal'
  }
}
