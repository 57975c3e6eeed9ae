import { comparable } from '../taxonomy/fold.ts'
import { TRADES } from '../taxonomy/trades.ts'

/** What somebody does: a whole trade, or some skills. */
export type Work = { tradeId: string } | { skillIds: readonly string[] }

/** What people call those who do the work of a whole trade. The taxonomy knows words for the work itself. */
const OF_TRADES: readonly [tradeId: string, called: string][] = [
  ['web-development', 'web developer, web programmer, webmaster, website builder, webentwickler, programador web'],
  ['mobile-apps', 'app developer, mobile developer, app programmer'],
  ['software-engineering', 'programmer, coder, software engineer, software developer, programmierer, programador, programmeur'],
  ['data-ai', 'data scientist, ai expert, ai engineer, machine learning expert'],
  ['cloud-devops', 'sysadmin, system administrator, devops engineer, cloud engineer, server administrator'],
  ['it-support', 'computer technician, computer expert, pc doctor, it guy, it technician, it support, help desk'],
  ['cybersecurity', 'security expert, it security, cyber security, hacker, ethical hacker, security consultant'],
  ['networks', 'network engineer, network technician, network administrator'],
  ['smart-home', 'smart home installer, home automation, domotica, domotique'],
  ['electrical', 'electrician, sparky, elektriker, electricista, electricien'],
  ['plumbing', 'plumber, pipe fitter, klempner, installateur, fontanero, plombier'],
  ['heating-cooling', 'heating engineer, heating technician, hvac, hvac technician, heizungsbauer, chauffagiste'],
  ['appliances', 'appliance technician, appliance engineer, appliance repairman'],
  ['home-repair', 'handyman, builder, builders, repairman, odd jobs, handwerker, manitas, bricoleur'],
  ['garden', 'gardener, landscaper, groundskeeper, gartner, jardinero, jardinier'],
  ['machines', 'machinist, automation engineer, maintenance engineer, maintenance technician'],
  ['vehicles', 'mechanic, car mechanic, auto mechanic, garage, mechaniker, mecanico, mecanicien'],
  ['cad-3d', 'cad designer, cad engineer, 3d designer, draughtsman, draftsman, 3d modeller, 3d modeler'],
  ['ar-vr', 'ar developer, vr developer, augmented reality, virtual reality'],
  ['architecture', 'architect, interior architect, architekt, arquitecto, architecte'],
  ['graphic-design', 'graphic designer, graphic artist, grafiker, disenador grafico, graphiste'],
  ['product-design', 'ux designer, ui designer, product designer'],
  ['audio-video', 'videographer, filmmaker, video producer, sound engineer'],
  ['marketing', 'marketer, marketing expert, marketing consultant, seo expert'],
  ['writing', 'writer, author, copywriter, texter, redactor, redacteur'],
  ['translation', 'translator, interpreter, ubersetzer, dolmetscher, traductor, traducteur'],
  ['legal', 'lawyer, solicitor, attorney, barrister, legal advice, anwalt, rechtsanwalt, abogado, avocat'],
  ['accounting', 'accountant, tax consultant, steuerberater, buchhalter, contable, comptable'],
  ['education', 'tutor, teacher, coach, trainer, lehrer, nachhilfe, profesor, professeur'],
  ['events', 'event manager, event organiser, event organizer, party planner'],
]

/** The same, of some skills of a trade only; and tools that say which. */
const OF_SKILLS: readonly [skillIds: string, called: string][] = [
  ['gas-fitting boiler-repair water-heater', 'gas fitter, gas engineer, gas technician, gas plumber'],
  ['bathroom-fitting shower-installation', 'bathroom fitter, bathroom installer'],
  ['boiler-repair heating-systems', 'boiler engineer, boiler man, boiler technician'],
  ['air-conditioning', 'ac technician, air conditioning engineer, aircon'],
  ['wood-stove', 'chimney sweep, kaminkehrer, schornsteinfeger'],
  ['carpentry furniture-assembly', 'carpenter, joiner, cabinet maker, tischler, schreiner, carpintero, menuisier'],
  ['painting plastering', 'painter, decorator, house painter, plasterer, maler, pintor, peintre'],
  ['tiling flooring', 'tiler, floor layer, fliesenleger'],
  ['masonry', 'bricklayer, mason, maurer'],
  ['tree-work hedge-trimming', 'tree surgeon, arborist'],
  ['bicycle-repair', 'bike mechanic, bicycle mechanic, bike repair'],
  ['penetration-testing', 'pen tester, pentester, penetration tester'],
  ['lan-cabling', 'cable installer, cabler'],
  ['tax-returns tax-advice', 'tax adviser, tax advisor'],
  ['electrical-fault-finding', 'multimeter, voltage tester'],
  ['tv-mounting handyman carpentry', 'drill, hammer, screwdriver, cordless drill'],
  ['leak-repair pipe-fitting tap-repair', 'pipe wrench, basin wrench'],
  ['electronics-repair', 'soldering iron, oscilloscope'],
  ['tree-work hedge-trimming', 'chainsaw, hedge trimmer'],
  ['car-repair brakes', 'jack, torque wrench, obd reader'],
]

/** Longest first wins, as in 'bike mechanic'. */
const WORK = new Map<string, Work>([
  ...TRADES.map((trade): [string, Work] => [comparable(trade.name), { tradeId: trade.id }]),
  ...OF_TRADES.flatMap(([tradeId, called]) => called.split(',').map((name): [string, Work] => [comparable(name), { tradeId }])),
  ...OF_SKILLS.flatMap(([ids, called]) =>
    called.split(',').map((name): [string, Work] => [comparable(name), { skillIds: ids.split(' ') }]),
  ),
])
const LONGEST = Math.max(...[...WORK.keys()].map(name => name.split(' ').length))

/** The work that a run of folded words begins with the name of, and how many words that is. */
export const workOf = (words: readonly string[]): { work: Work; count: number } | null => {
  for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(' ')
    const work = WORK.get(name) ?? WORK.get(name.replace(/s$/, ''))
    if (work !== undefined) return { work, count }
  }
  return null
}

/** The single words of these names. */
export const PROFESSION_WORDS: readonly string[] = [...WORK.keys()].flatMap(name => name.split(' '))
