import { Button, Label, Text, Textarea } from '@medusajs/ui'
import { useId, useState, type FormEvent, type ReactNode } from 'react'

import type { ProductContentFields } from '../lib/product-content/product-content'
import { useChange } from './shop-list'
import { SizeGrid } from './size-grid'
import { SpecificationList } from './specification-list'

type Details = Omit<ProductContentFields, 'pictures' | 'goes_with'>

interface DetailsFormProps {
  readonly path: string
  readonly saved: Details
}

/** What shoppers read in the tabs of a product's page, and search engines in its head. */
export function DetailsForm({ path, saved }: DetailsFormProps) {
  const [details, setDetails] = useState(saved)
  const { change, isChanging } = useChange(path)
  const set = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }))

  function save(event: FormEvent): void {
    event.preventDefault()
    const specifications = (details.specifications ?? []).filter(({ value }) => value.trim() !== '')
    change({ method: 'POST', path, body: { ...details, specifications }, done: 'The details are saved' })
  }

  return (
    <form className="divide-y" onSubmit={save}>
      <Part heading="Specifications">
        <SpecificationList
          lines={details.specifications ?? []}
          onChange={(specifications) => set({ specifications })}
        />
      </Part>
      <Part heading="Sizes">
        <SizeGrid table={details.size_table} onChange={(table) => set({ size_table: table })} />
      </Part>
      <Part heading="Care">
        <LongText
          label="Care instructions"
          value={details.care}
          longest={2_000}
          onChange={(care) => set({ care })}
        />
      </Part>
      <Part heading="Search engines">
        <LongText
          label="Title"
          hint="The product's own title without one."
          value={details.seo_title}
          longest={120}
          rows={1}
          onChange={(title) => set({ seo_title: title })}
        />
        <LongText
          label="Description"
          hint="The product's own description without one. Search engines show about 160 characters."
          value={details.seo_description}
          longest={320}
          onChange={(description) => set({ seo_description: description })}
        />
      </Part>
      <div className="px-6 py-4">
        <Button
          type="submit"
          size="small"
          disabled={JSON.stringify(details) === JSON.stringify(saved)}
          isLoading={isChanging}
        >
          Save
        </Button>
      </div>
    </form>
  )
}

const Part = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <fieldset className="flex flex-col gap-y-3 px-6 py-4">
    <legend className="contents">
      <Text size="small" weight="plus">
        {heading}
      </Text>
    </legend>
    {children}
  </fieldset>
)

interface LongTextProps {
  readonly label: string
  readonly hint?: string
  readonly value: string | null
  readonly longest: number
  readonly rows?: number
  readonly onChange: (words: string) => void
}

function LongText({ label, hint, value, longest, rows = 3, onChange }: LongTextProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" htmlFor={id}>
        {label}
      </Label>
      <Textarea
        id={id}
        rows={rows}
        value={value ?? ''}
        maxLength={longest}
        onChange={({ target }) => onChange(target.value)}
      />
      {hint !== undefined && (
        <Text size="small" className="text-ui-fg-subtle">
          {hint}
        </Text>
      )}
    </div>
  )
}
