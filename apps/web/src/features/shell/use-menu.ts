import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery } from '../../bindings/catalogue-queries.ts'
import { useShop } from '../../bindings/shop.ts'
import { menuSections } from './menu-sections.ts'

export function useMenu() {
  const { catalogue } = useShop()
  const { data } = useQuery(categoriesQuery(catalogue))
  return useMemo(() => menuSections(data), [data])
}
