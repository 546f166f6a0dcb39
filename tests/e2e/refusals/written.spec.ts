import sharp from 'sharp'
import { admin, signInByRequest, staff } from '../support/people'
import { errorsOf } from '../support/refusals'
import { expect, test } from '../support/test'

test('a price row is written in English first, said at its field', async ({ request, baseURL }) => {
  await signInByRequest(request, baseURL ?? '', admin)
  const answer = await request.post('/api/regions?locale=es', {
    headers: { origin: baseURL ?? '' },
    data: { name: 'Solo español', currencyCode: 'USD' },
  })
  expect(answer.status()).toBe(400)
  const [error] = await errorsOf(answer)
  const message = 'Write the English first, then switch to Español and translate it.'
  expect(error?.data?.errors).toEqual([{ path: 'name', message }])
  expect(error?.message).toBe(message)
})

test('when a row was made is not for its writer to say', async ({ request, baseURL }) => {
  await signInByRequest(request, baseURL ?? '', admin)
  const headers = { origin: baseURL ?? '' }
  const old = '2001-01-01T00:00:00.000Z'
  const dates = { createdAt: old, updatedAt: old }
  const made = await request.post('/api/testimonials', {
    headers,
    data: { name: 'Robin', text: 'Straight and on time.', ...dates },
  })
  const { doc } = (await made.json()) as { doc: { id: number; createdAt: string } }
  expect(doc).not.toMatchObject({ createdAt: old })
  const changed = await request.patch(`/api/testimonials/${doc.id}`, { headers, data: dates })
  const after = ((await changed.json()) as { doc: Record<string, string> }).doc
  expect(after.createdAt).toBe(doc.createdAt)
  expect(after.updatedAt).not.toBe(old)
  await request.delete(`/api/testimonials/${doc.id}`, { headers })
})

test('a picture is named by what it is', async ({ request, baseURL }) => {
  await signInByRequest(request, baseURL ?? '', admin)
  const headers = { origin: baseURL ?? '' }
  const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f6f63' } })
    .png()
    .toBuffer()
  for (const [name, kept] of [
    ['x.html', 'x'],
    ['pane.svg', 'pane'],
    ['mirror.png', 'mirror'],
  ] as const) {
    const answer = await request.post('/api/media', {
      headers,
      multipart: {
        _payload: JSON.stringify({ alt: 'A pane' }),
        file: { name, mimeType: 'image/png', buffer: pixel },
      },
    })
    expect(answer.status(), name).toBe(201)
    const { doc } = (await answer.json()) as { doc: { id: number; filename: string } }
    expect(doc.filename).toMatch(new RegExp(`^${kept}(-\\d+)?\\.png$`))
    await request.delete(`/api/media/${doc.id}`, { headers })
  }
})

test('a small file that stands for a huge picture is refused before it is unpacked', async ({
  request,
  baseURL,
}) => {
  await signInByRequest(request, baseURL ?? '', staff)
  const plain = { width: 16_000, height: 16_000, channels: 3, background: '#1f6f63' } as const
  const buffer = await sharp({ create: plain }).png().toBuffer()
  expect(buffer.byteLength).toBeLessThan(15_000_000)
  const answer = await request.post('/api/media', {
    headers: { origin: baseURL ?? '' },
    multipart: {
      _payload: JSON.stringify({ alt: 'A pane' }),
      file: { name: 'huge.png', mimeType: 'image/png', buffer },
    },
  })
  expect(answer.status()).toBe(413)
  const [error] = await errorsOf(answer)
  expect(error?.data?.errors).toEqual([
    {
      path: 'file',
      message:
        'This picture has 256 megapixels; up to 60 are taken. Save it smaller and try again.',
    },
  ])
})

test('calls that nobody guards answer in the words of the others', async ({ request }) => {
  for (const [path, status] of [
    ['/api/health', 200],
    ['/api/open-map', 200],
    ['/api/preview?path=%00', 400],
    ['/api/preview?path=/about', 403],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(status)
    expect(answer.headers()['cache-control'], path).toBe('private, no-store')
  }
  const away = await request.get('/api/preview/leave?path=//attacker.example', { maxRedirects: 0 })
  expect(away.status()).toBe(307)
  expect(away.headers().location).toBe('/')
})
