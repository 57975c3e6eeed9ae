import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Software, data and the machines they run on. */
export const SOFTWARE_TRADES: SampleTrade[] = [
  {
    tradeId: 'web-development',
    roles: [
      role(
        'Full-Stack Web Developer',
        'typescript react nodejs web-development rest-api git',
        'Built booking systems for ferries and for hairdressers.',
        [
          service(
            'Web application from first click to launch',
            'react nodejs typescript',
            'A working version every week, tests included, in your repository from the first day.',
          ),
          service(
            'Rescue of a stuck React project',
            'react typescript',
            'Two days of reading, a list of what holds you up, then the repairs in small steps that can be taken back.',
          ),
        ],
      ),
      role(
        'WordPress and WooCommerce Developer',
        'wordpress woocommerce php web-performance',
        'Looks after a hundred small sites whose owners have other work.',
        [
          service(
            'WordPress site made fast and safe',
            'wordpress web-performance',
            'Plugins thinned out, images shrunk, updates and backups arranged; measured before and after.',
          ),
          service(
            'WooCommerce shop with local payments',
            'woocommerce payment-integration',
            'Products, shipping, tax, invoices and the payment methods your customers expect.',
          ),
        ],
      ),
      role(
        'Shopify and E-Commerce Developer',
        'shopify ecommerce payment-integration javascript',
        'Moved shops with a thousand products overnight, in the quiet week of the year.',
        [
          service(
            'Shopify theme changes and apps',
            'shopify javascript',
            'Product pages, bundles, filters: changed in the theme, without another monthly app.',
          ),
        ],
      ),
      role(
        'Front-End and Accessibility Engineer',
        'html-css javascript web-accessibility vue test-automation',
        'Tests with a screen reader before testing with a mouse.',
        [
          service(
            'Accessibility review by WCAG',
            'web-accessibility html-css',
            'The ten journeys that matter, tested by keyboard and screen reader, with the corrected code beside each finding.',
          ),
        ],
      ),
      role(
        'Django and PHP Back-End Developer',
        'django php laravel web-development',
        'Inherited more old code than most people have written.',
        [
          service(
            'Bring an old PHP or Django site up to date',
            'django php',
            'New versions in safe steps, dead code out, and tests around what earns the money.',
          ),
          service(
            'Customer portal with log-in',
            'django laravel web-development',
            'Documents, orders and messages behind a sign-in that your customers can use on a phone.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'mobile-apps',
    roles: [
      role(
        'iOS Developer',
        'ios-development swift swiftui app-store-publishing',
        'Shipped apps that have survived every yearly release of the system.',
        [
          service(
            'iPhone app in SwiftUI',
            'swiftui ios-development',
            'From sketch to TestFlight in clear stages; accessibility and dark mode are not extras.',
          ),
          service(
            'Rejected by the App Store: fix and appeal',
            'app-store-publishing ios-development',
            'I read the letter, change what must change and answer the reviewers.',
          ),
        ],
      ),
      role('Android Developer', 'android-development kotlin mobile-testing', 'Wrote apps for drivers, nurses and very old telephones.', [
        service(
          'Android app in Kotlin',
          'kotlin android-development',
          'Works on the phones your users have, also offline, and comes with the release set up.',
        ),
        service(
          'Hunt down crashes in production',
          'mobile-testing android-development',
          'From the crash report to the line, the fix and the test that keeps it away.',
        ),
      ]),
      role(
        'Flutter Developer',
        'flutter firebase push-notifications mobile-development',
        'Shipped one code base to two stores for food, sport and a zoo.',
        [
          service(
            'One app for both stores in Flutter',
            'flutter mobile-development',
            'A first version for real users in six to eight weeks, with analytics you are allowed to have.',
          ),
          service(
            'Push messages that arrive',
            'push-notifications firebase',
            'Tokens, topics, quiet hours and deep links, tested on real devices.',
          ),
        ],
      ),
      role(
        'React Native Developer',
        'react-native mobile-offline-sync in-app-purchases',
        'Built an app for inspectors who work where there is no signal.',
        [
          service(
            'Offline mode and sync for your app',
            'mobile-offline-sync react-native',
            'A queue that survives everything, conflicts that are shown and not swallowed.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'software-engineering',
    roles: [
      role(
        'Python Engineer',
        'python automation-scripting rest-api web-scraping git',
        'Automated the Mondays of several accounting departments.',
        [
          service(
            'A script that takes over your routine',
            'python automation-scripting',
            'Files, mails, tables, web pages: what you do by hand every week, done by a program that says what it did.',
          ),
          service(
            'Connect two systems by API',
            'rest-api python',
            'Orders here, customers there, no more copying. With retries, a log and an alarm.',
          ),
        ],
      ),
      role(
        'Java and Microservices Architect',
        'java microservices software-architecture postgresql code-review test-automation',
        'Cut a fifteen-year-old insurance system into parts that can be deployed.',
        [
          service(
            'Architecture review in one week',
            'software-architecture microservices',
            'Interviews, code, figures; ten pages with what to keep, what to change first and what to leave alone.',
          ),
          service(
            'PostgreSQL query and schema tuning',
            'postgresql sql',
            'Your slowest ten queries, explained and repaired, with the plans before and after.',
          ),
        ],
      ),
      role(
        '.NET Developer',
        'csharp windows-desktop sql crm code-review',
        'Maintains the programs that run sawmills, clinics and a brewery.',
        [
          service(
            'Modernise a desktop application',
            'csharp windows-desktop',
            'Off the old framework, onto an installer that updates itself, without teaching your users anew.',
          ),
        ],
      ),
      role('Embedded Engineer', 'embedded-systems c-language cpp rust', 'Wrote firmware for pumps, meters and a weather balloon.', [
        ar(
          'Bring up a board together',
          'embedded-systems',
          'Power rails, clock, first blink, first log line: I see your probe and the board, and mark the test points.',
        ),
        service(
          'Firmware for a sensor that lasts on battery',
          'embedded-systems c-language',
          'Sleep, measure, send, sleep: with a current profile as proof.',
        ),
      ]),
      role(
        'Spreadsheet and Workflow Specialist',
        'spreadsheets workflow-automation crm automation-scripting',
        'Rescues spreadsheets that a company depends on and nobody dares to open.',
        [
          service(
            'Repair and speed up an Excel workbook',
            'spreadsheets',
            'Formulas that can be read, inputs that are checked, and one page that explains it.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'data-ai',
    roles: [
      role('Data Analyst', 'data-analysis dashboards sql statistics', 'Counted things for supermarkets, newspapers and a ministry.', [
        service(
          'A dashboard your team opens every morning',
          'dashboards sql',
          'Five figures that matter, where they come from, and who is told when one of them moves.',
        ),
        service(
          'Survey analysis with clear words',
          'statistics data-analysis',
          'Cleaned, weighted, tested; a report that says what may be concluded and what may not.',
        ),
      ]),
      role(
        'Machine Learning Engineer',
        'machine-learning python mlops forecasting',
        'Put models into production and took most of them out again for simpler ones.',
        [
          service(
            'Demand forecast for your products',
            'forecasting machine-learning',
            'Measured against the naive guess on your own history before you pay for more.',
          ),
          service(
            'From notebook to service',
            'mlops python',
            'Versioned data, tests, monitoring, and a way back when the new model is worse.',
          ),
        ],
      ),
      role(
        'Computer Vision Engineer',
        'computer-vision deep-learning python data-labelling',
        'Taught cameras to count fruit, bolts and passengers.',
        [
          service(
            'Find defects on photos of your parts',
            'computer-vision deep-learning',
            'A study on two hundred of your pictures tells whether it will work, and at which error rate.',
          ),
          ar(
            'Camera and light for an inspection station',
            'computer-vision',
            'You show me the belt, I mark where lens and light belong so that the software has it easy.',
          ),
        ],
      ),
      role('LLM Application Developer', 'llm-applications nlp python', 'Built assistants that say when they do not know.', [
        service(
          'Ask your own documents',
          'llm-applications nlp',
          'Search and answers with the source beside each sentence, measured on a hundred real questions.',
        ),
      ]),
      role(
        'Data Engineer',
        'data-engineering data-cleaning gis r-language',
        'Laid pipelines for figures from two thousand weather stations.',
        [
          service(
            'Clean and merge customer data',
            'data-cleaning data-engineering',
            'Duplicates found by rule and by eye, every change on record, and the import back into your system.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'cloud-devops',
    roles: [
      role(
        'AWS Cloud Architect',
        'aws terraform cloud-architecture cloud-cost',
        'Moved a television archive and a tax office, neither of which may stop.',
        [
          service(
            'Halve the cloud bill',
            'cloud-cost aws',
            'Three weeks of figures, a list by saving and risk, the first five measures done at once.',
          ),
          service(
            'Infrastructure as code for what you have',
            'terraform aws',
            'Imported, reviewed and documented, so that the next change is a pull request.',
          ),
        ],
      ),
      role('Kubernetes Engineer', 'kubernetes docker ci-cd monitoring', 'Keeps clusters small enough to be understood.', [
        service(
          'From servers to containers in small steps',
          'docker kubernetes',
          'The first service in two weeks, with logs, limits, health checks and a way back.',
        ),
        service(
          'A pipeline that deploys on Friday',
          'ci-cd docker',
          'Build, test, preview, release and rollback; you learn to change it yourself.',
        ),
      ]),
      role(
        'Linux and Hosting Administrator',
        'linux-administration web-hosting database-administration',
        'Runs servers that are boring, which is the highest praise for a server.',
        [
          service(
            'Server set up, hardened, backed up',
            'linux-administration web-hosting',
            'Updates, firewall, certificates, monitoring and a restore that was tried.',
          ),
          service(
            'Site is down: emergency help',
            'web-hosting linux-administration',
            'DNS, certificate, disk, database: back on air first, the cause in writing after.',
          ),
        ],
      ),
      role(
        'Site Reliability Engineer',
        'site-reliability monitoring azure cloud-migration',
        'Was woken by pagers long enough to write alarms that mean something.',
        [
          service(
            'Monitoring that wakes you for the right thing',
            'monitoring site-reliability',
            'Four signals a service, alarms by customer pain, and the runbook for each.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'ar-vr',
    roles: [
      role('AR Developer', 'ar-development unity arkit ar-3d-assets', 'Put furniture, machines and a mammoth into living rooms.', [
        service(
          'AR view of your product in the browser',
          'webxr ar-development',
          'From CAD or photos to a light model that opens on any phone without an app.',
        ),
        ar(
          'Test my AR app on your device, live',
          'ar-development arkit',
          'We walk through the scene together, I see the drift you see, and the findings are marked in the picture.',
        ),
      ]),
      role(
        'Remote Assistance Consultant',
        'remote-assistance ar-glasses xr-training',
        'Brought smart glasses to shop floors, ships and an operating theatre.',
        [
          ar(
            'Set up AR glasses for your technicians',
            'ar-glasses remote-assistance',
            'Fit, Wi-Fi, safety, first call: done with the person who will wear them.',
          ),
          service(
            'Remote assistance pilot for a service team',
            'remote-assistance',
            'Six weeks, two use cases, figures on trips saved, and a decision at the end.',
          ),
        ],
      ),
      role(
        'VR Training Designer',
        'vr-development unity xr-training xr-interaction',
        'Let firefighters, crane drivers and nurses fail safely.',
        [
          service(
            'VR training for a dangerous task',
            'xr-training vr-development',
            'Storyboard with your safety officer, a module of twelve minutes, and a score that means something.',
          ),
          service('360 degree tour of your site', '360-video', 'Shot in a day, with points that speak, in the browser and in the headset.'),
        ],
      ),
      role('Unreal and WebXR Artist', 'unreal-engine webxr ar-filters ar-3d-assets', 'Lit virtual stages for concerts and car launches.', [
        service(
          'Face or world filter for a campaign',
          'ar-filters',
          'Idea, model, tracking and submission to the platforms, within their size limits.',
        ),
      ]),
    ],
  },
]
