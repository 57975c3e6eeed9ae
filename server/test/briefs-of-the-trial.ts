/** A brief as strangers wrote it to try the analyst, and the packages that its plan must come from (space between, no others). */
export type TrialRow = readonly [title: string, description: string, packages: string]

/** Briefs that were once planned wrongly: each row holds what was put right. */
export const TRIAL_BRIEFS: readonly TrialRow[] = [
  // The trade
  ['Car wont start', 'car makes click click when I turn the key, Opel Corsa 2009, battery is new', 'car-diagnosis'],
  ['Sell my car', 'I want to sell my used car, a Honda 2015, for 8000 dollars', 'used-car-sale'],
  ['Aircon', '2 air conditioners not cooling anymore, daikin, last service 4 years ago, office 80 sqm', 'ac-fault'],
  ['CNC pump', 'CNC mill Haas VF2 spindle alarm 120 and coolant pump leak, production stopped, urgent!', 'cnc-fault'],
  ['Hacked website', 'my wordpress website was hacked and shows casino ads, please clean it', 'broken-hacked-site'],
  ['Blocked sink', 'My kitchen sink is blocked and water comes back up in the bath.', 'blocked-drain'],
  ['Phone screen', 'broke the screen of my iphone 13, want it fixed today', 'phone-tablet-repair'],
  ['Piano', 'my piano is out of tune and two keys stick', 'piano-tuning-work'],
  ['Guitar', 'The neck of my guitar is bent and the strings buzz.', 'instrument-mending'],
  // One wish, one package
  [
    '3d print',
    'I need a replacement gear for my grandmothers sewing machine, the plastic one broke. I have calipers. Needs a CAD model and print in nylon, 2 pieces',
    'spare-part',
  ],
  [
    'Wedding',
    'We marry on 12 June with 120 guests in a barn, need catering, DJ, photographer and someone to plan the day. no flowers, my aunt does them. Budget 18000 GBP',
    'wedding',
  ],
  [
    'Math',
    'My daughter (14) fails in maths, two lessons a week for ten weeks till the exam, online, fractions and equations',
    'school-tutoring',
  ],
  ['Alarm system', 'put a alarm system in my jewelry shop, 6 doors 4 windows no cameras please because of staff', 'alarm-entry'],
  ['Sockets please', 'Please replace 12 sockets in my flat and add 3 new ones in the kitchen', 'electrical-points'],
  ['E-bike repair', 'The gears of my e-bike slip and the brakes squeak. Two bikes. Budget max 150 euro. By Saturday.', 'bike-repair'],
  // Each wish of a list
  [
    'Toilet leaking',
    'the loo is leaking at the bottom when I flush, and the tap in the kitchen drips. Also the sink is slow to drain. I rent, so nothing that damages the tiles.',
    'tap-toilet-repair blocked-drain',
  ],
  [
    '40 cameras warehouse',
    'We need 40 cameras in our warehouse, three racks of network switches, and the office wifi is awful. Two floors, 1200 sqm. No cabling needed, cables are already there. Finished in 3 weeks, budget $15k.',
    'camera-network office-network',
  ],
  [
    'Website, logo and ads',
    'I open a small cafe in March. I need a logo, a menu card, a simple website with opening hours, google ads and somebody who registers the company and does the monthly books.',
    'flyer-brochure logo-brand business-website ads-campaign company-formation bookkeeping-work',
  ],
  [
    'Opening a cafe',
    'We open a cafe in May: company registration, monthly books, a logo, menu design, a small website, and somebody who checks the lease contract.',
    'flyer-brochure logo-brand business-website contract-review company-formation bookkeeping-work',
  ],
  [
    "Fuite d'eau",
    "J'ai une fuite d'eau sous l'évier de la cuisine et le lave-vaisselle ne vidange plus. Budget 200 euros maximum.",
    'leak dishwasher-repair-work',
  ],
  [
    'Garden',
    'Build a raised bed and fix the fence (20 m), cut down one dead birch near power line, put in irrigation for lawn 200m2',
    'raised-beds fence-build tree-felling irrigation-pool',
  ],
  ['Roof', 'my roof is leaking when it rains hard and there is mould in the kids room', 'roof-repair damp-mould'],
  [
    'Whole house',
    'We bought a house from 1955, 140 m2. New windows (14), new electrics, new heating with heat pump, insulate the roof, paint everything, 2 bathrooms. Budget 180 000 EUR. Kids arrive in May.',
    'window-replacement rewire-panel heat-pump-install insulate paint-rooms bathroom-renovation',
  ],
  [
    'Moving house',
    'Move the furniture from a 3 room flat to another city, 200 km, piano included, paint the old flat white before',
    'house-moving paint-rooms',
  ],
  [
    'Move and paint',
    'We are moving from a 3 room flat to a house 20 km away. The old flat must be painted white before we hand it over.',
    'house-moving paint-rooms',
  ],
  // Where the work stands, what they use and other people's words
  ['Phishing', 'My colleague clicked a phishing mail and entered his password. What now? We use Microsoft 365.', 'hacked-account'],
  [
    'Kitchen electrics',
    'In our new kitchen we need 8 sockets, a connection for the induction hob and lights under the cupboards.',
    'electrical-points cooker-circuit',
  ],
  [
    'Salon website',
    'I run a hair salon and would like a small website where people see prices and can book an appointment. I have photos.',
    'business-website',
  ],
  ['Stairs', 'Three steps of our wooden stairs creak and the handrail is loose.', 'woodwork-repair'],
  [
    'Mixed',
    'Our office needs 12 network sockets, a phone system for 8 people and somebody who looks after the computers every month.',
    'network-cabling voip-phones office-it-care',
  ],
  ['Shopify french', 'Translate our Shopify store into French and Italian, 120 products, about 15,000 words.', 'site-localisation'],
  ['Databases', 'Migrate 3 Postgres databases to AWS RDS.', 'database-move'],
  ['Attic', 'We want to convert our attic into two bedrooms: plans, permit, and an estimate of costs.', 'permit-drawings structure-cost'],
  ['Second thoughts', 'The printer is offline since we changed the router and the wifi in the bedroom is weak.', 'printer-help home-wifi'],
  ['Robot', 'Our KUKA robot stops with a position error after a collision, production is down.', 'robot-fault'],
  ['Blinds', 'I want my 9 roller shutters to close by themselves at sunset and the heating to go down when we leave.', 'smart-climate'],
  ['Server bill', 'Our AWS bill went from 800 to 3000 dollars a month and nobody knows why.', 'outage-performance'],
  ['Flats not built yet', "A VR tour of three flats that are not built yet, we have the architect's plans.", 'vr-app'],
  ['Neighbour', "My neighbour's tree hangs over my garden and he refuses to cut it, what are my rights?", 'private-dispute'],
  // Italian
  ['Caldaia', 'La caldaia perde acqua e la pressione scende ogni giorno. Non voglio cambiare la caldaia.', 'boiler-fault'],
  ['Rubinetto', 'Il rubinetto della cucina perde acqua e non si chiude bene.', 'tap-toilet-repair'],
  ['Lavatrice', "La mia lavatrice non scarica l'acqua e fa rumore.", 'laundry-repair'],
]
