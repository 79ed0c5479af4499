import { useParams } from 'react-router-dom'
import { CategoryView } from '../features/catalogue/listing/category-view.tsx'

export function CategoryPage() {
  const { slug = 'all' } = useParams()
  return <CategoryView key={slug} slug={slug} />
}
