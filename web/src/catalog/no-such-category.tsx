import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { type ServiceFilter, servicesPath } from './service-filter.ts'

/** In place of a list, where the address asks for a category that is none. */
export function NoSuchCategory({ filter }: { filter: ServiceFilter }) {
  return (
    <EmptyState
      title="There is no such category"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={servicesPath({ ...filter, categoryId: null })}>Show services of all categories</ButtonLink>
          <ButtonLink to="/categories" variant="secondary">
            See the categories
          </ButtonLink>
        </div>
      }
    >
      <p>The address may be old or mistyped. What else you asked for stays as it is.</p>
    </EmptyState>
  )
}
