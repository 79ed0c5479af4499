import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { ServicesProvider, type Services } from '../services/services-context.ts'

interface ProvidersProps {
  readonly shop: Services
  readonly queryClient: QueryClient
  readonly children: ReactNode
}

export function Providers({ shop, queryClient, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={shop}>
        <BrowserRouter>{children}</BrowserRouter>
      </ServicesProvider>
    </QueryClientProvider>
  )
}
