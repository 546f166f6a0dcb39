import type { APIResponse } from '@playwright/test'

type Refused = {
  name?: string
  message: string
  data?: { errors: { path: string; message: string }[] }
}

export async function errorsOf(response: APIResponse): Promise<Refused[]> {
  return ((await response.json()) as { errors: Refused[] }).errors
}

/** The sentences that the admin shows when a rule of ours stands in the way. */
export async function sentenceOf(response: APIResponse): Promise<string> {
  return (await errorsOf(response)).map(({ message }) => message).join(' ')
}
