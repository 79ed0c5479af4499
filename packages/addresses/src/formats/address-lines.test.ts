import { expect, it } from 'vitest'
import { addressLines, type PostalAddress } from './address-lines.ts'

const written = (countryCode: string, address: Partial<PostalAddress>) =>
  addressLines({ address1: '', city: '', state: '', postalCode: '', ...address, countryCode }).join(' | ')

it.each([
  [
    'de',
    { name: 'Jörg Weiß', address1: 'Unter den Linden 6', postalCode: '10117', city: 'Berlin' },
    'Jörg Weiß | Unter den Linden 6 | 10117 Berlin',
  ],
  [
    'at',
    {
      company: 'Sacher GmbH',
      name: 'Eva Moser',
      address1: 'Philharmoniker Straße 4',
      postalCode: '1010',
      city: 'Wien',
    },
    'Sacher GmbH | Eva Moser | Philharmoniker Straße 4 | 1010 Wien',
  ],
  [
    'fr',
    {
      name: 'Zoé Petit',
      address1: '5 rue de Rivoli',
      address2: 'Bât. B',
      postalCode: '75004',
      city: 'Paris',
    },
    'Zoé Petit | 5 rue de Rivoli | Bât. B | 75004 Paris',
  ],
  [
    'it',
    { address1: 'Via Dante 7', postalCode: '20121', city: 'Milano', state: 'it-mi' },
    'Via Dante 7 | 20121 Milano MI',
  ],
  [
    'it',
    { address1: 'Via Dante 7', postalCode: '20121', city: 'Milano', state: 'Milano' },
    'Via Dante 7 | 20121 Milano MI',
  ],
  [
    'ie',
    { address1: '12 Dawson Street', city: 'Dublin 2', state: 'ie-d', postalCode: 'D02 X285' },
    '12 Dawson Street | Dublin 2 | Co. Dublin | D02 X285',
  ],
  ['ie', { address1: 'Main Street', city: 'Dingle' }, 'Main Street | Dingle'],
  [
    'us',
    {
      name: 'Ann Lee',
      address1: '548 Market St',
      address2: 'Apt 4',
      city: 'San Francisco',
      state: 'us-ca',
      postalCode: '94105',
    },
    'Ann Lee | 548 Market St | Apt 4 | San Francisco, CA 94105',
  ],
  [
    'us',
    { address1: '548 Market St', city: 'San Francisco', state: 'California', postalCode: '94105' },
    '548 Market St | San Francisco, CA 94105',
  ],
  ['us', { address1: '1 Main St', city: 'Reno', postalCode: '89501' }, '1 Main St | Reno, 89501'],
  [
    'jp',
    { name: '山田 太郎', address1: '丸の内1-9-1', city: '千代田区', state: 'jp-13', postalCode: '100-0005' },
    '〒100-0005 | 東京都千代田区 | 丸の内1-9-1 | 山田 太郎',
  ],
  [
    'jp',
    {
      name: 'Taro Yamada',
      address1: '1-9-1 Marunouchi',
      city: 'Chiyoda-ku',
      state: 'jp-13',
      postalCode: '100-0005',
      country: 'Japan',
    },
    'Taro Yamada | 1-9-1 Marunouchi, Chiyoda-ku | Tokyo 100-0005 | Japan',
  ],
  [
    'in',
    {
      name: 'Asha Rao',
      address1: '27 Cubbon Cross',
      city: 'Bengaluru',
      state: 'in-ka',
      postalCode: '560001',
      country: 'India',
    },
    'Asha Rao | 27 Cubbon Cross | Bengaluru 560001 | Karnataka | India',
  ],
  [
    'in',
    { address1: '27 Cubbon Cross', city: 'Bengaluru', state: 'Karnataka', postalCode: '560001' },
    '27 Cubbon Cross | Bengaluru 560001 | Karnataka',
  ],
  [
    'gb',
    { address1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA' },
    '10 Downing Street | London | SW1A 2AA',
  ],
  [
    'de',
    { address1: 'Am Markt 1', city: 'Ulm', postalCode: '89073', state: 'Bayern' },
    'Am Markt 1 | 89073 Ulm | Bayern',
  ],
  [
    'ch',
    { address1: 'Bahnhofstrasse 1', city: 'Zürich', postalCode: '8001' },
    'Bahnhofstrasse 1 | CH-8001 Zürich',
  ],
  ['ch', { address1: 'Bahnhofstrasse 1', city: 'Zürich' }, 'Bahnhofstrasse 1 | Zürich'],
  [
    'br',
    { address1: 'Rua A, 1', city: 'Rio', state: 'br-rj', postalCode: '20040-002' },
    'Rua A, 1 | Rio-RJ | 20040-002',
  ],
  ['zz', { address1: 'A 1', city: 'B', state: 'C', postalCode: 'D' }, 'A 1 | B | C | D'],
])('%s: an address is written as its country does (%#)', (country, address, lines) => {
  expect(written(country, address)).toBe(lines)
})

it('keeps a percent sign that a shopper typed', () => {
  expect(written('de', { name: '50%N %Z', address1: '100%n', postalCode: '1', city: '%C' })).toBe(
    '50%N %Z | 100%n | 1 %C',
  )
})
