'use client'

import { useSyncExternalStore } from 'react'
import { mostPhotos } from '@/domain/photos/limits'
import type { TriedGlass } from '@/domain/photos/tried-glass'
import { draftsForgotten } from '../quote-drafts'
import { keepFromOtherTabs, noPhotos, readKeptPhotos, writeKeptPhotos } from './kept-photos'
import type { KeptPhotos } from './kept-photos'
import { troubleWith } from './photo-trouble'
import type { PhotoTrouble } from './photo-trouble'
import { sendPhoto, takePhotoBack } from './send-photo'
import { shrinkPhoto } from './shrink-photo'

export type Photos = KeptPhotos & {
  /** How many are on their way. */
  sending: number
  /** Why the last one that was tried did not arrive; null where it did. */
  failed: PhotoTrouble | null
}

const none: Photos = { ...noPhotos, sending: 0, failed: null }

const states = new Map<string, Photos>()
const listeners = new Set<() => void>()
/** One after the other: the first is answered with the claim that the others come with. */
let queue: Promise<unknown> = Promise.resolve()
let timesForgotten = 0

/** The photos that go along with a quote for a service. They are sent whether or not anybody looks on. */
export function usePhotos(service: string): Photos {
  return useSyncExternalStore(
    subscribe,
    () => stateOf(service),
    () => none,
  )
}

/**
 * Makes files small and sends them ahead, as far as there is room for them; `glass` is what the try-on shows
 * in them. Answers how many arrived.
 */
export async function addPhotos(
  service: string,
  files: readonly Blob[],
  glass?: TriedGlass,
): Promise<number> {
  const { photos, sending } = stateOf(service)
  const taken = files.slice(0, Math.max(0, mostPhotos - photos.length - sending))
  change(service, { sending: sending + taken.length, failed: null })
  const arrivals = taken.map((file) => {
    const arrival = queue.then(() => sendOne(service, file, glass))
    queue = arrival
    return arrival
  })
  return (await Promise.all(arrivals)).filter(Boolean).length
}

async function sendOne(service: string, file: Blob, glass?: TriedGlass): Promise<boolean> {
  const began = timesForgotten
  const shrunk = await shrinkPhoto(file).catch(() => null)
  const arrived = shrunk && (await sendPhoto(shrunk.file, stateOf(service).claim, glass))
  if (began !== timesForgotten) {
    if (arrived) void takePhotoBack(arrived)
    return false
  }
  // read again: one may have been removed in the meantime
  const { claim, photos, sending } = stateOf(service)
  const left = { sending: Math.max(0, sending - 1) }
  if (!shrunk || !arrived) {
    change(service, { ...left, failed: troubleWith(file) })
    return false
  }
  // another claim than before: what that one held is gone
  const earlier = arrived.claim === claim ? photos : []
  const added = { photo: arrived.photo, thumbnail: shrunk.thumbnail }
  keep(service, { ...left, claim: arrived.claim, photos: [...earlier, added] })
  return true
}

export function removePhoto(service: string, photo: string): void {
  const { claim, photos } = stateOf(service)
  keep(service, { photos: photos.filter((one) => one.photo !== photo), failed: null })
  if (claim !== null) void takePhotoBack({ claim, photo })
}

/** Nobody waits longer for a photo before a quote is saved. */
const longestWaitMs = 10_000

/** What goes along as `photos`, once those on their way have arrived; undefined where there are none. */
export async function claimOfPhotos(service: string): Promise<string | undefined> {
  if (stateOf(service).sending > 0) {
    await Promise.race([queue, new Promise((resolve) => setTimeout(resolve, longestWaitMs))])
  }
  const { claim, photos } = stateOf(service)
  return claim === null || photos.length === 0 ? undefined : claim
}

/** They have gone along. They stay where they are, for whoever changes the quote and sends it again. */
export function photosWentAlong(service: string): void {
  keepFromOtherTabs(service)
}

/** Whether another one may go along. */
export function hasRoomForPhoto(service: string): boolean {
  const { photos, sending } = stateOf(service)
  return photos.length + sending < mostPhotos
}

function stateOf(service: string): Photos {
  const known = states.get(service)
  if (known !== undefined) return known
  const opened = { ...none, ...readKeptPhotos(service) }
  states.set(service, opened)
  return opened
}

function keep(service: string, next: Partial<Photos>): void {
  change(service, next)
  writeKeptPhotos(service, stateOf(service))
}

function change(service: string, next: Partial<Photos>): void {
  states.set(service, { ...stateOf(service), ...next })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whoever signs out leaves nothing behind, here neither, wherever on the site it is done. */
if (typeof window !== 'undefined') {
  window.addEventListener(draftsForgotten, () => {
    timesForgotten += 1
    states.clear()
    for (const listener of listeners) listener()
  })
}
