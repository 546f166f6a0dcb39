'use client'

import { registerGlass } from '@/domain/gallery/registration'
import { formatInches } from '@/domain/measure/format-length'
import { nearestSixteenth } from '@/domain/measure/sixteenths'
import { PictureLine } from './picture-line'
import { lineNames, useLines } from './use-lines'
import { usePicture } from './use-picture'
import type { PictureFile } from './use-picture'
import './gallery.css'

type LineTexts = Record<
  | 'label'
  | 'hint'
  | 'noPicture'
  | 'put'
  | 'take'
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'floor'
  | 'joint'
  | 'putJoints'
  | 'floorSeen'
  | 'perPixel'
  | 'shown'
  | 'apart'
  | 'noSize'
  | 'crossed'
  | 'refused'
  | 'accepted',
  string
>

type Props = { texts: LineTexts; readOnly: boolean }

/** The entry's picture with the lines that say where the glass stands in it. */
export function LinesEditor({ texts, readOnly }: Props) {
  const state = useLines()
  const picture = usePicture(state.pictureId)
  const { left, right, top, bottom } = state.lines
  const hasLines = left !== null && right !== null && top !== null && bottom !== null
  return (
    <section className="field-type lines-on-picture" aria-label={texts.label}>
      <h4>{texts.label}</h4>
      <p className="lines-hint">{picture === null ? texts.noPicture : texts.hint}</p>
      {picture === null ? null : (
        <>
          <div className="lines-frame">
            {/* eslint-disable-next-line @next/next/no-img-element -- the admin shows the file itself */}
            <img src={picture.url} alt="" width={picture.width} height={picture.height} />
            {hasLines ? <Lines {...{ state, picture, texts, readOnly }} /> : null}
          </div>
          {readOnly ? null : <LineButtons {...{ state, texts, hasLines }} />}
        </>
      )}
      {picture !== null && hasLines ? (
        <Judgement
          {...{ texts, picture }}
          lines={{ left, right, top, bottom }}
          widthIn={state.widthIn}
          heightIn={state.heightIn}
        />
      ) : null}
    </section>
  )
}

type State = ReturnType<typeof useLines>

function Lines({
  state,
  picture,
  texts,
  readOnly,
}: Props & { state: State; picture: PictureFile }) {
  return (
    <>
      {lineNames.map((name) => {
        const at = state.lines[name]
        const isAcross = name === 'left' || name === 'right'
        return at === null ? null : (
          <PictureLine
            key={name}
            axis={isAcross ? 'x' : 'y'}
            name={texts[name]}
            at={at}
            lengthPx={isAcross ? picture.width : picture.height}
            kind={name === 'floor' ? 'floor' : 'glass'}
            readOnly={readOnly}
            onMove={(moved) => state.move(name, moved)}
          />
        )
      })}
      {state.joints.map((at, index) =>
        at === null ? null : (
          <PictureLine
            key={index}
            axis="x"
            name={`${texts.joint} ${index + 1}`}
            at={at}
            lengthPx={picture.width}
            kind="joint"
            readOnly={readOnly}
            onMove={(moved) => state.moveJoint(index, moved)}
          />
        ),
      )}
    </>
  )
}

type ButtonsProps = { state: State; texts: LineTexts; hasLines: boolean }

function LineButtons({ state, texts, hasLines }: ButtonsProps) {
  const { lines, joints } = state
  if (!hasLines) return <LineButton onClick={state.putAll}>{texts.put}</LineButton>

  function putJoints() {
    const from = lines.left ?? 0
    const across = (lines.right ?? 1) - from
    joints.forEach((at, index) => {
      if (at === null) state.moveJoint(index, from + (across * (index + 1)) / (joints.length + 1))
    })
  }

  return (
    <div className="lines-buttons">
      <LineButton onClick={state.takeAll}>{texts.take}</LineButton>
      <label className="lines-check">
        <input
          type="checkbox"
          checked={lines.floor !== null}
          onChange={({ target }) => state.move('floor', target.checked ? 0.95 : null)}
        />
        {texts.floorSeen}
      </label>
      {joints.includes(null) ? (
        <LineButton onClick={putJoints}>{texts.putJoints}</LineButton>
      ) : null}
    </div>
  )
}

function LineButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="btn btn--style-secondary btn--size-small" onClick={onClick}>
      {children}
    </button>
  )
}

type JudgementProps = {
  texts: LineTexts
  picture: PictureFile
  lines: Record<'left' | 'right' | 'top' | 'bottom', number>
  widthIn: number | null
  heightIn: number | null
}

function Judgement({ texts, picture, lines, widthIn, heightIn }: JudgementProps) {
  if (widthIn === null || heightIn === null) return <p className="lines-judged">{texts.noSize}</p>
  const judged = registerGlass(lines, { widthIn, heightIn }, picture)
  if (!judged.ok && judged.code === 'out_of_order') {
    return (
      <p className="lines-judged lines-refused" role="status">
        {texts.crossed}
      </p>
    )
  }
  const shownIn = judged.inchesPerPixel * (lines.bottom - lines.top) * picture.height
  return (
    <div className={`lines-judged${judged.ok ? '' : 'lines-refused'}`} role="status">
      <p>{judged.ok ? texts.accepted : texts.refused}</p>
      <dl>
        <Fact name={texts.perPixel} value={judged.inchesPerPixel.toFixed(4)} />
        <Fact name={texts.shown} value={`${formatInches(nearestSixteenth(shownIn))} in`} />
        <Fact name={texts.apart} value={`${(judged.disagreement * 100).toFixed(1)} %`} />
      </dl>
    </div>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
