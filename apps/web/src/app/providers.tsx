import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ShopProvider, type Shop } from '../bindings/shop.ts'

interface ProvidersProps {
  readonly shop: Shop
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

export function Providers({ shop, queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ShopProvider value={shop}>
        <BrowserRouter>{children}</BrowserRouter>
      </ShopProvider>
    </QueryClientProvider>
  )
}
