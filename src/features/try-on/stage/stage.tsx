'use client'

import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { SiteImage } from '@/ui/site-image'
import { cornerOf, corners, quadIn } from '../place/quad'
import type { Corner, Point, Quad, Standing } from '../place/quad'
import type { Scene } from '../scene/use-scene'
import type { Room } from '../scene/scenes'
import type { TryOnWords } from '../try-on-words'
import { lineOfHeight, lineOfWidth } from './beside-edge'
import { CornerHandle } from './corner-handle'
import { Loupe } from './loupe'
import { QuadDimension } from './quad-dimension'
import { QuadLines } from './quad-lines'

type Props = {
  words: TryOnWords
  scene: Scene
  /** Shown until another scene is chosen. */
  first: Room
  stage: RefObject<HTMLDivElement | null>
  glassPlace: RefObject<HTMLDivElement | null>
  size: { width: number; height: number }
  quad: Quad
  standing: Standing
  /** As typed; empty where nothing readable was. */
  figures: { width: string; height: string }
  /** What is to be seen, for those who do not see it. */
  description: string
  isComparing: boolean
  onMove: (corner: Corner, to: Point) => void
  children: ReactNode
}

/** The picture, the glass in it, and the corners to move it by. */
export function Stage({
  words,
  scene,
  first,
  stage,
  glassPlace,
  size,
  quad: shares,
  standing,
  figures,
  description,
  isComparing,
  onMove,
  children,
}: Props) {
  const [active, setActive] = useState<Corner | null>(null)
  const quad = quadIn(shares, size)
  const isBad = standing !== 'open'
  const picture = scene.picture
  const ratio = picture
    ? picture.width / picture.height
    : first.picture.width / first.picture.height
  const offset = size.width < 560 ? 30 : 46
  return (
    <section aria-label={words.camera} className="bg-stone">
      <div
        ref={stage}
        className="relative mx-auto overflow-hidden [--stage-most:max(46svh,16rem)] sm:[--stage-most:max(52svh,16rem)] lg:[--stage-most:max(76svh,18rem)]"
        style={{ aspectRatio: ratio, maxWidth: `calc(var(--stage-most) * ${ratio})` }}
      >
        {scene.room === first || picture === null ? (
          <SiteImage
            src={first.picture}
            alt={first.alt}
            first
            sizes="(min-width: 1024px) 856px, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
        ) : (
          <SiteImage
            src={picture.url}
            unoptimized // it is on this device already
            width={picture.width}
            height={picture.height}
            alt={scene.room?.alt ?? words.photoAlt}
            className="absolute inset-0 size-full object-cover"
          />
        )}
        <div
          ref={glassPlace}
          role="img"
          aria-label={description}
          hidden={isComparing}
          className="absolute inset-0 [&>canvas]:size-full"
        />
        {isComparing ? null : (
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${size.width} ${size.height}`}
            className="pointer-events-none absolute inset-0 size-full forced-color-adjust-none"
          >
            <QuadLines quad={quad} isBad={isBad} />
            {figures.width === '' ? null : (
              <QuadDimension line={lineOfWidth(quad, offset, size)} figure={`${figures.width}″`} />
            )}
            {figures.height === '' ? null : (
              <QuadDimension
                line={lineOfHeight(quad, offset, size)}
                figure={`${figures.height}″`}
              />
            )}
          </svg>
        )}
        {active && picture ? (
          <Loupe
            at={cornerOf(quad, active)}
            quad={quad}
            stage={size}
            url={picture.url}
            isBad={isBad}
          />
        ) : null}
        {isComparing
          ? null
          : corners.map((corner) => {
              const at = cornerOf(quad, corner)
              return (
                <CornerHandle
                  key={corner}
                  name={`${words.stage.corners[corner]}, ${Math.round(at.x)}, ${Math.round(at.y)}`}
                  at={at}
                  isActive={corner === active}
                  isBad={isBad}
                  onMove={(to) => onMove(corner, to)}
                  onActive={(isActive) => setActive(isActive ? corner : null)}
                />
              )
            })}
        <Faulty words={words.stage} standing={standing} />
        {children}
      </div>
    </section>
  )
}

function Faulty({ words, standing }: { words: TryOnWords['stage']; standing: Standing }) {
  return (
    <div role="status" className="pointer-events-none absolute inset-x-3 top-3 z-10">
      {standing === 'open' ? null : (
        <p className="mx-auto w-fit rounded-glass border border-error bg-paper px-4 py-2 text-base">
          <strong className="font-semibold text-error">
            {standing === 'crossed' ? words.crossed : words.dented}
          </strong>{' '}
          <span className="text-text-second">
            {standing === 'crossed' ? words.crossedText : words.dentedText}
          </span>
        </p>
      )}
    </div>
  )
}
