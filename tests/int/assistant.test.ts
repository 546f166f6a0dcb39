import { beforeAll, describe, expect, it } from 'vitest'
import { POST as postAsk } from '@/app/api/assistant/ask/route'
import { POST as postChat } from '@/app/api/inquiries/chat/route'
import { POST as postCalculate } from '@/app/api/quotes/calculate/route'
import type { AssistantAnswer } from '@/domain/assistant/answer'
import { loadSampleData } from '@/sample-data/load-sample-data'
import { askAssistant } from '@/services/assistant/ask-assistant'
import { openNextCache } from '../fixtures/next-cache'
import { testPayload } from '../setup/database'

beforeAll(async () => {
  openNextCache()
  await loadSampleData(await testPayload())
}, 180_000)

function call(path: string, body: unknown, language = 'en'): Request {
  return new Request(`http://localhost:3100${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: 'http://localhost:3100',
      'X-Page-Language': language,
    },
    body: JSON.stringify(body),
  })
}

async function ask(message: string, more: object = {}, language = 'en'): Promise<AssistantAnswer> {
  const response = await postAsk(call('/api/assistant/ask', { message, ...more }, language))
  expect(response.status).toBe(200)
  return (await response.json()) as AssistantAnswer
}

const textOf = ({ blocks }: AssistantAnswer) =>
  blocks.map((block) => ('text' in block ? block.text : block.list.join('\n'))).join('\n')

/** The price of the inputs that the link to the builder carries, as the price endpoint has it. */
async function totalBehind({ links }: AssistantAnswer): Promise<string> {
  const href = links.find(({ href: to }) => to.includes('inputs='))?.href ?? ''
  const inputs = new URL(href, 'http://site').searchParams.get('inputs') ?? '{}'
  const priced = await postCalculate(call('/api/quotes/calculate', JSON.parse(inputs)))
  const { totalCost } = (await priced.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

describe('POST /api/assistant/ask', () => {
  it.each([
    ['how much is a 36 by 76 shower door in half inch?', 'en'],
    ['price of a mirror 48 x 36', 'en'],
    ['¿cuánto cuesta cambiar una ventana de 30 por 48?', 'es'],
  ])('quotes for %j what the server quotes', async (message, language) => {
    const answer = await ask(message, {}, language)
    expect(answer.kind).toBe('price')
    expect(textOf(answer)).toContain(await totalBehind(answer))
  })

  it('goes on from what was said, and takes the opening that the site carries', async () => {
    const { talk } = await ask('how much is a 28 x 76 shower door?')
    const thicker = await ask('and in half inch?', { talk })
    expect(textOf(thicker)).toContain('1/2"')
    expect(textOf(thicker)).toContain(await totalBehind(thicker))
    const opening = { widthIn: 40, heightIn: 50 }
    expect(textOf(await ask('how much would a mirror be?', { opening }))).toContain('40 × 50')
  })

  it.each([
    ['broken window two panes 30x40', 'en', '2 pieces, each a single pane of 30 × 40 inches'],
    ['my window broke, the glass is 30 by 40', 'en', 'new glass for a window of 30 × 40 inches'],
    [
      'se rompió la ventana, dos vidrios de 30 x 40',
      'es',
      '2 piezas, cada una un vidrio nuevo para ventana de 30 × 40',
    ],
  ])(
    'keeps people away from what broke in %j, and prices its glass',
    async (message, lang, says) => {
      const answer = await ask(message, {}, lang)
      expect(answer.kind).toBe('emergency')
      expect(textOf(answer).toLowerCase()).toContain(says)
      expect(textOf(answer)).toContain(await totalBehind(answer))
      expect(answer.links[0]?.href).toMatch(/^tel:/)
      expect(answer.links[1]?.href).toContain('serviceType=window_replacement')
    },
  )

  it('leaves an emergency without a size to the telephone', async () => {
    const { kind, links } = await ask('somebody threw a rock through my window')
    expect([kind, links.length]).toEqual(['emergency', 1])
  })

  it.each([
    ['how much is a window', 'en'],
    ['¿cuánto cuesta una ventana?', 'es'],
  ])('asks of %j whether it is the glass or the window', async (message, lang) => {
    const answer = await ask(message, {}, lang)
    expect(answer.kind).toBe('which_window')
    const [glass, whole] = answer.links.map(({ href }) => href)
    expect(glass).toContain('serviceType=window_replacement')
    expect(whole).toContain('serviceType=new_window_installation')
    const sized = await ask('30 by 48', { talk: answer.talk }, lang)
    expect(textOf(sized)).toContain('30 × 48')
  })

  it('prices what was spoken of in another glass, however that is put', async () => {
    const opening = { widthIn: 28, heightIn: 76 }
    const { talk } = await ask('how much is a shower door?', { opening })
    const rain = await ask('with rain glass', { talk, opening })
    expect(rain.kind).toBe('price')
    expect(textOf(rain)).toMatch(/shower door of 28 × 76 inches[^]*, rain/)
    expect(textOf(rain)).toContain(await totalBehind(rain))
    const { kind } = await ask('con vidrio de lluvia', { talk }, 'es')
    expect(kind).toBe('price')
  })

  it('gives what is blocked its reason and its cure, and no price of its own', async () => {
    const answer = await ask('can I have a 40 inch wide door in 3/8?')
    expect(answer.kind).toBe('refused:hinges-none')
    const figures = textOf(answer).match(/\$[\d,.]+/g) ?? []
    expect(figures.length).toBeLessThanOrEqual(1)
  })

  it('answers in the language of the question, with its source', async () => {
    const answer = await ask('¿Hablan español?')
    expect(answer).toMatchObject({
      language: 'es',
      source: { label: 'Fuente:', title: '¿Hablan español?' },
    })
    expect(await ask('My window is foggy between the panes.')).toMatchObject({
      source: { href: '/posts/foggy-windows-replace-the-unit' },
    })
  })

  it('refuses what is no question, and one that is too long', async () => {
    for (const body of [{}, { message: ' ' }, { message: 'x'.repeat(501) }]) {
      const refused = await postAsk(call('/api/assistant/ask', body))
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ errors: [{ field: 'message' }] })
    }
    const large = { message: 'hours', talk: 'x'.repeat(9000) }
    expect((await postAsk(call('/api/assistant/ask', large))).status).toBe(413)
  })

  it('says first whether the office is open, by the clock of the shop', async () => {
    const asked = async (message: string, at: string, locale: 'en' | 'es') => {
      const ctx = { payload: await testPayload(), now: () => new Date(at) }
      const outcome = await askAssistant({ ctx, input: { message }, locale })
      return outcome.ok ? outcome.answer.blocks[0] : outcome
    }
    const [thanksgiving, monday] = ['2026-11-26T18:00:00Z', '2026-11-30T18:00:00Z']
    expect(await asked('Are you open today?', thanksgiving, 'en')).toEqual({
      text: expect.stringMatching(
        /^Our office is closed today, opens tomorrow at 8:00\sAM$/,
      ) as unknown,
    })
    expect(await asked('¿Están abiertos hoy?', thanksgiving, 'es')).toEqual({
      text: expect.stringMatching(
        /^Nuestra oficina está cerrada hoy, abre mañana a las 8:00\sa\.\s?m\.$/,
      ) as unknown,
    })
    expect(await asked('Are you open today?', monday, 'en')).toEqual({
      text: expect.stringMatching(/^Our office is open now, until 6:00\sPM$/) as unknown,
    })
  })

  it('counts what it can not answer, the same question once, without who asked', async () => {
    const payload = await testPayload()
    for (const message of [
      'Do you engrave goblets? Write to sam@example.com or (469) 555-0117',
      'can you engrave a goblet',
    ]) {
      expect(await ask(message)).toMatchObject({ kind: 'unknown', offersHandOver: true })
    }
    const { docs } = await payload.find({
      collection: 'questions',
      where: { wording: { like: 'goblet' } },
      depth: 0,
      overrideAccess: true,
    })
    expect(JSON.stringify(docs)).not.toMatch(/sam@|555-0117/)
    expect(docs.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })
})

describe('POST /api/inquiries/chat', () => {
  it('keeps the conversation as an inquiry of somebody who can be reached', async () => {
    const sent = { name: 'Casey Chat', phone: '(469) 555-0117', message: 'Visitor: goblets?' }
    expect((await postChat(call('/api/inquiries/chat', sent))).status).toBe(201)
    const nameless = await postChat(call('/api/inquiries/chat', { ...sent, phone: '' }))
    expect(nameless.status).toBe(422)
    const payload = await testPayload()
    const { docs } = await payload.find({
      collection: 'inquiries',
      where: { name: { equals: 'Casey Chat' } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs).toEqual([expect.objectContaining({ kind: 'chat', message: 'Visitor: goblets?' })])
  })
})
