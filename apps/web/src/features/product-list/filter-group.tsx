import type { ReactNode } from 'react'

export function FilterGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <legend className="contents">
        <span className="mb-2 block font-medium">{label}</span>
      </legend>
      {children}
    </fieldset>
  )
}
