import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AddressFields } from '../../src/features/address-fields/address-fields.tsx'
import { formatOf, type PlaceField } from '../../src/features/address-fields/address-rows.ts'
import { fitting } from '../../src/features/address-fields/use-country-change.ts'
import { addressSupport } from '../../src/services/presets/live-addresses.ts'

// In the Hindi shop: the texts and the names of states are those that its build has.

const empty = { address1: '', address2: '', city: '', postalCode: '', state: '' }

function Form({ code, start = empty }: { readonly code: string; readonly start?: typeof empty }) {
  const [values, setValues] = useState(start)
  const set = (name: PlaceField, value: string) => setValues((now) => ({ ...now, [name]: value }))
  return (
    <AddressFields
      format={formatOf(code)}
      rules={addressSupport.rules(() => code)}
      country="यहाँ"
      field={(name) => ({
        name,
        value: values[name],
        error: undefined,
        onBlur() {},
        onChange: ({ target }) => set(name, target.value),
      })}
      onChoose={set}
      lookUp={addressSupport.postalCodeLookup}
    />
  )
}

const state = () => screen.getByRole<HTMLSelectElement>('combobox')
const choices = () => [...state().options].slice(1).map(({ text }) => text)

it.each(['in', 'us', 'jp', 'it', 'ie'])('%s: the states have Hindi names, by the Hindi alphabet', (code) => {
  render(<Form code={code} />)
  expect(choices()).toHaveLength(formatOf(code).states.length)
  expect(choices().filter((name) => /[A-Za-z\p{Script=Han}]/u.test(name))).toEqual([])
  expect(choices()).toEqual(choices().toSorted(new Intl.Collator('hi').compare))
})

it('a state that the shop has no Hindi name for keeps its own', () => {
  render(<Form code="es" />)
  expect(choices()[0]).toBe('Álava')
})

it('says in Hindi which state a postal code has filled, and keeps its code', async () => {
  const { container } = render(<Form code="in" />)
  const code = container.querySelector('input[name=postalCode]')
  fireEvent.change(code as HTMLInputElement, { target: { value: '560001' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('कर्नाटक'))
  expect(screen.getByRole('status').textContent).not.toMatch(/[a-z]/i)
  expect(state().value).toBe('in-ka')
})

it('chooses the state of an address that has its Hindi name', () => {
  render(<Form code="in" start={{ ...empty, state: 'कर्नाटक' }} />)
  expect(state().value).toBe('in-ka')
})

it('a name in Hindi is sent as the code of its state', () => {
  expect(addressSupport.provinceOf('झारखण्ड', 'in')).toBe('in-jh')
  expect(addressSupport.rules(() => 'us').accepts.state('कैलिफ़ोर्निया', 'us')).toBe(true)
  expect(fitting({ state: 'टोक्यो', postalCode: '' }, 'jp').state).toBe('jp-13')
})
