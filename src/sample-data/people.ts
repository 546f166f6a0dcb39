/** Who can sign in to the demo besides its administrator; the addresses are nobody's. */
export const samplePeople = [
  {
    role: 'staff' as const,
    email: 'staff@trinityedgeglass.example',
    password: 'sample-staff-2026',
    fullName: 'Jordan Sample',
    phoneNumber: '(214) 555-0152',
  },
  {
    role: 'office' as const,
    email: 'office@trinityedgeglass.example',
    password: 'sample-office-2026',
    fullName: 'Morgan Sample',
    phoneNumber: '(214) 555-0158',
  },
  {
    role: 'customer' as const,
    email: 'avery@example.com',
    password: 'sample-customer',
    fullName: 'Avery Sample',
    phoneNumber: '(469) 555-0117',
    address: '4827 Sample Oak Lane, Dallas, TX 75209',
  },
]
