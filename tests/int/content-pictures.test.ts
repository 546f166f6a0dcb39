import { describe, expect, it } from 'vitest'
import { openEditing } from '../fixtures/editing-content'
import { docsOf, rest, wordsOf } from '../fixtures/rest'
import { picture } from '../fixtures/rows'
import { testPayload } from '../setup/database'

const { staff, writePage, change } = await openEditing()

/** A text of nothing but one block. */
function textWith(fields: { blockType: string } & Record<string, unknown>) {
  const format = { format: '', indent: 0, version: 1 }
  const block = { type: 'block', version: 2, format: '', fields: { id: 'b1', ...fields } }
  return { root: { type: 'root', direction: 'ltr', ...format, children: [block] } }
}

describe('a picture', () => {
  it('stays while something shows it', async () => {
    const payload = await testPayload()
    const { data, name, mimetype } = await picture()
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'A pane' },
      file: { data, name, mimetype, size: data.byteLength },
      overrideAccess: true,
      context: { disableRevalidate: true },
    })
    const page = await writePage('with-a-picture', 'published')
    await change(page.id, { image: id })
    for (const depth of [0, 1]) {
      const read = await rest(`/pages/${page.id}?depth=${depth}`)
      expect(read.body.imageUrl, `at depth ${depth}`).toMatch(/\/api\/media\/file\/.+\.png$/)
      const [listed] = docsOf(await rest(`/pages?where[id][equals]=${page.id}&depth=${depth}`))
      expect(listed?.imageUrl).toBe(read.body.imageUrl)
    }
    const remove = { method: 'DELETE', cookie: staff }
    const kept = await rest(`/media/${id}`, remove)
    expect(kept.status).toBe(409)
    expect(wordsOf(kept)).toContain(
      'It is still shown by the page “A page at with-a-picture”. Give',
    )
    await change(page.id, { image: null })
    expect((await rest(`/pages/${page.id}`)).body.imageUrl).toBeNull()
    await change(page.id, { body: textWith({ blockType: 'picture', image: id }) })
    const inText = await rest(`/media/${id}`, remove)
    expect(wordsOf(inText)).toContain('still shown by the page “A page at with-a-picture”')
    await change(page.id, { body: null })
    await change(page.id, { image: id, _status: 'draft' }, true)
    expect((await rest(`/media/${id}`, remove)).status, 'a draft shows it').toBe(409)
    await change(page.id, { image: null, _status: 'draft' }, true)
    const gone = await rest(`/media/${id}`, remove)
    expect(gone.status, wordsOf(gone)).toBe(200)
  })

  type Sent = { data: Uint8Array; name: string; mimetype: string }

  async function upload(words: Record<string, string>, file?: Sent) {
    const { data, name, mimetype } = file ?? (await picture())
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(data)], { type: mimetype }), name)
    form.append('_payload', JSON.stringify(words))
    return rest('/media', { method: 'POST', cookie: staff, form })
  }

  it('is refused without words for those who cannot see it', async () => {
    expect((await upload({})).status).toBe(400)
    expect((await upload({ alt: 'A pane' })).status).toBe(201)
  })

  it('that is too large or of another kind is refused with what is taken', async () => {
    const large = { data: new Uint8Array(15_000_001), name: 'hall.jpg', mimetype: 'image/jpeg' }
    const tooLarge = await upload({ alt: 'A hall' }, large)
    expect(tooLarge.status).toBe(413)
    expect(wordsOf(tooLarge)).toContain('This file is larger than 15 MB. Save it smaller')
    const data = Buffer.from('000000186674797068656963', 'hex')
    const photo = { data, name: 'IMG_2041.HEIC', mimetype: 'image/heic' }
    const ofTelephone = await upload({ alt: 'A hall' }, photo)
    expect(ofTelephone.status).toBe(400)
    expect(wordsOf(ofTelephone)).toContain('“IMG_2041.HEIC” is no JPEG, PNG or WebP')
  })
})
