import { DEMO_PEOPLE } from '../accounts/account-service.ts'
import type { ImportLine } from '../people-import/import-line.ts'
import { offersOf, skillName } from './sample-offers.ts'
import { ar } from './sample-trades/sample-trade.ts'

/** The demo's own expert: what a visitor sees from the other side. */
export const demoExpert = (): ImportLine => ({
  type: 'expert',
  ...DEMO_PEOPLE.expert,
  title: 'Home Systems Engineer: Heating, Electrics, Smart Home',
  bio: 'Spent years as a field engineer for heating manufacturers and now repairs by camera what used to take a day of driving. Most requests are about Boiler Repair, Electrical Fault Finding and Smart Heating. Says early when somebody has to come in person.',
  location: 'Lisbon, Portugal',
  timezone: 'UTC',
  yearsExperience: 16,
  hourlyRate: 72,
  skills: [
    'boiler-repair',
    'heating-systems',
    'electrical-fault-finding',
    'smart-heating',
    'thermostats',
    'fuse-box',
    'home-assistant',
    'remote-assistance',
  ].map(skillName),
  verificationStatus: 'verified',
  availabilityStatus: 'available',
  services: [
    ...offersOf('heating-cooling', [
      ar(
        'Remote diagnosis of your heating',
        'boiler-repair heating-systems thermostats',
        'You point the camera at boiler, pump and thermostat, I mark what to look at, press or leave alone. You end with a working heating or with a clear order for the engineer.',
      ),
    ]),
    ...offersOf('electrical', [
      ar(
        'No power in part of the house',
        'electrical-fault-finding fuse-box',
        'We narrow it down from the panel to the socket with the circuits off. Everything that needs a licence stays for the electrician, with my notes.',
      ),
    ]),
    ...offersOf('smart-home', [
      ar(
        'Smart thermostat installed and connected',
        'smart-heating thermostats home-assistant',
        'Old thermostat off, wires photographed, new one on, schedule set: about an hour, with marks on every terminal.',
      ),
    ]),
  ],
})
