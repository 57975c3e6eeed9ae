import {
  countServices,
  getService,
  listCategories,
  listFeaturedServices,
  listServices,
  listServicesOfExpert,
  listSimilarServices,
} from '#contract/catalog.ts'
import {
  addServicePicture,
  arrangeServicePictures,
  createService,
  deleteService,
  describeServicePicture,
  getOwnService,
  listOwnServices,
  pauseService,
  removeServicePicture,
  updateService,
} from '#contract/catalog-own.ts'
import { searchSkills } from '#contract/shared/skills.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { CatalogService } from './catalog-service.ts'
import type { OwnCatalogService } from './own-catalog-service.ts'

export const bindCatalog = (bind: Bind, catalog: CatalogService): void => {
  bind(listCategories, () => catalog.categories())
  bind(listFeaturedServices, () => catalog.featured())
  bind(listServices, (_actor, input) => catalog.list(input))
  bind(countServices, (_actor, input) => catalog.facets(input))
  bind(searchSkills, async (_actor, input) => catalog.skills(input.q))
  bind(listServicesOfExpert, (_actor, { expertProfileId }) => catalog.ofExpert(expertProfileId))
  bind(getService, (actor, input) => catalog.detail(actor, input.serviceId))
  bind(listSimilarServices, (_actor, input) => catalog.similar(input.serviceId))
}

/** What an expert does with his own, and an admin with any. */
export const bindOwnCatalog = (bind: Bind, own: OwnCatalogService): void => {
  bind(listOwnServices, actor => own.list(actor))
  bind(getOwnService, (actor, input) => own.detail(actor, input.serviceId))
  bind(createService, (actor, input) => own.create(actor, input))
  bind(updateService, (actor, input) => own.update(actor, input))
  bind(pauseService, (actor, input) => own.pause(actor, input))
  bind(deleteService, (actor, input) => own.remove(actor, input.serviceId))
  bind(addServicePicture, (actor, input, { file }) => own.addPicture(actor, input, file))
  bind(describeServicePicture, (actor, input) => own.describePicture(actor, input))
  bind(removeServicePicture, (actor, input) => own.removePicture(actor, input))
  bind(arrangeServicePictures, (actor, input) => own.arrangePictures(actor, input))
}
