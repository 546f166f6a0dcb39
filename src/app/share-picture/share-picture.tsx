import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { tokenValues } from '@/ui/token-values'

const size = { width: 1200, height: 630 }
const fontFile = 'node_modules/@fontsource/newsreader/files/newsreader-latin-400-normal.woff'

type Words = { company: string; title: string; foot: string }

let font: Promise<Buffer> | undefined

/** The picture that goes with a shared link: the company's mark, the page's title, a dimension line. */
export async function sharePicture({ company, title, foot }: Words): Promise<ImageResponse> {
  font ??= readFile(path.join(process.cwd(), fontFile))
  const { edgeInk, edgeMid, edgeTint, ground, textSecond } = tokenValues
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: ground,
        color: edgeInk,
        fontFamily: 'Newsreader',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          padding: '72px 56px 64px 80px',
          width: 800,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 38 }}>
          <Mark width={47} height={53} />
          <span style={{ marginLeft: 20 }}>{company}</span>
        </div>
        <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
          <span style={{ fontSize: title.length > 44 ? 66 : 84, lineHeight: 1.05 }}>{title}</span>
        </div>
        <div
          style={{ display: 'flex', alignItems: 'center', height: 24, width: 640, color: edgeMid }}
        >
          <div style={{ width: 2, height: 24, background: edgeMid }} />
          <div style={{ flexGrow: 1, height: 2, background: edgeMid }} />
          <div style={{ width: 2, height: 24, background: edgeMid }} />
        </div>
        <span style={{ marginTop: 22, fontSize: 32, color: textSecond }}>{foot}</span>
      </div>
      <div
        style={{
          display: 'flex',
          width: 400,
          alignItems: 'center',
          justifyContent: 'center',
          background: edgeTint,
        }}
      >
        <Mark width={276} height={312} />
      </div>
    </div>,
    {
      ...size,
      fonts: [{ name: 'Newsreader', data: await font, weight: 400, style: 'normal' }],
      headers: { 'Cache-Control': 'public, max-age=86400' },
    },
  )
}

function Mark(box: { width: number; height: number }) {
  const { edgeInk, edgeMid, ground } = tokenValues
  return (
    <svg {...box} viewBox="0 0 30 34" fill="none">
      <path d="M1.5 7 20 1.500v27L1.500 32.500z" fill={ground} stroke={edgeInk} />
      <path d="m20 1.500 8.500 4.600v26.400L20 28.500z" fill={edgeMid} stroke={edgeInk} />
    </svg>
  )
}
