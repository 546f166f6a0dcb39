import { quadIn } from '../place/quad'
import { strengthOf } from './recipes'
import type { Rgb } from './recipes'
import type { Frame, Glazing, Surface } from './surface'

/** How small a picture is drawn to be blurred by drawing it large again, in px of its width. */
const blurredWidth = 64

/**
 * Glass drawn with the canvas that every browser has: blur, tint and veil within the four corners, but
 * neither ripples nor light, seams and hardware.
 */
export function openPlainSurface(): Surface {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  let picture: HTMLImageElement | null = null
  let blurred: HTMLCanvasElement | null = null

  function draw({ size, density, glazing }: Frame) {
    canvas.width = size.width // which clears it, too
    canvas.height = size.height
    if (context === null || glazing === null || picture === null || blurred === null) return
    context.save()
    context.clip(outline(glazing, size))
    context.drawImage(glazing.recipe.blur > 0.1 ? blurred : picture, 0, 0, size.width, size.height)
    const { passes, veil } = strengthOf(glazing.recipe, glazing.opacity)
    context.globalCompositeOperation = 'multiply'
    fill(context, size, inkOf(passes, 1))
    context.globalCompositeOperation = 'source-over'
    fill(context, size, inkOf([0.97, 0.98, 0.975], veil))
    context.lineWidth = 5 * density // half of it lies outside and is clipped
    context.strokeStyle = inkOf(glazing.recipe.edge, 0.55)
    context.stroke(outline(glazing, size))
    context.restore()
  }

  return {
    canvas,
    isFine: false,
    draw,
    show(next) {
      picture = next
      blurred = shrunk(next)
    },
    close() {
      picture = blurred = null
      canvas.width = canvas.height = 0
    },
  }
}

function outline({ quad }: Glazing, size: Frame['size']): Path2D {
  const path = new Path2D()
  for (const { x, y } of quadIn(quad, size)) path.lineTo(x, y)
  path.closePath()
  return path
}

function fill(context: CanvasRenderingContext2D, { width, height }: Frame['size'], ink: string) {
  context.fillStyle = ink
  context.fillRect(0, 0, width, height)
}

function inkOf([red, green, blue]: Rgb, opacity: number): string {
  return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${opacity})`
}

function shrunk(picture: HTMLImageElement): HTMLCanvasElement {
  const small = document.createElement('canvas')
  small.width = blurredWidth
  small.height = Math.round((blurredWidth * picture.naturalHeight) / picture.naturalWidth)
  const context = small.getContext('2d')
  if (context !== null) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, small.width, small.height)
  }
  return small
}
