/** A brief as a client writes it, the trades its plan must come from (space between, no others) and skills that it must ask for. */
export type BriefRow = readonly [title: string, description: string, trades: string, skills: string]

/** Wishes over all trades, in lay words, with slips of the keyboard and in four languages: what the analyst is measured by. */
export const BRIEFS: readonly BriefRow[] = [
  // Web development
  [
    "Plumber's website",
    "I need a plumber's website with 5 pages and a contact form. We do bathroom renovation and boiler repair.",
    'web-development',
    'web-development',
  ],
  [
    'Online shop for tea',
    'We sell loose tea and want an online shop with 80 products, card payment and shipping labels. No logo needed.',
    'web-development',
    'ecommerce',
  ],
  [
    'Website is slow',
    'Our WordPress website is slow, pages take eight seconds to load on the phone and customers leave.',
    'web-development',
    'web-performance',
  ],
  [
    'Neue Webseite für Tischlerei',
    'Wir brauchen eine neue Webseite mit 6 Seiten für unsere Tischlerei. Kein Logo nötig.',
    'web-development',
    'web-development',
  ],
  [
    'Página web para restaurante',
    'Necesito una página web para mi restaurante con la carta, fotos y reservas.',
    'web-development',
    'web-development',
  ],
  // Mobile apps
  [
    'App for a running club',
    'We want a mobile app for iPhone and Android where members see runs, sign up and get push notifications.',
    'mobile-apps',
    'push-notifications',
  ],
  [
    'App crashes',
    'Our Android app crashes on start since the last update and the store reviews are getting bad.',
    'mobile-apps',
    'android-development',
  ],
  // Software engineering
  [
    'Automate our order list',
    'Every morning we copy orders from emails into Excel by hand. I want a script that automates this.',
    'software-engineering',
    'automation-scripting',
  ],
  [
    'REST API for our warehouse',
    'Build a REST API with Python and PostgreSQL so that our partners can query stock and place orders.',
    'software-engineering',
    'rest-api',
  ],
  // Data & AI
  [
    'Sales dashboard',
    'I want a dashboard that shows sales per region from our three spreadsheets, refreshed every night.',
    'data-ai',
    'dashboards',
  ],
  [
    'Chatbot over our manuals',
    'We need an AI chatbot that answers customer questions from our 200 product manuals.',
    'data-ai',
    'llm-applications',
  ],
  [
    'Forecast demand',
    'Build a machine learning model that forecasts demand of our 300 articles from five years of sales data.',
    'data-ai',
    'machine-learning',
  ],
  // Cloud & DevOps
  ['Move to AWS', 'Migrate our two servers to AWS, with Docker, automatic deployment and monitoring.', 'cloud-devops', 'aws'],
  ['Kubernetes cluster', 'Set up a Kubernetes cluster with CI/CD pipelines for our 12 microservices.', 'cloud-devops', 'kubernetes'],
  // IT support
  [
    'Laptop very slow',
    'My laptop is very slow, it takes ten minutes to start and the fan is loud all the time.',
    'it-support',
    'computer-repair',
  ],
  [
    'Lost photos',
    'My external hard drive is not recognised any more and all family photos are on it. Please recover the data.',
    'it-support',
    'data-recovery',
  ],
  ['Drucker geht nicht', 'Unser Drucker druckt nicht mehr über WLAN, der Computer findet ihn nicht.', 'it-support', 'printer-support'],
  // Cybersecurity
  [
    'Security audit',
    'We want a penetration test of our web application and a report with priorities.',
    'cybersecurity',
    'penetration-testing',
  ],
  [
    'We were hacked',
    'Ransomware encrypted our files this morning, the attackers ask for bitcoin. We need help to recover and close the hole.',
    'cybersecurity',
    'incident-response',
  ],
  // Networks
  ['Wi-Fi dead spots', 'The wifi does not reach the upper floor of our house and drops during video calls.', 'networks', 'wifi'],
  [
    'Office cabling',
    'Install network cabling for 24 workplaces in our new office, with a patch panel and a switch.',
    'networks',
    'lan-cabling',
  ],
  ['Cámaras y wifi', 'El wifi no llega a la segunda planta de la oficina y se corta en las llamadas.', 'networks', 'wifi'],
  // Smart home
  [
    '40 cameras for a warehouse',
    'We need 40 security cameras with recording for our warehouse, viewable on the phone.',
    'networks',
    'security-cameras',
  ],
  [
    'Doorbell with a camera',
    'Install a video doorbell and set up the alarm of our house so that I get a message on my phone.',
    'smart-home',
    'video-doorbell',
  ],
  [
    'Smart home',
    'Set up Home Assistant with my Zigbee lights, blinds and thermostats so that everything works from one app.',
    'smart-home',
    'home-assistant',
  ],
  // Electrical
  ['Socket sparks', 'When I plug in the kettle the socket sparks and the breaker trips.', 'electrical', 'electrical-fault-finding'],
  [
    'Wallbox',
    'Wir möchten eine Wallbox in der Garage installieren lassen, 11 kW, Abstand zum Zählerschrank 15 Meter.',
    'electrical',
    'ev-charger',
  ],
  ['Instalar enchufes', 'Necesito instalar diez enchufes nuevos y cuatro lámparas en la cocina.', 'electrical', 'electrical-installation'],
  // Plumbing
  [
    'Water from the ceiling',
    'Water drips from the ceiling in the bathroom when the upstairs neighbour showers. No painting needed.',
    'plumbing',
    'leak-repair',
  ],
  ['Blocked sink', 'The kitchen sink is clogged and the water drains slowly, it smells too.', 'plumbing', 'drain-cleaning'],
  [
    'Bathroom renovation',
    'Renovate three bathrooms: walk-in showers instead of bathtubs, new tiles and taps.',
    'plumbing',
    'bathroom-fitting',
  ],
  ['Fuite sous évier', "L'eau coule sous l'évier de la cuisine, il y a une fuite et le robinet goutte.", 'plumbing', 'leak-repair'],
  // Heating & cooling
  ['Boiler noise', 'My boiler makes a knocking noise and the radiators stay cold.', 'heating-cooling', 'boiler-repair'],
  [
    'Heizung kalt',
    'Die Heizung wird nicht warm, die Heizkörper bleiben kalt und der Kessel verliert Druck.',
    'heating-cooling',
    'boiler-repair',
  ],
  [
    'Air condtioner',
    'Instal an air condtioner in two bedrooms, the unit outside can hang on the balcony wall.',
    'heating-cooling',
    'air-conditioning',
  ],
  // Appliances
  [
    'Washing machine',
    'My washing machine does not spin and leaves the laundry soaking wet, error E18 on the display.',
    'appliances',
    'washing-machine-repair',
  ],
  ['Fridge warm', 'The fridge is not cooling any more but the freezer still works.', 'appliances', 'fridge-repair'],
  ['Spülmaschine kaputt', 'Unsere Spülmaschine pumpt nicht ab und das Geschirr bleibt schmutzig.', 'appliances', 'dishwasher-repair'],
  // Home repair
  ['Paint the flat', 'Paint the walls and ceilings of four rooms, about 90 m2, and fill the cracks.', 'home-repair', 'painting'],
  [
    'Laminate floor',
    'Lay new laminate flooring in the living room and hall, 45 m2 in total, old carpet must go.',
    'home-repair',
    'flooring',
  ],
  [
    'Door sticks',
    'The bedroom door sticks and does not close, and the lock of the front door is hard to turn.',
    'home-repair',
    'door-fitting',
  ],
  // Garden
  [
    'Garden overgrown',
    'Our garden is overgrown: the hedge must be cut, the lawn is full of moss and we want new plants.',
    'garden',
    'hedge-trimming',
  ],
  ['Patio', 'We want a paved patio of 30 square metres behind the house and a wooden fence along the border.', 'garden', 'paving'],
  // Machines
  [
    'PLC program',
    'Our packaging line stops at random; the Siemens PLC program must be checked and the fault found.',
    'machines',
    'plc-programming',
  ],
  [
    'CNC maintenance',
    'Preventive maintenance for three CNC milling machines, the spindle of one vibrates.',
    'machines',
    'machine-maintenance',
  ],
  // Vehicles
  ['Brakes squeal', 'The brakes of my car squeal and the steering wheel shakes when I brake.', 'vehicles', 'brakes'],
  ['Check engine light', 'The check engine light of my Golf is on and it loses power uphill.', 'vehicles', 'engine-diagnostics'],
  ['E-Bike Motor', 'Mein E-Bike fährt nicht mehr, der Motor schaltet ab und der Akku lädt nicht.', 'vehicles', 'bicycle-repair'],
  // CAD
  [
    '3D model from sketches',
    'Turn my hand sketches of a phone holder into a 3D model and prepare it for 3D printing.',
    'cad-3d',
    '3d-printing',
  ],
  ['Technical drawings', 'We need technical drawings of 15 machine parts in SolidWorks with tolerances.', 'cad-3d', 'mechanical-cad'],
  // AR & VR
  [
    'AR furniture',
    'We want an AR app in which customers place our sofas in their living room with the phone camera.',
    'ar-vr',
    'ar-development',
  ],
  [
    'VR safety training',
    'Build a VR training in Unity for headsets where workers practise evacuating the plant.',
    'ar-vr',
    'vr-development',
  ],
  // Architecture
  [
    'Floor plan',
    'Draw a floor plan of our flat and plan how to remove the wall between kitchen and living room, with permit drawings.',
    'architecture',
    'floor-plans',
  ],
  [
    'Living room interior',
    'I would like an interior designer for our living room: furniture, colours and lighting concept.',
    'architecture',
    'interior-design',
  ],
  // Graphic design
  ['Logo for our bakery', 'We are opening a bakery and need a logo and business cards.', 'graphic-design', 'logo-design'],
  [
    'Diseño de logotipo',
    'Busco un diseñador para el logotipo y la identidad visual de mi tienda de bicicletas.',
    'graphic-design',
    'logo-design',
  ],
  // Product design
  [
    'UX of our booking app',
    'Users abandon our booking app at the payment step. We want a UX audit and user tests with 8 people.',
    'product-design',
    'usability-testing',
  ],
  ['Figma prototype', 'Design 12 screens in Figma with a clickable prototype for our health app.', 'product-design', 'prototyping'],
  // Audio, video & photo
  ['Edit interview videos', 'Edit 6 interview videos of 20 minutes with subtitles and music.', 'audio-video', 'video-editing'],
  ['Podcast', 'We want to start a podcast: record, edit and mix 10 episodes.', 'audio-video', 'podcast-production'],
  ['Product photos', 'Product photos of 60 pieces of jewellery on white background, retouched.', 'audio-video', 'product-photography'],
  // Marketing
  [
    'More customers from Google',
    'Our shop is not found on Google. We want SEO: keywords, technical check and better texts.',
    'marketing',
    'seo',
  ],
  ['Google Ads', 'Run Google Ads for our dental practice with a monthly budget, we want more calls.', 'marketing', 'ppc'],
  [
    'Newsletter',
    'Set up a monthly newsletter with Mailchimp and automated welcome emails for 3,000 subscribers.',
    'marketing',
    'email-marketing',
  ],
  // Writing
  ['Blog articles', 'Write 10 blog articles about solar panels and heat pumps, 1,000 words each.', 'writing', 'blog-writing'],
  ['Improve my CV', 'Please rewrite my CV and a cover letter, I am applying as a project manager.', 'writing', 'resume-writing'],
  // Translation
  [
    'Translate a manual',
    'Translate our machine manual from English into German, about 60,000 words.',
    'translation',
    'technical-translation',
  ],
  ['Traduire un contrat', "J'ai besoin de traduire un contrat de 12 pages du français vers l'anglais.", 'translation', 'legal-translation'],
  // Legal
  [
    'Check employment contract',
    'A lawyer should review my employment contract, the non-compete clause worries me.',
    'legal',
    'employment-law',
  ],
  ['Terms and privacy policy', 'We need terms and conditions and a privacy policy for our online shop.', 'legal', 'terms-conditions'],
  // Accounting
  [
    'Steuererklärung',
    'Ich brauche Hilfe bei der Steuererklärung für 2025, zwei vermietete Wohnungen und ein Gehalt.',
    'accounting',
    'tax-returns',
  ],
  [
    'Bookkeeping backlog',
    'Our bookkeeping is six months behind: 400 receipts, bank statements and VAT returns.',
    'accounting',
    'bookkeeping',
  ],
  // Education
  ['Maths tutor', 'My daughter needs a maths tutor before her exam, 10 lessons on algebra and geometry.', 'education', 'maths-tutoring'],
  ['Excel training', 'A two-day Excel training for 15 employees in our office.', 'education', 'software-training'],
  // Events
  ['Wedding', 'We are getting married in summer: wedding for 120 guests with venue, catering and a DJ.', 'events', 'wedding-planning'],
  ['Firmenfeier', 'Wir planen eine Firmenfeier für 80 Gäste mit Catering, Musik und Technik.', 'events', 'corporate-events'],
  // Several trades in one brief
  [
    'Website and logo',
    'We need a website with 8 pages for our yoga studio. We also need a new logo.',
    'web-development graphic-design',
    'logo-design',
  ],
  [
    'Kitchen trouble',
    'The kitchen tap drips all night. The socket beside the sink sparks when I plug something in.',
    'plumbing electrical',
    'tap-repair',
  ],
  [
    'Launch of our shop',
    'Build an online shop for 50 products. Run Google Ads for the launch. Write the terms and conditions.',
    'web-development marketing legal',
    'ecommerce ppc',
  ],
  [
    'Renovating our farmhouse',
    'We bought a farmhouse from 1920. The electrical wiring is old and has to be replaced in six rooms. The heating is an oil boiler and we would like a heat pump instead. The roof leaks near the chimney. We have already hired an architect for the floor plan.',
    'electrical heating-cooling home-repair',
    'heat-pump roofing',
  ],
  [
    'Café opening',
    'Need: logo, menu design, a small website with opening hours, and somebody who checks the lease contract.',
    'graphic-design web-development legal',
    'logo-design contract-law',
  ],
  [
    'Start-up app',
    'We need a mobile app for iOS and Android where owners book dog walkers. There should also be a web application for our staff in the browser.',
    'mobile-apps web-development',
    'mobile-development',
  ],
  // Slips of the keyboard, other words, other languages
  ['Dishwsher leeking', 'My dishwsher is leeking onto the kichen floor and wont drain', 'appliances', 'dishwasher-repair'],
  [
    'Online-Kurs',
    'Ich möchte einen Online-Kurs über Fotografie erstellen, 12 Lektionen mit Videos und Arbeitsblättern.',
    'education',
    'e-learning',
  ],
  [
    'Reforma de baño',
    'Queremos reformar el baño: cambiar la bañera por un plato de ducha, azulejos nuevos y un lavabo. Sin pintura.',
    'plumbing',
    'bathroom-fitting',
  ],
  ['Rénovation', 'Nous voulons repeindre trois chambres et poser du parquet dans le salon de 30 m2.', 'home-repair', 'painting flooring'],
  ['Dach undicht', 'Unser Dach ist undicht, bei Regen tropft es ins Schlafzimmer.', 'home-repair', 'roofing'],
  [
    'Voiture en panne',
    'Ma voiture ne démarre plus, la batterie semble vide et un voyant orange est allumé.',
    'vehicles',
    'engine-diagnostics',
  ],
  ['Piscina verde', 'El agua de mi piscina está verde y la bomba hace ruido.', 'garden', 'pool-maintenance'],
  [
    'Locked out of Instagram',
    "Someone logged into my Instagram and changed the password, I can't get in anymore.",
    'cybersecurity',
    'incident-response',
  ],
  ['Deposit', 'My landlord keeps my deposit and I want to get it back.', 'legal', 'tenancy-law'],
  ['Hydraulic press', 'The hydraulic press loses pressure and the pump is loud. Production stands still!', 'machines', 'hydraulics'],
  [
    'Lights out',
    'Half of the lights in the house went out and the fuse box makes a buzzing sound',
    'electrical',
    'electrical-fault-finding',
  ],
  ['Photos gone', 'I accidentally formatted the SD card with our holiday pictures', 'it-support', 'data-recovery'],
  ['Remote help', 'Our technicians should get remote help with AR annotations by phone from the head office', 'ar-vr', 'remote-assistance'],
  ['Brochure', '16-page brochure for a property developer, texts and pictures are supplied', 'graphic-design', 'print-design'],
  ['Divorce', 'My husband wants a divorce and I need to know what happens to the house', 'legal', 'family-law'],
  ['Logo', 'Nous cherchons un graphiste pour créer le logo de notre boulangerie', 'graphic-design', 'logo-design'],
  ['Serrure', "La porte a claqué et la clé est à l'intérieur", 'home-repair', 'locksmith'],
  // Words that mislead
  [
    'App for electricians',
    'I want a mobile app for electricians in which they note sockets, fuse boxes and the wiring they replaced.',
    'mobile-apps',
    'mobile-development',
  ],
  [
    'Video about heat pumps',
    'Edit a video about heat pumps for our heating company, 3 minutes, with subtitles.',
    'audio-video',
    'video-editing',
  ],
  ['Voice for a video', 'Need a female German voice for a 2 minute product video.', 'audio-video', 'voice-over'],
  [
    'Contract for a renovation',
    'Please draft a contract about the renovation of a bathroom and the boiler repair in my rented flat.',
    'legal',
    'contract-law',
  ],
]
