type Props = { phone: string; text: string }

/** A large number with a line over it that says which one it is. */
export function NightNumber({ phone, text }: Props) {
  return (
    <>
      <span className="mb-1 block font-sans text-base leading-normal tracking-normal whitespace-normal">
        {text}
      </span>
      {phone}
    </>
  )
}
