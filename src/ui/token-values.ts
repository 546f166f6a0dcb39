/** Colours for what cannot read tokens.css: what the server draws, the manifest. */
export const tokenValues = {
  edgeInk: '#0e3b36',
  edgeMid: '#1f6f63',
  edgeTint: '#ddede8',
  ground: '#faf8f4',
  textSecond: '#6b665c',
  text: '#23211d',
  rule: '#d9d2c5',
  tick: '#b9b1a3',
  paper: '#ffffff',
} as const
