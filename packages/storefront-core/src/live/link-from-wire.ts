import { field, text } from '../parse/read.ts'
import { addressKind } from '../parse/safe-address.ts'
import type { ShopLink } from '../ports/content.ts'

export function addressFrom(wire: unknown): string | undefined {
  const url = text(wire)
  return url !== undefined && addressKind(url) !== undefined ? url : undefined
}

export function linkFrom(wire: unknown): ShopLink | undefined {
  const [label, url] = [text(field(wire, 'label')), addressFrom(field(wire, 'url'))]
  return label === undefined || url === undefined ? undefined : { label, url }
}
