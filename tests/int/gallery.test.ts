import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../fixtures/people'
import { rest, signIn, wordsOf } from '../fixtures/rest'
import { picture } from '../fixtures/rows'
import { testPayload } from '../setup/database'

let staff = ''
let category = 0
let image = 0

beforeAll(async () => {
  staff = await signIn((await account({ email: 'gallery@example.com', role: 'staff' })).email)
  const payload = await testPayload()
  const made = await payload.create({
    collection: 'gallery-categories',
    data: { name: 'Screens', slug: 'screens', displayOrder: 1 },
    overrideAccess: true, // what is there before staff write
    context: { disableRevalidate: true },
  })
  category = made.id
  const { data, name, mimetype } = await picture()
  const file = await payload.create({
    collection: 'media',
    data: { alt: 'A pane' },
    file: { data, name, mimetype, size: data.length },
    overrideAccess: true, // what is there before staff write
    context: { disableRevalidate: true },
  })
  image = file.id
})

/** The picture is as wide as it is high, and so is the glass in it. */
const scale = { left: 0.25, right: 0.75, top: 0.5, bottom: 1, widthIn: 40, heightIn: 40 }

async function write(body: Record<string, unknown>) {
  return rest('/gallery-items', {
    method: 'POST',
    cookie: staff,
    body: { title: 'A screen', category, image, _status: 'published', ...body },
  })
}

type Entry = { id: number; slug: string }

describe('an entry of the gallery', () => {
  it('is refused a height that disagrees with its picture by more than six percent', async () => {
    expect((await write({ scale: { ...scale, heightIn: 42.375 } })).status).toBe(201)
    const refused = await write({ scale: { ...scale, heightIn: 42.5 } })
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain('The picture shows 40 in at the scale of this width')
  })

  it('is refused lines that have crossed', async () => {
    const refused = await write({ scale: { ...scale, left: 0.8 } })
    expect(refused.status).toBe(400)
    expect(wordsOf(refused)).toContain('have crossed')
  })

  it('may leave its sizes out, or its lines', async () => {
    expect((await write({ scale: { widthIn: 40, heightIn: 90 } })).status).toBe(201)
    expect((await write({})).status).toBe(201)
  })

  it('takes its address from its title, and none that is taken', async () => {
    const slugOf = async (title: string) => ((await write({ title })).body.doc as Entry).slug
    expect(await slugOf('Ruled glass, 3/8"')).toBe('ruled-glass-3-8')
    expect(await slugOf('Ruled glass 3/8')).toBe('ruled-glass-3-8-2')
  })

  it('leads from its old address to its new one', async () => {
    const entry = (await write({ title: 'A first name' })).body.doc as Entry
    const moved = await rest(`/gallery-items/${entry.id}`, {
      method: 'PATCH',
      cookie: staff,
      body: { slug: 'a-second-name' },
    })
    expect(moved.status, wordsOf(moved)).toBe(200)
    const found = await rest('/redirects?where[from][equals]=/gallery/a-first-name', {
      cookie: staff,
    })
    expect(found.body.docs).toMatchObject([{ to: '/gallery/a-second-name' }])
  })
})
