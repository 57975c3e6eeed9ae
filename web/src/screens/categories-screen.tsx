import { categoriesQuery } from '../catalog/catalog-queries.ts'
import { CategoryList } from '../catalog/category-list.tsx'
import { breadcrumbs, PageTitle } from '../platform/page-head.tsx'
import type { ScreenPrefetch } from '../platform/reader.ts'

export const prefetchCategories: ScreenPrefetch = (queryClient, reader) => queryClient.prefetchQuery(categoriesQuery(reader))

export function CategoriesScreen() {
  return (
    <div className="page py-10">
      <PageTitle
        title="Categories"
        description="All the fields in which experts offer help here, from heating and electrics to software, design, law and languages."
        structuredData={origin => [
          breadcrumbs(origin, [
            { name: 'Home', path: '/' },
            { name: 'Categories', path: '/categories' },
          ]),
        ]}
      />
      <h1 className="mb-2 text-xl">Categories</h1>
      <p className="measure mb-8 text-soft">
        Not sure which one it is? Describe the problem on Home; the analysis finds the skills by itself.
      </p>
      <CategoryList />
    </div>
  )
}
