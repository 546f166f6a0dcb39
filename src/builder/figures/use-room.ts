'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { Spacing } from '@/drawings/to-scale/enclosure'
import { closeSpacing, lowPhoneSpacing, lowSpacing } from '@/drawings/to-scale/enclosure-spacing'

type Room = {
  width: number
  height: number
  /** Its height is a part of a sheet that is to be filled. */
  isGiven: boolean
  /** A phone: the work and its widths are to be seen above the total, or above the fields. */
  isLow: boolean
}

/** How far dimensions stand off. */
type Standing = { spacing?: Spacing }

/** The part of a sheet that a drawing fills, where its styles lift the drawing out of the flow. */
export const drawingRoom = 'drawing-room'

/** Shorter than this nothing is drawn. */
const leastPx = 240

const phoneBelowPx = 480
/** On a phone the total and what to do with it are to be seen soon; a tablet has them beside it. */
const estimatePx = { phone: 364, tablet: 560 }

/** Narrower than this the fields stand under the drawing, and some of them are to be seen with it. */
const besideFromPx = 1024

/** Upright tablets have the drawing beside the fields, with the title block below it: as `tablet:` in the styles. */
const tablet = '(width >= 48rem) and (width < 64rem) and (height >= 50rem)'

/**
 * A drawing that is not shown is the paper's: its room is that of the sheet, and nothing has to be measured. As wide
 * as it is printed, so that its scale is true there.
 */
const onPaper: Room = { width: 392, height: 320, isGiven: false, isLow: false }

/** Nothing stands above a pane, as a wall does above an enclosure; several stand one above the other. */
const lowPanePx = { one: 340, several: 364 }

export function paneRoom(
  room: Room | null,
  isLow: boolean,
  of: keyof typeof lowPanePx = 'one',
): Room | null {
  return room && isLow ? { ...room, height: Math.min(room.height, lowPanePx[of]) } : room
}

/** Header, steps and sheet head stand above a drawing that is worked on, and the running figure below it is in view. */
const besideDrawingPx = 430

/** In a low window a drawing is at least as high, and its dimensions stand closer to it. */
const least = { beside: 352, above: 340 }
const closeBelowPx = 420

/** How high a drawing may be beside or above the fields that it follows. */
export function workingHeight(
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
  tallest: number,
): number {
  const isBeside = innerWidth >= besideFromPx
  const free = isBeside ? innerHeight - besideDrawingPx : innerHeight * 0.45
  return Math.max(isBeside ? least.beside : least.above, Math.min(tallest, free))
}

/** How far the dimensions of a drawing stand off it that is worked on; as is usual where nothing is said. */
export function workingSpacing({ width, height }: Pick<Room, 'width' | 'height'>): Standing {
  return width >= phoneBelowPx && height < closeBelowPx ? { spacing: lowSpacing } : {}
}

/**
 * How much of the sheet a drawing may fill: its own width, and as high as the window leaves. On an estimate,
 * which is read and not worked on, it is as high as its part of the sheet, or as it may be.
 */
export function useRoom(tallest: number, isEstimate = false) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useLayoutEffect(() => {
    const box = ref.current
    if (!box) return
    const sheet = isEstimate ? box.closest(`.${drawingRoom}`) : null
    const given = sheet?.parentElement ?? null
    function measure() {
      const width = Math.floor(box?.clientWidth ?? 0)
      if (width === 0) return setRoom((now) => now ?? onPaper)
      const small = width < phoneBelowPx
      const isLow = (isEstimate || small) && window.innerWidth < 768
      const isGiven = sheet !== null && getComputedStyle(sheet).position === 'absolute'
      const height = isGiven
        ? Math.max(leastPx, sheet.clientHeight)
        : window.matchMedia(tablet).matches && !isEstimate
          ? Math.max(260, Math.min(440, window.innerHeight - 556))
          : small
            ? isEstimate
              ? isLow
                ? estimatePx.phone
                : Math.min(tallest, estimatePx.tablet)
              : 400
            : isEstimate
              ? tallest
              : workingHeight(window, tallest)
      setRoom((now) =>
        now?.width === width &&
        now.height === height &&
        now.isGiven === isGiven &&
        now.isLow === isLow
          ? now
          : { width, height, isGiven, isLow },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    if (given) observer.observe(given)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [tallest, isEstimate])
  const spacing: Standing =
    room === onPaper
      ? { spacing: closeSpacing }
      : room?.isLow
        ? { spacing: lowPhoneSpacing }
        : room && !isEstimate
          ? workingSpacing(room)
          : {}
  return {
    ref,
    room,
    small: room !== null && room.width < phoneBelowPx,
    fills: room?.isGiven ?? false,
    ...spacing,
  }
}
