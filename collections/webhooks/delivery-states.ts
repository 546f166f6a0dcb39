/** How it stands with a message to another program. */
export const deliveryStates = [
  { value: 'waiting', label: 'Waits' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Given up' },
  { value: 'stopped', label: 'Not sent: receiver off' },
  { value: 'withdrawn', label: 'Not sent: taken back' },
]
