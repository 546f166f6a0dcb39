import { expect, it } from 'vitest'
import { accessLine, logsAccess } from './access-line'
import { logOptions } from './log-options'
import { asRequest } from './request-scope.mjs'

it('a call is one line of JSON, without its token', () => {
  const call = { id: 'request-1', method: 'GET', path: '/q/s3cret', status: 200, ms: 12 }
  const line = accessLine(call)
  expect(line.endsWith('}\n')).toBe(true)
  expect(JSON.parse(line)).toMatchObject({
    request: 'request-1',
    method: 'GET',
    path: '/q/:part',
    status: 200,
    ms: 12,
  })
})

it('calls are in the log where what merely happens is', () => {
  expect(['warn', 'silent', 'info', 'debug'].map(logsAccess)).toEqual([false, false, true, true])
})

it('what is logged on the way names its request', () => {
  const mixin = () => logOptions('info').mixin?.({}, 30, {} as never)
  expect(asRequest('request-1', mixin)).toEqual({ request: 'request-1' })
  expect(mixin()).toEqual({ request: undefined })
})
