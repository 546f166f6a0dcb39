/** Colours for what cannot read tokens.css: pictures that the server draws, the manifest. */
export const tokenValues = {
  edgeInk: '#0e3b36',
  edgeMid: '#1f6f63',
  edgeTint: '#ddede8',
  ground: '#faf8f4',
  textSecond: '#6b665c',
} as const
