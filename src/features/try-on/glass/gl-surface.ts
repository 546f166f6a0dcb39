import {
  bindFramebufferInfo,
  createBufferInfoFromArrays,
  createFramebufferInfo,
  createProgramInfo,
  createTexture,
  drawBufferInfo,
  setBuffersAndAttributes,
  setUniforms,
} from 'twgl.js'
import type { BufferInfo, FramebufferInfo, ProgramInfo } from 'twgl.js'
import { columnsOf, inverse, squareOnto } from '../place/homography'
import { edgesOf } from './edges'
import { strengthOf } from './recipes'
import { blurShader, cornersShader, glassShader } from './shaders'
import type { Frame, Glazing, Size, Surface } from './surface'

/** The picture is blurred small, once: what is blurred has no use for more. */
const blurredWidth = 512

/** The standard deviation of the blur, in shares of the picture's width: 8 px of a stage of 856. */
const blurSpread = 8 / 856

type Parts = {
  blur: ProgramInfo
  glass: ProgramInfo
  everywhere: BufferInfo
  picture: WebGLTexture | null
  blurred: FramebufferInfo | null
}

/** Glass drawn by the graphics processor; null where the browser has none to give. */
export function openGlSurface(): Surface | null {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl', { alpha: true, antialias: false, depth: false })
  if (gl === null) return null
  let parts: Parts | null = partsOf(gl)
  if (parts === null) return null
  let image: HTMLImageElement | null = null
  let frame: Frame | null = null

  function show(picture: HTMLImageElement) {
    image = picture
    if (gl === null || parts === null) return
    forget(gl, parts)
    parts.picture = pictureIn(gl, picture)
    parts.blurred = blurredIn(gl, parts, parts.picture, picture)
  }

  function draw(next: Frame) {
    frame = next
    if (gl === null || parts === null) return
    if (canvas.width !== next.size.width) canvas.width = next.size.width
    if (canvas.height !== next.size.height) canvas.height = next.size.height
    bindFramebufferInfo(gl, null)
    gl.clear(gl.COLOR_BUFFER_BIT)
    if (next.glazing !== null) drawGlass(gl, parts, next, next.glazing)
  }

  /** The browser may take the graphics processor away at any time; without this it never gives it back. */
  function onLost(event: Event) {
    event.preventDefault()
    parts = null
  }

  function onRestored() {
    if (gl === null) return
    parts = partsOf(gl)
    if (image !== null) show(image)
    if (frame !== null) draw(frame)
  }

  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', onRestored)
  return {
    canvas,
    isFine: true,
    show,
    draw,
    close() {
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', onRestored)
      if (parts !== null) {
        forget(gl, parts)
        gl.deleteProgram(parts.blur.program)
        gl.deleteProgram(parts.glass.program)
      }
      parts = null
      image = null
      gl.getExtension('WEBGL_lose_context')?.loseContext()
      canvas.width = canvas.height = 0
    },
  }
}

function partsOf(gl: WebGLRenderingContext): Parts | null {
  try {
    return {
      blur: createProgramInfo(gl, [cornersShader, blurShader]),
      glass: createProgramInfo(gl, [cornersShader, glassShader]),
      everywhere: createBufferInfoFromArrays(gl, {
        position: { numComponents: 2, data: [-1, -1, 3, -1, -1, 3] },
      }),
      picture: null,
      blurred: null,
    }
  } catch {
    return null // a driver that cannot build it; the plain kind shows what can be shown
  }
}

function forget(gl: WebGLRenderingContext, parts: Parts) {
  gl.deleteTexture(parts.picture)
  for (const attachment of parts.blurred?.attachments ?? []) gl.deleteTexture(attachment)
  gl.deleteFramebuffer(parts.blurred?.framebuffer ?? null)
  parts.picture = parts.blurred = null
}

function pictureIn(gl: WebGLRenderingContext, picture: HTMLImageElement): WebGLTexture {
  return createTexture(gl, {
    src: picture,
    min: gl.LINEAR,
    mag: gl.LINEAR,
    wrap: gl.CLAMP_TO_EDGE,
    auto: false,
  })
}

function blurredIn(
  gl: WebGLRenderingContext,
  parts: Parts,
  picture: WebGLTexture,
  { naturalWidth, naturalHeight }: HTMLImageElement,
): FramebufferInfo {
  const size = {
    width: blurredWidth,
    height: Math.round((blurredWidth * naturalHeight) / naturalWidth),
  }
  const [half, whole] = [spaceIn(gl, size), spaceIn(gl, size)]
  // the shader steps in fifths of the spread
  const across = blurSpread / 5
  blurInto(gl, parts, half, picture, [across, 0])
  blurInto(gl, parts, whole, textureOf(half), [0, (across * naturalWidth) / naturalHeight])
  for (const attachment of half.attachments) gl.deleteTexture(attachment)
  gl.deleteFramebuffer(half.framebuffer)
  return whole
}

function spaceIn(gl: WebGLRenderingContext, { width, height }: Size): FramebufferInfo {
  return createFramebufferInfo(
    gl,
    [{ min: gl.LINEAR, mag: gl.LINEAR, wrap: gl.CLAMP_TO_EDGE }],
    width,
    height,
  )
}

function textureOf({ attachments }: FramebufferInfo): WebGLTexture | undefined {
  return attachments[0]
}

function blurInto(
  gl: WebGLRenderingContext,
  { blur, everywhere }: Parts,
  into: FramebufferInfo,
  source: WebGLTexture | undefined,
  step: [number, number],
) {
  bindFramebufferInfo(gl, into)
  gl.useProgram(blur.program)
  setBuffersAndAttributes(gl, blur, everywhere)
  setUniforms(blur, { source, step, size: [into.width, into.height] })
  drawBufferInfo(gl, everywhere)
}

function drawGlass(
  gl: WebGLRenderingContext,
  { glass, everywhere, picture, blurred }: Parts,
  { size, density }: Frame,
  { quad, recipe, opacity, pane, isHung }: Glazing,
) {
  if (picture === null || blurred === null) return
  const toPicture = squareOnto(quad)
  const { passes, veil } = strengthOf(recipe, opacity)
  gl.useProgram(glass.program)
  setBuffersAndAttributes(gl, glass, everywhere)
  setUniforms(glass, {
    picture,
    blurred: textureOf(blurred),
    toPicture: columnsOf(toPicture),
    toPane: columnsOf(inverse(toPicture)),
    edges: edgesOf(quad, size).flat(),
    size: [size.width, size.height],
    density,
    pane: [pane.width, pane.height],
    passes,
    veil,
    blur: recipe.blur,
    grain: recipe.grain,
    rain: recipe.ripple === 'rain' ? 1 : 0,
    reeds: recipe.ripple === 'reeds' ? 1 : 0,
    bands: (recipe.bands * opacity) / 100,
    edge: recipe.edge,
    mark: recipe.hasMark ? 1 : 0,
    interlayer: recipe.hasInterlayer ? 1 : 0,
    hung: isHung ? 1 : 0,
  })
  drawBufferInfo(gl, everywhere)
}
