import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { categoriesQuery } from '../../queries/products.ts'
import { useServices } from '../../services/services-context.ts'
import { menuSections } from './menu-sections.ts'

export function useMenu() {
  const { catalogue } = useServices()
  const { data } = useQuery(categoriesQuery(catalogue))
  return useMemo(() => menuSections(data), [data])
}
