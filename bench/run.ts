import { join } from 'node:path'
import { benchHttp } from './http-bench.ts'
import { scratchFolder } from './onhand.ts'
import { benchPages } from './page-bench.ts'
import { benchProcess } from './process-bench.ts'
import { printTable } from './table.ts'

/** `npm run bench`: every figure is a ratio to a reference measured in the same run, because a machine's absolute times are noise. */
const dataDir = join(scratchFolder(), 'data')
printTable('Pages', await benchPages())
printTable('Process', await benchProcess(dataDir))
printTable('Calls', await benchHttp(dataDir))
