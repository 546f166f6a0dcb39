import type { TriedGlass } from '@/domain/photos/tried-glass'
import { callApi, sendBytes } from '../api'

/** What the server knows a photo by; see its route for the claim. */
export type ArrivedPhoto = { claim: string; photo: string }

const address = '/api/inquiries/photos'

/** Sends one photo ahead; null where it did not arrive, for whatever reason. */
export async function sendPhoto(
  file: Blob,
  claim: string | null,
  glass?: TriedGlass,
): Promise<ArrivedPhoto | null> {
  const answer = await sendBytes(address, file, {
    ...(claim === null ? {} : { 'X-Photo-Claim': claim }),
    ...(glass === undefined ? {} : { 'X-Photo-Glass': glass }),
  })
  return answer.ok ? arrivedIn(answer.body) : null
}

/** Takes a photo back. When that fails it goes by itself in a few days, unless it is sent along. */
export async function takePhotoBack({ claim, photo }: ArrivedPhoto): Promise<void> {
  await callApi('DELETE', address, { claim, photo })
}

function arrivedIn(answer: unknown): ArrivedPhoto | null {
  const { claim, photo } = Object(answer) as { claim?: unknown; photo?: unknown }
  return typeof claim === 'string' && typeof photo === 'string' ? { claim, photo } : null
}
