import type { OwnTexts } from '@umber/operations'
import { brandName } from '../apps/web/src/content/brand.ts'

const sampleBrand = 'Umber & Ecru'
const policies = ['terms', 'privacy', 'about']

/**
 * What of the sample a shop still shows, for its merchant; undefined when it is nothing. A fork whose sources have another name has
 * texts of its own.
 *
 * @param own what was set in the dashboard; undefined when it is not known.
 */
export function sampleTexts(own: OwnTexts | undefined): string | undefined {
  if (brandName !== sampleBrand) return undefined
  const isNamed = own?.name !== undefined && own.name !== sampleBrand
  const pages = policies.filter((slug) => !own?.pages.includes(slug))
  const left = [
    ...(isNamed ? [] : ['its name']),
    ...(own?.hasContact === true && isNamed ? [] : ['its address']),
    ...(pages.length === 0 ? [] : [`its pages ${pages.join(', ')}`]),
  ]
  if (left.length === 0) return undefined
  return `the shop still shows of ${sampleBrand}: ${left.join('; ')}. Write your own in the dashboard, under Shop and under Pages.`
}
