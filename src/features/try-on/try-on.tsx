'use client'

import { useState } from 'react'
import type { StaticImageData } from 'next/image'
import { AlertDialog, Tabs } from 'radix-ui'
import { Button } from '@/ui/button'
import { Slider } from '@/ui/slider'
import { SiteImage } from '@/ui/site-image'

type Style = {
  id: string
  name: string
  type: string
  imageDescription: string
  picture: StaticImageData
}

type Word =
  | 'camera'
  | 'cameraText'
  | 'alertTitle'
  | 'alertText'
  | 'understood'
  | 'stylesTitle'
  | 'size'
  | 'opacity'
  | 'upload'

type Props = {
  words: Record<Word, string>
  styles: Style[]
  room: { picture: StaticImageData; alt: string }
}

/** A concept that says of itself that it is one: nothing here does real work. */
export function TryOn({ words, styles, room }: Props) {
  const [noticed, setNoticed] = useState(false)
  const [first] = styles
  return (
    <div className="grid gap-10 lg:grid-cols-12 lg:gap-x-6">
      <div className="lg:col-span-7">
        <section
          aria-label={words.camera}
          className="relative grid aspect-[4/3] place-items-center overflow-hidden bg-edge-ink text-ground"
        >
          <SiteImage
            src={room.picture}
            alt={room.alt}
            first
            sizes="(min-width: 1024px) 720px, 100vw"
            className="absolute inset-0 size-full object-cover"
          />
          <span aria-hidden="true" className="absolute inset-0 bg-edge-ink/65" />
          <svg
            aria-hidden="true"
            viewBox="0 0 400 300"
            className="absolute inset-0 size-full"
            fill="none"
          >
            <g stroke="var(--color-edge-tint)" strokeOpacity="0.85">
              <path d="M30 70V30h40M330 30h40v40M370 230v40h-40M70 270H30v-40" strokeWidth="2.5" />
              <path d="M130 80h140v150H130z" strokeDasharray="6 6" />
              <path
                d="M150 230 220 80h20l-70 150z"
                fill="var(--color-edge-tint)"
                fillOpacity="0.14"
                stroke="none"
              />
            </g>
          </svg>
          <p className="relative max-w-[22ch] rounded-glass bg-edge-ink/90 px-4 py-2 text-center font-display text-h4">
            {words.cameraText}
          </p>
        </section>
        <AlertDialog.Root open={noticed} onOpenChange={setNoticed}>
          <AlertDialog.Trigger asChild>
            <Button look="outline" size="large" className="mt-5">
              {words.upload}
            </Button>
          </AlertDialog.Trigger>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="fixed inset-0 z-50 fade-in bg-text/60" />
            <AlertDialog.Content className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-lg -translate-y-1/2 rounded-glass bg-paper p-8 shadow-float">
              <AlertDialog.Title className="text-h3">{words.alertTitle}</AlertDialog.Title>
              <AlertDialog.Description className="mt-3 text-text-second">
                {words.alertText}
              </AlertDialog.Description>
              <AlertDialog.Cancel asChild>
                <Button look="ink" size="large" className="mt-6">
                  {words.understood}
                </Button>
              </AlertDialog.Cancel>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      </div>
      <div className="lg:col-span-5 lg:pl-6">
        <h2 className="text-h3">{words.stylesTitle}</h2>
        <Tabs.Root {...(first ? { defaultValue: first.id } : {})} className="mt-4">
          <Tabs.List
            aria-label={words.stylesTitle}
            className="grid grid-cols-3 border-t border-l border-rule"
          >
            {styles.map(({ id, name }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="min-h-12 border-r border-b border-rule px-1 font-medium outline-offset-[-3px] data-[state=active]:bg-edge-ink data-[state=active]:text-ground forced-colors:data-[state=active]:underline"
              >
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {styles.map(({ id, name, type, imageDescription, picture }) => (
            <Tabs.Content key={id} value={id} className="min-h-28 pt-5">
              <SiteImage
                src={picture}
                alt=""
                sizes="(min-width: 1024px) 480px, 100vw"
                className="mb-4 aspect-[4/3] w-full bg-stone object-cover"
              />
              <p className="font-display text-h4">
                {name} <span className="text-edge-mid">· {type}</span>
              </p>
              <p className="mt-1 text-text-second">{imageDescription}</p>
            </Tabs.Content>
          ))}
        </Tabs.Root>
        <div className="mt-6 grid gap-4">
          <Slider label={words.size} initial={50} />
          <Slider label={words.opacity} initial={80} />
        </div>
      </div>
    </div>
  )
}
