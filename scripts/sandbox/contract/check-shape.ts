import fs from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { badRequest } from '../fault'
import type { Fault } from '../fault'

const schemaFile = path.join(import.meta.dirname, 'stripe-schemas.json')

/** One that turns the strings of a form into what the types say, and one that changes nothing. */
type Checkers = { request: Ajv; answer: Ajv }

let checkers: Checkers | undefined

function loaded(): Checkers {
  if (checkers === undefined) {
    const schemas = JSON.parse(fs.readFileSync(schemaFile, 'utf8')) as object
    // The schemas are generated and large: they are not checked again, nor their code polished.
    const options = {
      strict: false,
      allErrors: true,
      validateFormats: false,
      validateSchema: false,
      code: { optimize: false },
    }
    checkers = { request: new Ajv({ ...options, coerceTypes: true }), answer: new Ajv(options) }
    checkers.request.addSchema(schemas, 'stripe')
    checkers.answer.addSchema(schemas, 'stripe')
  }
  return checkers
}

function checkerOf(ajv: Ajv, shape: string): ValidateFunction {
  const check = ajv.getSchema(`stripe#/definitions/${shape}`)
  if (check === undefined) throw new Error(`The contract knows no shape ${shape}.`)
  return check
}

/** `/line_items/0/price_data` as Stripe writes it: `line_items[0][price_data]`. */
function paramName(pointer: string, extra?: string): string {
  const parts = pointer.split('/').slice(1)
  if (extra !== undefined) parts.push(extra)
  return parts.map((part, index) => (index === 0 ? part : `[${part}]`)).join('')
}

function listed(values: readonly unknown[]): string {
  const texts = values.map(String)
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')}, or ${texts.at(-1)}`
}

function faultOf(error: ErrorObject): Fault {
  const param = paramName(error.instancePath)
  switch (error.keyword) {
    case 'additionalProperties': {
      const unknown = paramName(error.instancePath, String(error.params.additionalProperty))
      return badRequest(`Received unknown parameter: ${unknown}`, {
        code: 'parameter_unknown',
        param: unknown,
      })
    }
    case 'required': {
      const missing = paramName(error.instancePath, String(error.params.missingProperty))
      return badRequest(`Missing required param: ${missing}.`, {
        code: 'parameter_missing',
        param: missing,
      })
    }
    case 'enum':
      return badRequest(
        `Invalid ${param}: must be one of ${listed(error.params.allowedValues as unknown[])}`,
        { param },
      )
    case 'type':
      return error.params.type === 'number'
        ? badRequest(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param })
        : badRequest(`Invalid ${listed([error.params.type].flat())}: ${param}`, { param })
    default:
      return badRequest(`Invalid value for ${param}: ${error.message ?? error.keyword}`, { param })
  }
}

function fractionIn(value: unknown, pointer = ''): string | null {
  if (typeof value === 'number') return Number.isInteger(value) ? null : pointer
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = fractionIn(inner, `${pointer}/${key}`)
    if (found !== null) return found
  }
  return null
}

/**
 * Checks the parameters of a request against the package's own types and turns them into those
 * types in place. Throws the fault that Stripe would answer, naming the field.
 */
export function checkRequest(shape: string, params: Record<string, unknown>): void {
  const check = checkerOf(loaded().request, shape)
  if (!check(params)) {
    const errors = check.errors ?? []
    const telling = errors.find((error) => error.keyword !== 'anyOf' && error.keyword !== 'const')
    throw telling ? faultOf(telling) : badRequest('Invalid request.')
  }
  // The types say "number"; in this API every number is a whole one.
  const fraction = fractionIn(params)
  if (fraction !== null) {
    const param = paramName(fraction)
    throw badRequest(`Invalid integer: ${param}`, { code: 'parameter_invalid_integer', param })
  }
}

/** What in an answer departs from the package's own types; empty when nothing does. */
export function answerProblems(shape: string, answer: unknown): string[] {
  const check = checkerOf(loaded().answer, shape)
  if (check(answer)) return []
  return (check.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
}
