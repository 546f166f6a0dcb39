/** Under these anything may be used here, changed or not, as long as its notice stays. */
export const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
  // of each file: used as it is, it asks for nothing
  'MPL-2.0',
]

/** Looked at one by one: what else is allowed, in what, and why; `unnamed` for what its file alone says. */
export const exceptions = [
  { of: /^@img\/sharp/, licence: 'LGPL-3.0-or-later', why: 'libvips, a library loaded as it is' },
  {
    of: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    why: 'data of browsers, named where it comes from',
  },
  { of: /^(busboy|png-js|streamsearch)$/, licence: 'unnamed', why: 'MIT, says the file LICENSE' },
]
