export const contact = {
  title: 'Contact',
  lead: 'Write to us about anything: a size, an order, a button that came off. A person reads it.',
  formTitle: 'Send us a message',
  placesTitle: 'Where to find us',
  location: {
    title: 'Store',
    lines: ['Umber & Ecru', '14 Lavelle Road', 'Bengaluru 560001', 'India'],
  },
  phone: { title: 'Phone', words: '+91 80 4567 2314', href: 'tel:+918045672314' },
  email: {
    title: 'Support',
    words: 'support@umber-ecru.example',
    href: 'mailto:support@umber-ecru.example',
  },
  hours: {
    title: 'Hours',
    lines: ['Monday to Friday, 10:00 to 19:00', 'Saturday, 11:00 to 17:00', 'Sunday closed'],
    note: 'Indian Standard Time',
  },
} as const
