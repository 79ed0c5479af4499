import { useParams } from 'react-router-dom'
import { ProductPageView } from '../features/catalogue/product/product-page-view.tsx'

export function ProductPage() {
  const { slug = '' } = useParams()
  return <ProductPageView key={slug} slug={slug} />
}
