import { describe, expect, it } from 'vitest'
import { routeGroup, routePath } from './route-path'

describe('a path in the log', () => {
  it.each([
    ['/', '/'],
    ['/es/payment/success', '/es/payment/success'],
    ['/q/dG9rZW4tb2YtYS1xdW90ZQ', '/q/:part'],
    ['/visit/hold/0b8f6c1e9d', '/visit/hold/:part'],
    ['/api/users/verify/f00dfeedf00dfeed', '/api/users/verify/:part'],
    ['/api/quotes/41', '/api/quotes/:id'],
    ['/api/media/file/van.webp', '/api/media/file/:part'],
    ['/robin@example.com', '/:part'],
    ['/abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqr', '/:part'],
    ['/_next/static/chunks/8f2a.js', '/_next/static'],
    ['/a/b/c/d/e/f/g/h', '/a/b/c/d/e/f/…'],
  ])('%s is %s', (path, said) => expect(routePath(path)).toBe(said))
})

describe('the group of a path', () => {
  it.each([
    ['/es/about', 'page'],
    ['/admin/collections/quotes', 'admin'],
    ['/_next/image', 'static'],
    ['/api/stripe/webhook', 'webhook'],
    ['/api/q/secret', 'quotes'],
    ['/api/constructor', 'rest'],
    ['/api/whatever-anybody-tries', 'rest'],
  ])('of %s is %s', (path, group) => expect(routeGroup(path)).toBe(group))
})
