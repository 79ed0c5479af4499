import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query'
import { StrictMode, type ReactNode } from 'react'
import { ServicesProvider, type Services } from '../services/services-context.ts'
import { SiteProvider } from '../seo/site.tsx'
import { PictureAddress, PictureUrlTemplate } from '../ui/primitives/picture-address.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorScreen } from './error-screen.tsx'

interface ShopProps {
  readonly services: Services
  readonly queryClient: QueryClient
  /** What the page from the server has read. */
  readonly served?: DehydratedState | undefined
  /** The layout within a router. */
  readonly children: ReactNode
}

/** The whole tree, the same on the server and in the browser. */
export const Shop = ({ services, queryClient, served, children }: ShopProps) => (
  <StrictMode>
    <ErrorBoundary renderFailure={() => <ErrorScreen />}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={served}>
          <ServicesProvider value={services}>
            <PictureAddress value={services.pictureAddress}>
              <PictureUrlTemplate value={services.pictureUrlTemplate}>
                <SiteProvider>{children}</SiteProvider>
              </PictureUrlTemplate>
            </PictureAddress>
          </ServicesProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>
)
