import {
  cancelPeopleImport,
  exportImportRejections,
  importFileRule,
  listImportRejections,
  listPeopleImports,
  startPeopleImport,
} from '#contract/people-import.ts'
import type { Bind } from '../platform/http/bind.ts'
import type { PeopleImportService } from './people-import-service.ts'

export const bindPeopleImport = (bind: Bind, imports: PeopleImportService, maxMegabytes: number): void => {
  bind({ ...startPeopleImport, file: importFileRule(maxMegabytes) }, (actor, _input, { file }) => imports.start(actor, file))
  bind(listPeopleImports, (_actor, input) => imports.list(input))
  bind(listImportRejections, (_actor, input) => imports.rejections(input))
  bind(exportImportRejections, (_actor, input) => imports.allRejections(input))
  bind(cancelPeopleImport, (actor, { importId }) => imports.cancel(actor, importId))
}
