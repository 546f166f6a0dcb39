// The breakfast room twice, cut alike: with three sealed units that have fogged, and with new ones.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const room = path.join(root, 'src/assets/pictures/windows-insulated.webp')
const sample = path.join(root, 'media/sample')
const cut = { left: 0, top: 40, width: 1600, height: 820 }

/** The corners of the glass in the room, in px, and how far the fog has come. */
const units = [
  { corners: [[325, 171], [596, 172], [596, 364], [325, 363]], fog: 0.78 }, // prettier-ignore
  { corners: [[324, 385], [596, 385], [596, 575], [324, 575]], fog: 0.95 }, // prettier-ignore
  { corners: [[1005, 389], [1241, 389], [1240, 567], [1005, 569]], fog: 0.9 }, // prettier-ignore
]

/** Chance that is the same each time. */
function chances(seed) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Fog that thickens downward, blots in it, runs, and drops. */
function fogOf({ width, height }, fog, chance) {
  const many = (count, draw) => Array.from({ length: count }, draw).join('')
  const blots = many(9, () => {
    const [x, y] = [chance() * width, height * (0.45 + chance() * 0.5)]
    const [rx, ry] = [width * (0.12 + chance() * 0.16), height * (0.1 + chance() * 0.14)]
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#fff" opacity=".2" filter="url(#soft)"/>`
  })
  const runs = many(11, () => {
    const [x, y] = [chance() * width, height * (0.35 + chance() * 0.35)]
    const long = height * (0.15 + chance() * 0.4)
    const bend = `q${chance() * 4 - 2} ${long / 2} ${chance() * 3 - 1.5} ${long}`
    return `<path d="M${x} ${y}${bend}" stroke="#47564e" stroke-opacity=".15" stroke-width="${1 + chance() * 1.6}" fill="none" filter="url(#run)"/>`
  })
  const drops = many(420, () => {
    const [x, y] = [chance() * width, height * (1 - chance() ** 1.7 * 0.8)]
    const r = 0.5 + chance() * 1.9
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity="${0.25 + chance() * 0.45}"/><circle cx="${x + 0.4}" cy="${y + 0.6}" r="${r * 0.6}" fill="#5d6a63" opacity=".16"/>`
  })
  const stops = [
    [0, 0.3],
    [0.55, 0.62],
    [1, 0.86],
  ].map(([at, of]) => `<stop offset="${at}" stop-color="#eff2ef" stop-opacity="${of * fog}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient><filter id="soft"><feGaussianBlur stdDeviation="12"/></filter><filter id="run"><feGaussianBlur stdDeviation=".9 .3"/></filter></defs><rect width="${width}" height="${height}" fill="url(#veil)"/>${blots}${runs}${drops}</svg>`
}

async function fogged({ corners, fog }, chance) {
  const [xs, ys] = [0, 1].map((axis) => corners.map((corner) => corner[axis]))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const box = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
  const seen = await sharp(room).extract(box).blur(7).modulate({ saturation: 0.55 }).toBuffer()
  const veiled = await sharp(seen)
    .composite([{ input: Buffer.from(fogOf(box, fog, chance)) }])
    .png()
    .toBuffer()
  const glass = corners.map(([x, y]) => `${x - left},${y - top}`).join(' ')
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><polygon points="${glass}" fill="#fff"/></svg>`
  const input = await sharp(veiled)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return { input, left, top }
}

const chance = chances(7)
const panes = []
for (const unit of units) panes.push(await fogged(unit, chance))
const whole = await sharp(room).composite(panes).png().toBuffer()
const finished = { 'window-fogged': whole, 'window-renewed': room }
for (const [name, picture] of Object.entries(finished)) {
  const file = path.join(sample, `${name}.webp`)
  const { size } = await sharp(picture).extract(cut).webp({ quality: 82 }).toFile(file)
  console.log(`${name}: ${Math.round(size / 1000)} KB`)
}
