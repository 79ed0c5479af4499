export { CategoryView as CategoryPage } from '../features/catalogue/listing/category-view.tsx'
