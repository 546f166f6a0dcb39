import localFont from 'next/font/local'

// Cut by `npm run fonts` to the characters, weights and optical sizes that the pages use.
// Each family has a file for what every page sets, and one that is fetched when a rarer letter stands
// on the page. The ranges are its letters; next/font takes nothing but literals.
// The stand-ins for the time before they arrive are in `tokens.css`, because the order matters: a
// browser prepares a stand-in for every family it passes that has not been fetched, in every size of
// the page. The rarer letters therefore come after the family they belong to, and before its stand-in.

const newsreader = localFont({
  src: './font-files/newsreader.woff2',
  variable: '--font-newsreader',
  weight: '400',
  display: 'swap',
  adjustFontFallback: false,
})

const newsreaderMore = localFont({
  src: './font-files/newsreader-more.woff2',
  variable: '--font-newsreader-more',
  weight: '400',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AA, U+AC, U+AF, U+B1, U+B3-B6, U+B8-BA, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+201A, U+201E, U+2020-2022, U+2030, U+2039-203A, U+20AC, U+2153-2154, U+215B-215E, U+2190-2193, U+2248, U+2264-2265, U+2713',
    },
  ],
})

const inter = localFont({
  src: './font-files/inter.woff2',
  variable: '--font-inter',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: false,
})

const interMore = localFont({
  src: './font-files/inter-more.woff2',
  variable: '--font-inter-more',
  weight: '400 600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A2-A8, U+AA, U+AC, U+AF, U+B1, U+B3-B6, U+B8-BA, U+C0, U+C2-C8, U+CA-CC, U+CE-D0, U+D2, U+D4-D6, U+D8-D9, U+DB, U+DD-E0, U+E2-E8, U+EA-EC, U+EE-F0, U+F2, U+F4-F9, U+FB, U+FD-FF, U+152-153, U+160-161, U+178, U+17D-17E, U+201A, U+201E, U+2020-2022, U+2030, U+2039-203A, U+20AC, U+2153-2154, U+215B-215E, U+2190-2193, U+2248, U+2264-2265, U+2713',
    },
  ],
})

/** The class names that tell the tokens where the type is. */
export const fontVariables = [newsreader, newsreaderMore, inter, interMore]
  .map(({ variable }) => variable)
  .join(' ')
