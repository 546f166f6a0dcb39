export const jobStates = [
  { label: 'To measure', value: 'to_measure' },
  { label: 'Measured', value: 'measured' },
  { label: 'Ordered', value: 'ordered' },
  { label: 'Glass in', value: 'glass_in' },
  { label: 'Scheduled', value: 'scheduled' },
  { label: 'Installed', value: 'installed' },
  { label: 'Closed', value: 'closed' },
  { label: 'On hold', value: 'on_hold' },
]

export const visitKinds = [
  { label: 'Measuring', value: 'measure' },
  { label: 'Installation', value: 'install' },
  { label: 'Service', value: 'service' },
]
