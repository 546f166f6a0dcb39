import { expect, test } from 'vitest'
import { sharedRead } from './shared-read'

/** A read that is answered by hand. */
function readByHand() {
  const begun: { answer: (value: string) => void; fail: () => void }[] = []
  const ask = sharedRead(
    () =>
      new Promise<string>((resolve, reject) => {
        begun.push({ answer: resolve, fail: () => reject(new Error('away')) })
      }),
  )
  return { begun, ask }
}

test('who asks while a read is under way gets the next one, all of them together', async () => {
  const { begun, ask } = readByHand()
  const first = ask()
  const late = [ask(), ask(), ask()]
  begun[0]?.answer('old')
  expect(await first).toBe('old')
  await Promise.resolve()
  expect(begun).toHaveLength(2)
  begun[1]?.answer('new')
  expect(await Promise.all(late)).toEqual(['new', 'new', 'new'])
})

test('a read that fails fails for its own askers alone', async () => {
  const { begun, ask } = readByHand()
  const first = ask()
  const late = ask()
  begun[0]?.fail()
  await expect(first).rejects.toThrow('away')
  await Promise.resolve()
  begun[1]?.answer('back')
  expect(await late).toBe('back')
  const after = ask()
  begun[2]?.answer('again')
  expect(await after).toBe('again')
})
