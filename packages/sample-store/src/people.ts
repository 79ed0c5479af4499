export interface Address {
  readonly label: string
  readonly firstName: string
  readonly lastName: string
  readonly line1: string
  readonly line2?: string
  readonly city: string
  readonly province: string
  readonly postalCode: string
  readonly countryCode: string
  readonly phone: string
  readonly isDefault: boolean
}

export interface DemoCustomer {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly addresses: readonly [Address, ...Address[]]
}

export const demoCustomer: DemoCustomer = {
  email: 'asha@umber-ecru.example',
  password: 'linen-and-light',
  firstName: 'Asha',
  lastName: 'Raman',
  phone: '+91 98450 12345',
  addresses: [
    {
      label: 'Home',
      firstName: 'Asha',
      lastName: 'Raman',
      line1: '27 Cubbon Cross',
      line2: 'Flat 4B',
      city: 'Bengaluru',
      province: 'Karnataka',
      postalCode: '560001',
      countryCode: 'in',
      phone: '+91 98450 12345',
      isDefault: true,
    },
    {
      label: 'Studio',
      firstName: 'Asha',
      lastName: 'Raman',
      line1: '8 Kala Ghoda Lane',
      city: 'Mumbai',
      province: 'Maharashtra',
      postalCode: '400001',
      countryCode: 'in',
      phone: '+91 98450 12345',
      isDefault: false,
    },
  ],
}

/** For development and demonstrations; a backend in production takes its admin from the environment. */
export const adminUser = {
  email: 'admin@umber-ecru.example',
  password: 'umber-admin-2026',
  firstName: 'Ira',
  lastName: 'Menon',
} as const
