import type { TaskConfig } from 'payload'

export type ForgetPhotos = { visitorPhotos: number[]; photos: number[] }

/** Photos whose owner deleted his account, with their files; done as what follows from a payment is. */
export const forgetPhotosTask: TaskConfig<{ input: ForgetPhotos; output: object }> = {
  slug: 'forgetPhotos',
  label: 'Photos of a deleted account',
  inputSchema: [
    { name: 'visitorPhotos', type: 'number', hasMany: true },
    { name: 'photos', type: 'number', hasMany: true },
  ],
  handler: () => {
    throw new Error('Done by the stored work of the background, never by Payload’s own runner.')
  },
}
