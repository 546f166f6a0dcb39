import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { glassesOf, styleIds } from './glass/recipes'
import type { StyleId } from './glass/recipes'
import { corners } from './place/quad'
import { openingKinds } from './scene/scenes'
import type { OpeningKind } from './scene/scenes'

const sceneFaults = ['heic', 'notPicture', 'unreadable', 'room'] as const
const cameraFaults = ['refused', 'none', 'busy', 'unsupported', 'elsewhere'] as const

/** What each style is most often used for. */
const typeOf = {
  frosted: 'shower',
  clear: 'window',
  tinted: 'window',
  patterned: 'door',
  laminated: 'door',
  tempered: 'shower',
} as const satisfies Record<StyleId, OpeningKind>

export type TryOnWords = Awaited<ReturnType<typeof readTryOnWords>>

/** Every text of the try-on that its controls say, in the language of the page. */
export async function readTryOnWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'tryOn' })
  return {
    camera: t('camera'),
    photoAlt: t('photoAlt'),
    stage: {
      hint: t('stage.hint'),
      drop: t('stage.drop'),
      corners: each(corners, (corner) => t(`stage.corners.${corner}`)),
      crossed: t('stage.crossed'),
      crossedText: t('stage.crossedText'),
      dented: t('stage.dented'),
      dentedText: t('stage.dentedText'),
      plain: t('stage.plain'),
      glass: t('stage.glass'),
      compare: t('stage.compare'),
      comparing: t('stage.comparing'),
      startOver: t('stage.startOver'),
    },
    scenes: {
      title: t('scenes.title'),
      photo: t('scenes.photo'),
      camera: t('scenes.camera'),
      how: t('scenes.how'),
      faults: each(sceneFaults, (fault) => t(`scenes.faults.${fault}`)),
    },
    cameraWindow: {
      title: t('cameraWindow.title'),
      text: t('cameraWindow.text'),
      view: t('cameraWindow.view'),
      start: t('cameraWindow.start'),
      asking: t('cameraWindow.asking'),
      take: t('cameraWindow.take'),
      cancel: t('cameraWindow.cancel'),
      close: t('cameraWindow.close'),
      reload: t('cameraWindow.reload'),
      faults: each(cameraFaults, (fault) => t(`cameraWindow.faults.${fault}`)),
    },
    notice: {
      title: t('notice.title'),
      text: t('notice.text'),
      privacy: t('notice.privacy'),
      understood: t('notice.understood'),
      open: t('notice.open'),
    },
    stylesTitle: t('stylesTitle'),
    variants: t('variants'),
    styles: each(styleIds, (style) => ({
      name: t(`styles.${style}.name`),
      glass: t(`styles.${style}.glass`),
      usedFor: t(`types.${typeOf[style]}`),
      text: t(`styles.${style}.text`),
    })),
    glasses: each(
      styleIds.flatMap((style) => [...glassesOf[style]]),
      (glass) => t(`glasses.${glass}`),
    ),
    kinds: { title: t('kinds.title'), ...each(openingKinds, (kind) => t(`kinds.${kind}`)) },
    size: t('size'),
    opacity: t('opacity'),
    upload: t('upload'),
    measure: {
      title: t('measure.title'),
      width: t('measure.width'),
      height: t('measure.height'),
      unit: t('measure.unit'),
      unread: t('measure.unread'),
      price: each(openingKinds, (kind) => t(`measure.price.${kind}`)),
    },
    send: {
      button: t('send.button'),
      note: t('send.note'),
      sending: t('send.sending'),
      failed: t('send.failed'),
      full: t('send.full'),
    },
    actions: {
      save: t('actions.save'),
      share: t('actions.share'),
      saved: t('actions.saved'),
      failed: t('actions.failed'),
      note: t('actions.note'),
    },
  }
}

function each<Name extends string, Value>(
  names: readonly Name[],
  say: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, say(name)])) as Record<Name, Value>
}
