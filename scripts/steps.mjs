/** The checks that read the code without running it: what is said, and the npm script. */
export const STEPS = [
  ['format and lint', 'lint'],
  ['types', 'types'],
  ['layers', 'layers'],
  ['dead code', 'dead-code'],
]
