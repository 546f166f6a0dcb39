import type { MeasuredWork } from '@/domain/gallery/elevation'

/**
 * Where the glass stands in the sample pictures that were taken square on, by their names in the manifest,
 * and how large it is. An edge leans by at most two degrees in them; the other pictures have no one scale.
 */
export const sampleScales: Record<string, MeasuredWork> = {
  'shower-rain': {
    widthIn: 60.75,
    heightIn: 76,
    lowerEdgeIn: 4,
    lines: { left: 0.1397, right: 0.5269, top: 0.1274, bottom: 0.8682 },
    floor: 0.906,
    panels: [
      { widthIn: 27, role: 'fixed', endsAt: 0.3116 },
      { widthIn: 33.75, role: 'door', endsAt: null },
    ],
  },
  'shower-steam': {
    widthIn: 82.625,
    heightIn: 91.25,
    lowerEdgeIn: 4,
    lines: { left: 0.1223, right: 0.5527, top: 0.0943, bottom: 0.8009 },
    floor: 0.832,
    panels: [
      { widthIn: 44.25, role: 'fixed', endsAt: 0.3546 },
      { widthIn: 38.375, role: 'door', endsAt: null },
    ],
  },
  'hero-home': {
    widthIn: 62.75,
    heightIn: 80,
    lowerEdgeIn: 4,
    lines: { left: 0.5251, right: 0.7601, top: 0.2237, bottom: 0.823 },
    floor: 0.8531,
    panels: [
      { widthIn: 31.25, role: 'fixed', endsAt: 0.6423 },
      { widthIn: 31.5, role: 'door', endsAt: null },
    ],
  },
  'mirror-vanity': {
    widthIn: 70,
    heightIn: 40,
    lowerEdgeIn: 48,
    lines: { left: 0.3509, right: 0.7322, top: 0.1188, bottom: 0.445 },
    floor: 0.8352,
    panels: [
      { widthIn: 26, role: 'mirror', endsAt: 0.4899 },
      { widthIn: 18, role: 'gap', endsAt: 0.5885 },
      { widthIn: 26, role: 'mirror', endsAt: null },
    ],
  },
  'windows-insulated': {
    widthIn: 128.375,
    heightIn: 56.75,
    lowerEdgeIn: 36,
    lines: { left: 0.1905, right: 0.7866, top: 0.151, bottom: 0.5507 },
    floor: 0.806,
    panels: [
      { widthIn: 38.625, role: 'lite', endsAt: 0.3822 },
      { widthIn: 6.25, role: 'gap', endsAt: 0.4124 },
      { widthIn: 38.625, role: 'lite', endsAt: 0.5912 },
      { widthIn: 6.25, role: 'gap', endsAt: 0.6194 },
      { widthIn: 38.625, role: 'lite', endsAt: null },
    ],
  },
  'garden-doors': {
    widthIn: 122,
    heightIn: 93,
    lowerEdgeIn: 0,
    lines: { left: 0.2069, right: 0.8195, top: 0.1443, bottom: 0.8489 },
    floor: 0.8489,
    panels: [
      { widthIn: 30.5, role: 'fixed', endsAt: 0.3684 },
      { widthIn: 30.5, role: 'fixed', endsAt: 0.5241 },
      { widthIn: 30.5, role: 'door', endsAt: 0.6744 },
      { widthIn: 30.5, role: 'fixed', endsAt: null },
    ],
  },
  'picture-window-dusk': {
    widthIn: 141.75,
    heightIn: 80.25,
    lowerEdgeIn: 16.5,
    lines: { left: 0.1913, right: 0.7438, top: 0.1952, bottom: 0.667 },
    floor: 0.7641,
    panels: [
      { widthIn: 33.875, role: 'lite', endsAt: 0.3194 },
      { widthIn: 74, role: 'lite', endsAt: 0.6079 },
      { widthIn: 33.875, role: 'lite', endsAt: null },
    ],
  },
  storefront: {
    widthIn: 196,
    heightIn: 99.25,
    lowerEdgeIn: 0,
    lines: { left: 0.1755, right: 0.8192, top: 0.3644, bottom: 0.8567 },
    floor: 0.8567,
    panels: [
      { widthIn: 54.75, role: 'lite', endsAt: 0.3659 },
      { widthIn: 57.125, role: 'lite', endsAt: 0.5553 },
      { widthIn: 42.125, role: 'door', endsAt: 0.6895 },
      { widthIn: 42, role: 'lite', endsAt: null },
    ],
  },
  shelves: {
    widthIn: 64.375,
    heightIn: 42.5,
    lowerEdgeIn: 43.25,
    lines: { left: 0.2628, right: 0.6761, top: 0.1883, bottom: 0.5988 },
    floor: null,
    panels: [],
  },
  'room-divider': {
    widthIn: 87,
    heightIn: 102.375,
    lowerEdgeIn: 0,
    lines: { left: 0.3211, right: 0.7817, top: 0.0197, bottom: 0.8328 },
    floor: 0.8328,
    panels: [
      { widthIn: 29, role: 'fixed', endsAt: 0.4752 },
      { widthIn: 29, role: 'fixed', endsAt: 0.6253 },
      { widthIn: 29, role: 'fixed', endsAt: null },
    ],
  },
}
