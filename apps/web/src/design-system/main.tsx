import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LocationProvider } from '../hooks/location-provider.tsx'
import { ShopRouter } from '../router/shop-router.tsx'
import { DesignSystemPage } from './design-system-page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <ShopRouter>
      <LocationProvider>
        <DesignSystemPage />
      </LocationProvider>
    </ShopRouter>
  </StrictMode>,
)
