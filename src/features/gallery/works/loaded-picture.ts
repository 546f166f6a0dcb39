type Shown = Pick<HTMLImageElement, 'complete' | 'naturalWidth' | 'currentSrc'>

/** Where a picture lies in a size that this page has loaded already; null where it has none. */
export function loadedPicture(
  src: string,
  images: Iterable<Shown> = document.images,
): string | null {
  const named = `url=${encodeURIComponent(src)}&`
  const found = [...images].find(
    ({ complete, naturalWidth, currentSrc }) =>
      complete && naturalWidth > 0 && (currentSrc.includes(named) || currentSrc.endsWith(src)),
  )
  return found?.currentSrc ?? null
}
