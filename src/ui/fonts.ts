import localFont from 'next/font/local'

export const newsreader = localFont({
  src: '../../node_modules/@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  variable: '--font-newsreader',
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

export const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
  variable: '--font-inter',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
