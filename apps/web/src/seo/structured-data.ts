import { splitPath } from '../config/locale.ts'
import { addressOf, type PageHead, type Place } from './head-tags.ts'

/** A page's JSON-LD: its own and that of its breadcrumbs. One script element holds all of it. */
export function structuredDataOf(head: PageHead, place: Place): object | undefined {
  const parts = [head.structuredData, breadcrumbs(head, place)].filter((part) => part !== undefined)
  return parts.length > 1 ? parts : parts[0]
}

function breadcrumbs(head: PageHead, place: Place): object | undefined {
  const { crumbs, title, name = title } = head
  if (crumbs === undefined || name === undefined) return undefined
  const home = place.origin + splitPath(place.pathname).prefix
  const places = [
    ...crumbs.map(({ name, path }) => ({ name, item: home + path })),
    { name, item: addressOf(head, place) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}
