import { describe, expect, it } from 'vitest'
import { isWrittenAddress, isWrittenApiPath } from './written-address'

describe('an address as it is written', () => {
  it.each(['/', '/products/shower-glass', '/posts/a%20b', '/es/caf%C3%A9', '/_next/%5Bx%5D.js'])(
    '%s',
    (path) => expect(isWrittenAddress(path)).toBe(true),
  )

  it.each(['/%00', '/posts/%00', '/%ff', '/%', '/%61bout', '/about%0a', '/a%2Eb', '/%E0%A4%A'])(
    'is not %s',
    (path) => expect(isWrittenAddress(path)).toBe(false),
  )
})

describe('a path of the API', () => {
  it.each([
    '/api/users/login',
    '/api/globals/app-config',
    '/api/media/file/Bath%20room.WEBP',
    '/api/payload-preferences/nav-Open',
    '/api/posts/versions/3',
  ])('is %s', (path) => expect(isWrittenApiPath(path)).toBe(true))

  it.each([
    '/api/users/%6cogin',
    '/api/%75sers/login',
    '/api/users/Login',
    '/api/users/login%20',
    '/api/Users/login',
    '/api/users//login',
    '/api/media/file/sample%2Fmanifest.json',
    '/api/media/file/..%5Csecret',
    '/api/media/file/%00',
    '/api/media/File/van.webp',
  ])('is not %s', (path) => expect(isWrittenApiPath(path)).toBe(false))
})
