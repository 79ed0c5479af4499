import { createContext, useMemo, type ReactNode } from 'react'
import { brandName } from '../content/brand.ts'
import { documentCopy } from '../copy/document.ts'
import type { ShownSettings } from '../config/shown-settings.ts'
import { useShopSettings } from '../queries/shop-settings.ts'

/** What the heads of all pages have in common. */
export interface Site {
  readonly name: string
  /** For pages without a description. */
  readonly description: string
  /** The preview picture of pages without one. */
  readonly picture?: string | undefined
}

export const siteOf = ({ name, description, socialPicture }: ShownSettings): Site => ({
  name,
  description: description ?? documentCopy.description,
  picture: socialPicture,
})

/** Outside of it, as on the screen of an error that ends everything, it is the sources'. */
export const SiteContext = createContext<Site>({ name: brandName, description: documentCopy.description })

/** Tells the pages the site of the settings. */
export function SiteProvider({ children }: { readonly children: ReactNode }) {
  const settings = useShopSettings()
  return <SiteContext value={useMemo(() => siteOf(settings), [settings])}>{children}</SiteContext>
}
