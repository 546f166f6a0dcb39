import type { Picture } from '../scene/picture'
import type { Frame, Surface } from './surface'

/**
 * The picture with the glass in it, as large as the picture is; null where the browser gives none. It is
 * drawn by what draws the stage, which shows its own frame again before anybody sees the difference.
 */
export async function pictureWithGlass(
  picture: Picture,
  surface: Surface,
  frame: Frame,
): Promise<Blob | null> {
  const { width, height, image } = picture
  const whole = document.createElement('canvas')
  whole.width = width
  whole.height = height
  const context = whole.getContext('2d')
  if (context === null) return null
  context.drawImage(image, 0, 0, width, height)
  // seams and light are as wide as they are on a stage of the usual width
  surface.draw({ ...frame, size: { width, height }, density: width / 856 })
  context.drawImage(surface.canvas, 0, 0) // in the same task, or its pixels are gone
  surface.draw(frame)
  return new Promise((resolve) => {
    whole.toBlob(resolve, 'image/png')
  })
}

/** Hands a file to the browser to keep. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const way = document.createElement('a')
  way.href = url
  way.download = name
  way.click()
  // some browsers read it only after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
