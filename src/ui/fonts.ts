import localFont from 'next/font/local'

// Cut by `npm run fonts` to the characters, weights and optical sizes that the pages use.

export const newsreader = localFont({
  src: './font-files/newsreader.woff2',
  variable: '--font-newsreader',
  weight: '400',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

export const inter = localFont({
  src: './font-files/inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
