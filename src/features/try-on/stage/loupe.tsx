import { SiteImage } from '@/ui/site-image'
import type { Point, Quad } from '../place/quad'
import { loupePlace } from './loupe-place'
import { QuadLines } from './quad-lines'

type Props = {
  at: Point
  quad: Quad
  stage: { width: number; height: number }
  url: string
  isBad: boolean
}

const zoom = 3

/** What lies under the thumb, three times as large, with the edges of the opening on it. */
export function Loupe({ at, quad, stage, url, isBad }: Props) {
  const diameter = stage.width < 560 ? 104 : 144
  const middle = loupePlace(at, stage, diameter)
  const near = ({ x, y }: Point): Point => ({
    x: (x - at.x) * zoom + diameter / 2,
    y: (y - at.y) * zoom + diameter / 2,
  })
  const [a, b, c, d] = quad
  const start = near({ x: 0, y: 0 })
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute z-20 -translate-1/2 overflow-hidden rounded-full border-4 border-paper bg-edge-ink shadow-float outline outline-edge-ink"
      style={{ left: middle.x, top: middle.y, width: diameter, height: diameter }}
    >
      <SiteImage
        src={url}
        unoptimized
        alt=""
        width={stage.width * zoom}
        height={stage.height * zoom}
        className="absolute -mt-1 -ml-1 max-w-none"
        style={{
          left: start.x,
          top: start.y,
          width: stage.width * zoom,
          height: stage.height * zoom,
        }}
      />
      <svg
        viewBox={`0 0 ${diameter} ${diameter}`}
        width={diameter}
        height={diameter}
        className="absolute -top-1 -left-1"
      >
        <QuadLines quad={[near(a), near(b), near(c), near(d)]} isBad={isBad} />
        <path
          d={`M${diameter / 2 - 18} ${diameter / 2}h36M${diameter / 2} ${diameter / 2 - 18}v36`}
          strokeWidth="1"
          className="stroke-edge-ink"
        />
      </svg>
    </div>
  )
}
