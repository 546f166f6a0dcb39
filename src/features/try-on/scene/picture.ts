/** A picture that this page holds: it is shown and drawn from without asking anybody for it again. */
export type Picture = { image: HTMLImageElement; url: string; width: number; height: number }

/** A picture of ours. Throws where it cannot be had. */
export async function pictureAt(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  await image.decode()
  return { image, url, width: image.naturalWidth, height: image.naturalHeight }
}

/** A picture of the visitor's. Throws where the browser cannot read it. */
export async function pictureOf(file: Blob): Promise<Picture> {
  const url = URL.createObjectURL(file)
  try {
    return await pictureAt(url)
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
}

/** Gives a picture of the visitor's back to the browser: nothing of it is left. */
export function letGo(picture: Picture | null): void {
  if (picture !== null) URL.revokeObjectURL(picture.url)
}
