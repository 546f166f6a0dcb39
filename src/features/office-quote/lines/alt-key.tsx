/** Which key does the same, where there is a keyboard; the button says it to screen readers itself. */
export function AltKey({ letter }: { letter: string }) {
  return (
    <kbd
      aria-hidden="true"
      className="border border-rule bg-paper px-1.5 font-sans text-caption font-normal text-text-second max-lg:hidden"
    >
      Alt {letter}
    </kbd>
  )
}
