import {
  countServices,
  getService,
  listCategories,
  listFeaturedServices,
  listServices,
  listServicesOfExpert,
  searchSkills,
} from '#contract/catalog.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { CatalogService } from './catalog-service.ts'

export const bindCatalog = (bind: Bind, catalog: CatalogService): void => {
  bind(listCategories, () => catalog.categories())
  bind(listFeaturedServices, () => catalog.featured())
  bind(listServices, (_actor, input) => catalog.list(input))
  bind(countServices, (_actor, input) => catalog.facets(input))
  bind(searchSkills, async (_actor, input) => catalog.skills(input.q))
  bind(listServicesOfExpert, (_actor, { expertProfileId }) => catalog.ofExpert(expertProfileId))
  bind(getService, (_actor, input) => catalog.detail(input.serviceId))
}
