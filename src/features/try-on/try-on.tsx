'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { StaticImageData } from 'next/image'
import Link from 'next/link'
import { Button, buttonClasses } from '@/ui/button'
import { Arrow } from '@/ui/page/arrow-link'
import { Slider } from '@/ui/slider'
import { GlassTabs } from './controls/glass-tabs'
import { Notice } from './controls/notice'
import { OneOfFew } from './controls/one-of-few'
import { PictureActions } from './controls/picture-actions'
import { SceneChoice } from './controls/scene-choice'
import { SendPicture } from './controls/send-picture'
import { SizeFields } from './controls/size-fields'
import type { StyleId } from './glass/recipes'
import { pictureWithGlass } from './glass/save-picture'
import { useSurface } from './glass/use-surface'
import { cornerMoved, placed, shownQuad, sized, usualSize } from './place/placement'
import { standingOf } from './place/quad'
import type { Corner, Point } from './place/quad'
import { figureOf, priceAddress, serviceOf } from './price-address'
import { CameraDialog } from './scene/camera-dialog'
import { openingKinds, openingOfAnyPhoto } from './scene/scenes'
import type { OpeningKind, Room } from './scene/scenes'
import { useCameraReturn } from './scene/use-camera-return'
import { useDroppedFiles } from './scene/use-dropped-files'
import { useScene } from './scene/use-scene'
import { OverStage } from './stage/over-stage'
import { Stage } from './stage/stage'
import { UnderStage } from './stage/under-stage'
import { useStageSize } from './stage/use-stage-size'
import type { TryOnWords } from './try-on-words'
import { useGlass, usualOpacity } from './use-glass'

type Props = {
  words: TryOnWords
  rooms: readonly [Room, ...Room[]]
  pictures: Record<StyleId, StaticImageData>
  /** Where the quote builder is. */
  builder: string
  /** How it is done, under the picture where there is room, else at the end. */
  children: ReactNode
}

/** Glass in a picture of the visitor's room: drawn here, in the browser, and sent nowhere. */
export function TryOn({ words, rooms, pictures, builder, children }: Props) {
  const [first] = rooms
  const [placement, setPlacement] = useState(() => placed(first.opening))
  const [kind, setKind] = useState<OpeningKind>(first.kind)
  const [typed, setTyped] = useState({ width: '', height: '' })
  const [isComparing, setIsComparing] = useState(false)
  const [isNoticed, setIsNoticed] = useState<'upload' | 'link' | null>(null)
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  /** Counts the starts: what holds a value of its own begins anew with each. */
  const [start, setStart] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const glassPlace = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)

  const placeIn = useCallback((room: Room | null) => {
    setPlacement(placed(room?.opening ?? openingOfAnyPhoto))
    if (room) setKind(room.kind)
    setStart((count) => count + 1)
  }, [])
  const { scene, fault, choose, take, show } = useScene(rooms, placeIn)
  const takeFile = useCallback((file: File) => void take(file), [take])
  const { isOver, handlers } = useDroppedFiles(takeFile)

  const { width, height, density } = useStageSize(stage)
  const size = useMemo(() => ({ width, height }), [width, height])
  const quad = useMemo(() => shownQuad(placement), [placement])
  const hasHardware = scene.room?.hasHardware ?? false
  const glass = useGlass({ quad, stage: size, kind, hasHardware, typed })
  const { glazing } = glass
  const frame = useMemo(
    () => ({
      glazing,
      density,
      size: { width: Math.round(width * density), height: Math.round(height * density) },
    }),
    [glazing, density, width, height],
  )
  const surface = useSurface(glassPlace, { image: scene.picture?.image ?? null, frame })

  useCameraReturn(setIsCameraOpen)

  const figures = { width: figureOf(typed.width), height: figureOf(typed.height) }
  const sizeWords =
    figures.width && figures.height
      ? `, ${figures.width} × ${figures.height} ${words.measure.unit}`
      : ''
  const glassName = `${words.styles[glass.style].name}, ${words.glasses[glass.glass]}`

  const priced = priceAddress(builder, { kind, glass: glass.glass, typed })
  const makePicture = async () =>
    scene.picture && surface ? pictureWithGlass(scene.picture, surface, frame) : null

  function move(corner: Corner, { x, y }: Point) {
    setPlacement((now) => cornerMoved(now, corner, { x: x / width, y: y / height }))
  }

  function startOver() {
    placeIn(scene.room)
    setTyped({ width: '', height: '' })
    glass.startOver()
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-y-5 max-lg:contents">
        <div
          {...handlers}
          className="z-20 -mx-4 max-lg:sticky max-lg:top-17 sm:mx-0 [@media(max-height:40rem)]:static"
        >
          <Stage
            {...{ words, scene, first, stage, glassPlace, size, quad, figures, isComparing }}
            standing={standingOf(quad)}
            description={`${words.stage.glass}: ${glassName}, ${words.kinds[kind]}${sizeWords}`}
            onMove={move}
          >
            <OverStage words={words.stage} isOver={isOver} isComparing={isComparing} />
          </Stage>
        </div>
        <UnderStage
          words={words.stage}
          isComparing={isComparing}
          onCompare={setIsComparing}
          onStartOver={startOver}
        />
        <section aria-label={words.scenes.title}>
          {surface !== null && !surface.isFine ? (
            <p className="mb-4 border-l-2 border-edge-mid pl-4 text-base">{words.stage.plain}</p>
          ) : null}
          <SceneChoice
            words={words.scenes}
            rooms={rooms}
            room={scene.room}
            onRoom={(room) => void choose(room)}
            onPhoto={() => files.current?.click()}
            onCamera={() => setIsCameraOpen(true)}
          />
          <p className="mt-2 text-small text-text-second">
            {words.scenes.how} {words.notice.privacy}
          </p>
          <p role="alert" className="text-base font-medium text-error">
            {fault === null ? '' : words.scenes.faults[fault]}
          </p>
        </section>
        <section className="max-lg:order-last max-lg:mt-12 lg:mt-8">{children}</section>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">
        <section>
          <h2 className="text-h3">{words.stylesTitle}</h2>
          <GlassTabs
            words={words}
            pictures={pictures}
            style={glass.style}
            glass={glass.glass}
            onStyle={glass.setStyle}
            onGlass={glass.setGlass}
          />
        </section>
        <div key={start} className="grid gap-2 lg:max-xl:pr-3">
          <Slider
            label={words.size}
            initial={usualSize}
            onChange={(next) => setPlacement((now) => sized(now, next))}
          />
          <Slider label={words.opacity} initial={usualOpacity} onChange={glass.setOpacity} />
        </div>
        <div className="grid gap-3">
          <input
            ref={files}
            type="file"
            accept="image/*"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) takeFile(file)
              target.value = '' // the same one may be chosen again
            }}
          />
          <Button look="sun" size="large" onClick={() => setIsNoticed('upload')}>
            {words.upload}
          </Button>
          <button
            type="button"
            className="min-h-11 justify-self-start text-base text-link"
            onClick={() => setIsNoticed('link')}
          >
            {words.notice.open}
          </button>
        </div>
        <div className="grid gap-5 border-t border-rule pt-5">
          <div className="grid gap-2">
            <p aria-hidden="true" className="font-semibold">
              {words.kinds.title}
            </p>
            <OneOfFew
              label={words.kinds.title}
              choices={openingKinds}
              names={words.kinds}
              value={kind}
              onChange={setKind}
            />
          </div>
          <SizeFields words={words.measure} typed={typed} onType={setTyped} />
          <Link href={priced} prefetch={false} className={buttonClasses('outline', 'large')}>
            {words.measure.price[kind]}
            {sizeWords}
            <Arrow />
          </Link>
          <SendPicture
            words={words.send}
            service={serviceOf(kind)}
            glass={glass.glass}
            to={priced}
            make={makePicture}
          />
          <PictureActions
            words={words.actions}
            fileName={`glass-${glass.style}`}
            make={makePicture}
          />
        </div>
      </div>
      <Notice
        words={words.notice}
        open={isNoticed !== null}
        onOpenChange={(open) => {
          if (!open) setIsNoticed(null)
        }}
        onUnderstood={() => {
          if (isNoticed === 'upload') files.current?.click()
        }}
      />
      <CameraDialog
        words={words.cameraWindow}
        open={isCameraOpen}
        onClose={() => setIsCameraOpen(false)}
        onTaken={show}
      />
    </div>
  )
}
