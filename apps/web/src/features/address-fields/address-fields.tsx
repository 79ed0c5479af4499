import type { AddressFormat } from '@umber/addresses'
import type { AddressRules, PostalCodeLookup } from '@umber/storefront-core/checkout'
import { addressFieldsCopy as copy } from '../../copy/address-fields.ts'
import { Field } from '../../ui/primitives/field.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { addressRows, type PlaceField } from './address-rows.ts'
import { usePostalCodeLookup } from './use-postal-code-lookup.ts'
import { inRow } from '../../i18n/in-row.ts'
import { stateChoices, stateName, stateOf } from '../../i18n/states.ts'

/** What a text field of a form is connected with. */
export interface FieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onBlur: () => void
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void
}

interface AddressFieldsProps {
  readonly format: AddressFormat
  readonly rules: AddressRules
  /** The country's name, as the rules have it. */
  readonly country: string
  readonly field: (name: PlaceField) => FieldProps
  readonly onChoose: (name: PlaceField, value: string) => void
  /** Before the tokens of `autocomplete`: whose address it is. */
  readonly section?: 'billing'
  /** Absent where a postal code fills nothing. */
  readonly lookUp: PostalCodeLookup | undefined
}

const tokens: Readonly<Record<PlaceField, string>> = {
  address1: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  postalCode: 'postal-code',
  state: 'address-level1',
}

const longest: Readonly<Record<PlaceField, number>> = {
  address1: 300,
  address2: 300,
  city: 200,
  postalCode: 20,
  state: 200,
}

/** Street, city, state and postal code, in the order and with the names of the country. */
export function AddressFields(props: AddressFieldsProps) {
  const { format, rules, country, field, onChoose, section, lookUp } = props
  const [postalCode, city, state] = [field('postalCode').value, field('city').value, field('state').value]
  const found = usePostalCodeLookup({
    lookUp,
    countryCode: format.countryCode,
    postalCode,
    current: { city, state },
    onFound(place) {
      if (place.city !== undefined) onChoose('city', place.city)
      if (place.state !== undefined) onChoose('state', place.state)
    },
  })
  const labels = { ...copy, ...copy.labels(format.countryCode, format.names) }
  const rows = addressRows(format, field('state').value !== '')
  const fields = rows.map((row) => (
    <div key={row.join()} className={row.length > 1 ? 'grid gap-5 sm:grid-cols-2' : undefined}>
      {row.map((name) => {
        const connected = field(name)
        const optional = isOptional(name, rules, country)
        const label = labels[name]
        const shared = {
          label,
          autoComplete: section === undefined ? tokens[name] : `${section} ${tokens[name]}`,
          optional,
          required: !optional,
          error: connected.error && errorOf(name, connected.error, label, format),
        }
        return name === 'state' && format.states.length > 0 ? (
          <Select
            key={name}
            name={connected.name}
            {...shared}
            value={stateOf(connected.value, format.countryCode)?.code ?? ''}
            options={statesFor(format, label)}
            onBlur={connected.onBlur}
            onChange={(code) => onChoose('state', code)}
          />
        ) : (
          <Field
            key={name}
            {...connected}
            {...shared}
            maxLength={longest[name]}
            {...(name === 'postalCode' && keyboardOf(format))}
          />
        )
      })}
    </div>
  ))
  return (
    <>
      {fields}
      <output className="sr-only">{foundWords(found, format)}</output>
    </>
  )
}

/** What the postal code has filled, for those who do not see it; '' while it has filled nothing. */
function foundWords({ city, state }: { city?: string; state?: string }, format: AddressFormat): string {
  const known = state === undefined ? undefined : stateOf(state, format.countryCode)
  const named = inRow([city, known === undefined ? state : stateName(known)])
  return named === '' ? '' : copy.filled(named)
}

function isOptional(name: PlaceField, rules: AddressRules, country: string): boolean {
  if (name === 'address2') return true
  if (name === 'city') return rules.needsCity?.(country) === false
  return name !== 'address1' && rules.accepts[name]('', country)
}

/** Digits where the country's codes have nothing else; a telephone's keyboard begins with capitals otherwise. */
const keyboardOf = ({ postalCode }: AddressFormat) =>
  postalCode.isNumeric
    ? ({ inputMode: 'numeric' } as const)
    : ({ inputMode: 'text', autoCapitalize: 'characters' } as const)

/** The first choice is none. */
const statesFor = ({ states }: AddressFormat, label: string) => [
  { value: '', label: copy.choose(label) },
  ...stateChoices(states),
]

/** In the country's own words where it has some. */
function errorOf(name: PlaceField, error: string, label: string, format: AddressFormat): string {
  if (name === 'state' && format.states.length > 0) return copy.wrong.state(label)
  return name === 'postalCode' ? copy.wrong.postalCode(label, format.postalCode.example) : error
}
