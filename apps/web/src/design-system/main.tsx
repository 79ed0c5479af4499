import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { LocationProvider } from '../hooks/location-provider.tsx'
import { routerOptions } from '../router/router-options.ts'
import { DesignSystemPage } from './design-system-page.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter future={routerOptions}>
      <LocationProvider>
        <DesignSystemPage />
      </LocationProvider>
    </BrowserRouter>
  </StrictMode>,
)
