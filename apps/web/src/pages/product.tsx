export { ProductPageView as ProductPage } from '../features/catalogue/product/product-page-view.tsx'
