/**
 * Every advisory lock of the product, so that no two are one by accident. `migration` to `seed` are keys of their own. Of the others many are
 * held side by side: `fileContent`, `unusedFiles`, `ownTime` and `auditedOnce` are seeds of a hash of what is held, `expertServices` stands before an expert's id,
 * `deliveries` is a seed again.
 */
export const ADVISORY_LOCKS = {
  migration: 7_204_001,
  dispatcher: 7_204_002,
  peopleImport: 7_204_101,
  seed: 7_204_102,
  fileContent: 20,
  unusedFiles: 21,
  expertServices: 22,
  deliveries: 23,
  ownTime: 24,
  auditedOnce: 25,
} as const
