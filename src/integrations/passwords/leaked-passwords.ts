import { passwordMinLength } from '@/domain/account/limits'

let list: Promise<ReadonlySet<string>> | undefined

/** Whether it is among the passwords that leaked most often, however its letters are cased. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  return (await leakedPasswords()).has(plain(password))
}

/**
 * The same for one that was made long enough with little thought: `Jennifer2026!`, `dragondragon`.
 * The list itself has few of twelve characters and more.
 */
export async function isLeakedPasswordStretched(password: string): Promise<boolean> {
  const leaked = await leakedPasswords()
  const whole = plain(password)
  const bare = whole.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return [whole, bare, once(whole), once(bare)].some((text) => leaked.has(text))
}

function leakedPasswords(): Promise<ReadonlySet<string>> {
  list ??= readList()
  return list
}

/** Some 380 KB, which only a server that has to judge a password loads, once. */
async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const { 'passwords-common': passwords } = dictionary
  // the shorter ones are refused for their length
  return new Set(passwords.filter(({ length }) => length >= passwordMinLength))
}

function plain(password: string): string {
  return password.trim().toLowerCase()
}

/** What is repeated in it, or all of it. */
function once(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text
}
