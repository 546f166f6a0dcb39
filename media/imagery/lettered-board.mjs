// Letters the board before the bakery of `storefront.webp` anew: at the size of a page the rendered chalk cannot
// be read. Needs the typeface Liberation Serif. `node media/imagery/lettered-board.mjs <from> <to>`
import sharp from 'sharp'

const [from, to] = process.argv.slice(2)
/** The corners of the board's dark face, and its lines, in pixels of a picture 1,600 wide. */
const face = [
  [1249.3, 770],
  [1361.3, 771.3],
  [1375.3, 940.7],
  [1259.3, 937.3],
]
const lines = [
  ['Today', 1309.7, 811.3, 26.2],
  ['sourdough', 1312.1, 845.8, 21.4],
  ['rye', 1313.3, 874.3, 21.4],
  ['pies', 1315.7, 902.9, 21.4],
]

const { width, height } = await sharp(from).metadata()
const letters = lines.map(
  ([text, x, y, size]) =>
    `<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle" font-family="Liberation Serif"
      font-style="italic" fill="#d6d4ce" opacity=".88" transform="rotate(1.4 ${x} ${y})">${text}</text>`,
)
const board = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs>
    <linearGradient id="face" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#222534"/><stop offset="1" stop-color="#1e2331"/>
    </linearGradient>
    <filter id="edge"><feGaussianBlur stdDeviation="0.7"/></filter>
    <filter id="chalk"><feGaussianBlur stdDeviation="0.35"/></filter>
  </defs>
  <polygon points="${face.join(' ')}" fill="url(#face)" filter="url(#edge)"/>
  <g filter="url(#chalk)">${letters.join('')}</g>
</svg>`
await sharp(from)
  .composite([{ input: Buffer.from(board) }])
  .webp({ quality: 90 })
  .toFile(to)
