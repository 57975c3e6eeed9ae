/** Who may import whom: house rules as a check. Each rule's comment says what it keeps. */
const { readdirSync } = require('node:fs')
const { join } = require('node:path')

/** Every folder is a domain but those named here: a new one is under the rules from its first file on. */
const domainsIn = (root, ...others) =>
  readdirSync(join(__dirname, root), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !others.includes(entry.name))
    .map(entry => entry.name)
    .join('|')

// The demo fills the house and runs everybody's stores for it.
const serverDomains = domainsIn('server/src', 'platform', 'demo')
const webDomains = domainsIn('web/src', 'platform', 'ui', 'screens', 'app')
const isTest = '(\\.test\\.tsx?$|^server/test/|^web/test/|^e2e/|^bench/)'

module.exports = {
  forbidden: [
    { name: 'no-cycles', comment: 'A circle has no first file to read.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-missing',
      comment: 'Every import resolves.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(vite|virtual:)' },
    },
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract is what browser and server promise each other: no I/O, no clock, no DOM.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: isTest },
      to: { pathNot: '^contract/src/|^node_modules/zod/' },
    },
    {
      name: 'contract-imports-zod-mini',
      comment: 'zod itself weighs four times as much in the browser.',
      severity: 'error',
      from: { path: '^contract/src/', pathNot: isTest },
      to: { path: '^node_modules/zod/(?!.*mini)' },
    },
    {
      name: 'server-not-web',
      comment: 'Pages come through the renderer port.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^web/' },
    },
    {
      name: 'web-not-server',
      comment: 'The browser knows the contract only.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: isTest },
      to: { path: '^server/|^node:' },
    },
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: isTest },
      to: { path: `^server/src/(?!platform/)` },
    },
    {
      name: 'platform-contract-shared-only',
      comment: 'The server platform reads no domain of the contract but the roles.',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: isTest },
      to: { path: '^contract/src/', pathNot: '^contract/src/(shared/|accounts\\.ts)' },
    },
    {
      name: 'database-in-stores-only',
      comment: 'Only tables, stores and the platform see the database.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `-(store|tables)\\.ts$|^server/src/platform/|account-auth\\.ts$|${isTest}` },
      to: { path: '^node_modules/(drizzle-orm|pg)/|-tables\\.ts$' },
    },
    {
      name: 'stores-of-own-domain',
      comment: "A domain meets another at its service. A store may join another's tables to read; nobody runs another domain's store.",
      severity: 'error',
      from: { path: `^server/src/(${serverDomains})/`, pathNot: isTest },
      to: { path: '-store\\.ts$', pathNot: '^server/src/($1|platform)/' },
    },
    {
      name: 'nobody-needs-the-fillers',
      comment: 'people-import and demo fill an empty house (docs/decisions/002); nothing of the product rests on them.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: `^server/src/(people-import|demo)/|^server/src/(serve|app|app-(services|doors))\\.ts$|${isTest}`,
      },
      to: { path: '^server/src/(people-import|demo)/' },
    },
    {
      name: 'services-see-no-http',
      severity: 'error',
      from: { path: '-(service|store|policy)\\.ts$' },
      to: { path: '^server/src/platform/(http|live/live-(hub|connection|upgrade))|^node_modules/(fastify|ws)/' },
    },
    {
      name: 'nobody-imports-notifications',
      comment: 'Domains publish events; notifications subscribe. The demo writes samples into every domain.',
      severity: 'error',
      from: { path: `^server/src/`, pathNot: '^server/src/(notifications/|demo/|app(-services|-doors)?\\.ts)' },
      to: { path: '^server/src/notifications/' },
    },
    {
      name: 'ui-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: `^web/src/(?!ui/)|^contract/src/(?!shared/)` },
    },
    {
      name: 'web-platform-knows-no-domain',
      severity: 'error',
      from: { path: '^web/src/platform/', pathNot: isTest },
      to: { path: `^web/src/(${webDomains}|screens|app)/` },
    },
    {
      name: 'web-platform-contract-shared-only',
      comment: 'Nor by the contract, but for who somebody is.',
      severity: 'error',
      from: { path: '^web/src/platform/', pathNot: isTest },
      to: { path: '^contract/src/', pathNot: '^contract/src/(shared/|accounts\\.ts)' },
    },
    {
      name: 'web-domains-do-not-meet',
      comment: 'They meet on a screen.',
      severity: 'error',
      from: { path: `^web/src/(${webDomains})/`, pathNot: isTest },
      to: { path: `^web/src/(${webDomains}|screens|app)/`, pathNot: '^web/src/$1/' },
    },
    { name: 'screens-below-app', severity: 'error', from: { path: '^web/src/screens/', pathNot: isTest }, to: { path: '^web/src/app/' } },
    {
      name: 'no-orphan-packages',
      comment: 'What runs is a dependency of its own, not of the development.',
      severity: 'error',
      from: { path: '^(server|contract)/src/', pathNot: `${isTest}|development-pages` },
      to: { dependencyTypes: ['npm-dev'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    moduleSystems: ['es6', 'cjs'],
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
}
