import { isAnalysed, type ProjectStatus } from '#contract/projects.ts'

/** A brief of the demo's client, and how far it has come. */
export interface SampleProject {
  title: string
  description: string
  status: ProjectStatus
  createdDaysAgo: number
  failureReason?: string
}

/** Whether its tasks are to be seen, and so an analysis has to be made. */
export const hasPlan = ({ status }: SampleProject): boolean => isAnalysed(status)

/** Oldest first, as they were submitted. The one in `decomposing` waits in the queue for its analysis, which really comes. */
export const SAMPLE_PROJECTS: readonly SampleProject[] = [
  {
    title: 'Bathroom renovation in a 1970s flat',
    description:
      'The bathroom of our flat is from 1974 and has to be renewed completely. It is 6 square metres. We want a walk-in shower instead of the bathtub, a new toilet and washbasin, and new tiles on the floor and up to 2 metres on the walls. The old pipes are galvanised steel and should be replaced while the wall is open. There are only two sockets and no RCD, so the electrics of the room need an electrician. The budget is $14,000. We live in the flat during the works, so the toilet must not be out of use for more than two days. No underfloor heating.',
    status: 'completed',
    createdDaysAgo: 94.3,
  },
  {
    title: 'New website and brand for a bakery',
    description:
      'We run a bakery with three shops and need a new logo, a simple brand guide and a website. The website should show our products, opening hours of the three shops and a form to order cakes for pick-up. We write the texts ourselves but somebody should proofread them in English and German. Photos of about 25 products are needed. It should be found by people who search for a bakery in our town. Please no online payment. Our budget is $9,500 and we would like to open the new site in eight weeks.',
    status: 'completed',
    createdDaysAgo: 71.1,
  },
  {
    title: 'Packaging line stops several times a shift',
    description:
      'Our packaging line for tea bags stops 5 to 10 times in every shift with a sensor fault on the HMI. The controller is a Siemens S7-300. Our own electrician has changed the photo sensor and the cable, without success. We need a remote diagnosis with the camera at the cabinet, a correction of the PLC program if it is the cause, and a short training for two maintenance people so that they can read the diagnostics themselves.',
    status: 'in_progress',
    createdDaysAgo: 23.4,
  },
  {
    title: 'Podcast about local history, first season',
    description:
      'Our museum wants to publish a podcast with 8 episodes of 25 minutes each. We have a quiet room but no equipment. We need advice which microphones to buy, help to set up the recording, editing and mixing of the 8 episodes, a short theme music, and a cover picture. Transcripts in English are needed for accessibility. The first episode should be out before the summer.',
    status: 'in_progress',
    createdDaysAgo: 19.2,
  },
  {
    title: 'Wi-Fi and cameras for a small hotel',
    description:
      'Our hotel has 22 rooms on three floors and guests complain about the Wi-Fi. We want a survey, new access points with cabling where it is missing, and separate networks for guests, office and payment terminals. In addition 8 security cameras are needed for the entrances, the corridor and the car park, with recording on our own storage and not in the cloud. The internet connection is 500 Mbit/s and stays. Work in guest rooms is possible only between 11:00 and 15:00.',
    status: 'decomposed',
    createdDaysAgo: 12.35,
  },
  {
    title: 'Move the accounting of our shop to new software',
    description:
      'We sell handmade furniture in a shop and online, about 150 orders a month. The bookkeeping is done in Excel and we are always late with the VAT. We want to choose an accounting software, connect it to our Shopify store and to the bank, import the figures of this year and have our monthly bookkeeping done for the first three months. One person in the office needs training.',
    status: 'decomposed',
    createdDaysAgo: 8.1,
  },
  {
    title: 'Repair or replace our old heat pump',
    description:
      'The heat pump in our house is 14 years old and shows a high pressure fault every cold morning. We want to know whether a repair makes sense or a new one is better. If a new one is better, we need the sizing for 180 square metres with radiators.',
    status: 'cancelled',
    createdDaysAgo: 6.25,
  },
  {
    title: 'Translate our machine manuals into Spanish',
    description:
      'Two manuals of together 140 pages have to be translated from English into Spanish for customers in Mexico. The layout is in InDesign and should stay as it is. The warnings must follow the wording of the standard. A technician of ours can answer questions by video.',
    status: 'failed',
    createdDaysAgo: 4.15,
    failureReason: 'The analysis was interrupted before the plan was complete. Your brief is safe; please try again.',
  },
  {
    title: 'AR guide for visitors of a botanical garden',
    description:
      'Visitors should point their phone at 30 plants and see flower, fruit and history in augmented reality. It has to run in the browser without an app, in English, Spanish and French. We have photos and texts but no 3D models. A first version with 5 plants should be ready for the spring festival, the budget for it is $18,000.',
    status: 'decomposed',
    createdDaysAgo: 3.3,
  },
  {
    title: 'Smart home for my parents',
    description:
      'My parents are in their eighties and want to stay in their house. We think of lights that switch on at night on the way to the bathroom, a doorbell with video, a door lock that the nurse can open, smoke detectors that tell me, and heating that cannot be set too low. Everything has to work without a phone in their hands. I can do the installation of simple things myself if somebody guides me by camera.',
    status: 'submitted',
    createdDaysAgo: 1.2,
  },
  {
    title: 'Online courses for our dance school',
    description:
      'Our dance school wants to offer 12 of its courses online as well. We need filming of the lessons in our own studio, editing, a site where pupils pay and watch, and somebody who shows two of our teachers how to go on alone. The music must be licensed. The first 4 courses should be online in three months.',
    status: 'decomposing',
    createdDaysAgo: 0.02,
  },
]
