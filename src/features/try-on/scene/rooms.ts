import { getTranslations } from 'next-intl/server'
import doorway from '@pictures/room-empty-doorway.webp'
import shower from '@pictures/shower-neo-angle.webp'
import window from '@pictures/picture-window-dusk.webp'
import type { StaticImageData } from 'next/image'
import type { Locale } from '@/config/locales'
import type { Quad } from '../place/quad'
import type { Room } from './scenes'

/** Our rooms; the one that the page opens with first. */
export async function readRooms(locale: Locale): Promise<readonly [Room, ...Room[]]> {
  const t = await getTranslations({ locale, namespace: 'tryOn.scenes' })
  return [
    {
      id: 'doorway',
      name: t('doorway'),
      alt: t('doorwayAlt'),
      picture: doorway,
      kind: 'door',
      opening: inPicture(doorway, [464, 146], [673, 152], [673, 623], [464, 624]),
      hasHardware: false,
    },
    {
      id: 'window',
      name: t('window'),
      alt: t('windowAlt'),
      picture: window,
      kind: 'window',
      opening: inPicture(window, [523, 225], [961, 223], [961, 698], [523, 695]),
      hasHardware: false,
    },
    {
      id: 'shower',
      name: t('shower'),
      alt: t('showerAlt'),
      picture: shower,
      kind: 'shower',
      opening: inPicture(shower, [371, 177], [697, 168], [697, 940], [371, 921]),
      hasHardware: true,
    },
  ]
}

/** Corners as they were read off a picture, in its own px. */
function inPicture({ width, height }: StaticImageData, ...corners: [Px, Px, Px, Px]): Quad {
  const share = ([x, y]: Px) => ({ x: x / width, y: y / height })
  const [a, b, c, d] = corners
  return [share(a), share(b), share(c), share(d)]
}

type Px = [x: number, y: number]
