import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { LinesEditor } from './lines-editor'

/** Where staff say how a picture of the gallery lies in the world. */
export async function LinesOnPicture({ readOnly }: UIFieldServerProps & { readOnly?: boolean }) {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.lines' })
  return (
    <LinesEditor
      readOnly={readOnly ?? false}
      texts={{
        label: t('label'),
        hint: t('hint'),
        noPicture: t('noPicture'),
        put: t('put'),
        take: t('take'),
        left: t('left'),
        right: t('right'),
        top: t('top'),
        bottom: t('bottom'),
        floor: t('floor'),
        joint: t('joint'),
        putJoints: t('putJoints'),
        floorSeen: t('floorSeen'),
        perPixel: t('perPixel'),
        shown: t('shown'),
        apart: t('apart'),
        noSize: t('noSize'),
        crossed: t('crossed'),
        refused: t('refused'),
        accepted: t('accepted'),
      }}
    />
  )
}
