// `npm run admin -- grant <email>`, `revoke <email>` or `list`
import { install, node, run } from './prepare.mjs'

install()
process.exit(run(node, ['server/src/accounts/admin-command.ts', ...process.argv.slice(2)]))
