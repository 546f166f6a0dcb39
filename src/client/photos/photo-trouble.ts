export type PhotoTrouble = 'not_sent' | 'not_a_picture'

/** Why a file did not arrive; one without a type is taken for a picture, as some phones send them. */
export function troubleWith({ type }: Pick<Blob, 'type'>): PhotoTrouble {
  return type === '' || type.startsWith('image/') ? 'not_sent' : 'not_a_picture'
}
