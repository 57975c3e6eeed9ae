// Run by the build, with the product's own Node: what the built-in analyst learns from its knowledge is learned once.
const { keepLessons } = await import('../server/src/projects/analysis/retrieval/kept-lessons.ts')
await keepLessons()
