/** How many photos one visitor may send along. */
export const mostPhotos = 6

/** The longest side that is kept, in px: enough to tell a crack from a reflection. */
export const longestPhotoSide = 2048

/** What the device sends weighs a tenth of this; in bytes. */
export const mostPhotoBytes = 6 * 1024 * 1024

/** Twice what the cameras of most telephones make; a small file can stand for far more. */
export const mostPhotoPixels = 30_000_000
