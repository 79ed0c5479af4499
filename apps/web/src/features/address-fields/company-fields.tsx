import { taxNumberKind } from '@umber/addresses'
import type { TaxNumberCheck } from '@umber/storefront-core/checkout'
import { useEffect, useState } from 'react'
import { addressFieldsCopy } from '../../copy/address-fields.ts'
import { Field } from '../../ui/primitives/field.tsx'
import type { FieldProps } from './address-fields.tsx'

const copy = addressFieldsCopy.company

interface CompanyFieldsProps {
  readonly field: (name: 'company' | 'taxNumber') => FieldProps
  /** Where the company is. */
  readonly countryCode: string
  /** A number whose form is right, to be looked up; undefined while there is none. */
  readonly taxNumber: string | undefined
  readonly check: TaxNumberCheck | undefined
  readonly optional?: boolean
}

/** The company that the invoice is for. */
export function CompanyFields({
  field,
  countryCode,
  taxNumber,
  check,
  optional = false,
}: CompanyFieldsProps) {
  const kind = taxNumberKind(countryCode)
  const isUnregistered = useUnregistered(taxNumber, countryCode, check)
  const number = field('taxNumber')
  return (
    <>
      <Field
        {...field('company')}
        label={copy.name}
        autoComplete="organization"
        maxLength={200}
        optional={optional}
        required={!optional}
      />
      <Field
        {...number}
        error={number.error && copy.wrong[kind]}
        label={copy.taxNumber[kind]}
        hint={isUnregistered ? copy.unregistered : copy.hint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={30}
        optional
      />
    </>
  )
}

function useUnregistered(
  taxNumber: string | undefined,
  countryCode: string,
  check: TaxNumberCheck | undefined,
) {
  const [unregistered, setUnregistered] = useState<string>()
  useEffect(() => {
    if (taxNumber === undefined || check === undefined) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      const status = await check(taxNumber, countryCode, { signal: leaving.signal })
      if (!leaving.signal.aborted) setUnregistered(status === 'unregistered' ? taxNumber : undefined)
    }
    // A register that does not answer knows nothing against the number.
    ask().catch(() => undefined)
    return () => leaving.abort()
  }, [taxNumber, countryCode, check])
  return taxNumber !== undefined && unregistered === taxNumber
}
