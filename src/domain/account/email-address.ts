import { emailMaxLength } from './limits'

const mark = "\\w!#$%&'*+/=?^`{|}~-"
const name = `[${mark}](?:[.${mark}]*[${mark}])?`
const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const pattern = new RegExp(`^${name}@(?:${label}\\.)+[a-z]{2,}$`, 'i')

/**
 * Whether accounts and inquiries are kept with this address. It is the rule of Payload's own
 * e-mail fields, so that what a form takes is never refused where it is stored: one dot at a time,
 * and no letters beyond ASCII.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= emailMaxLength && !text.includes('..') && pattern.test(text)
}
