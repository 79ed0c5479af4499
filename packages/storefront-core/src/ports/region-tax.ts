/** How the prices of a region stand to tax, for buyers of one country. */
export interface RegionTax {
  /** The prices include the tax. Otherwise it comes on top. */
  readonly includesTax: boolean
  /** In per cent, such as 19. Absent where it differs within the country, and where nothing is known of it. */
  readonly rate?: number
  /** What the tax is called, such as "VAT". */
  readonly name?: string
  /** It differs between the country's states or provinces. */
  readonly isByProvince?: true
}
