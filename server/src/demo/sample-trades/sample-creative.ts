import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Design, media and what brings them to people. */
export const CREATIVE_TRADES: SampleTrade[] = [
  {
    tradeId: 'graphic-design',
    roles: [
      role('Brand Designer', 'logo-design branding graphic-design', 'Gave bakeries, bands and one airport their face.', [
        service(
          'Logo and small brand book',
          'logo-design branding',
          'Three directions, two rounds, all file formats, and twelve pages on how to use it.',
        ),
        service(
          'Rebranding in careful steps',
          'branding graphic-design',
          'What to keep, what to renew, and a list of every place where the old sign still hangs.',
        ),
      ]),
      role(
        'Print and Layout Designer',
        'print-design layout-design packaging-design',
        'Learned at a press and still smells the paper first.',
        [
          service(
            'Brochure or catalogue ready for print',
            'layout-design print-design',
            'From your texts and pictures to a file the printer does not send back.',
          ),
          service(
            'Packaging that stands out on the shelf',
            'packaging-design print-design',
            'Die line, design, mandatory texts and a printed dummy.',
          ),
        ],
      ),
      role('Illustrator', 'illustration character-design infographics', 'Draws for children, scientists and a magazine about bread.', [
        service(
          'Characters for a book or a brand',
          'character-design illustration',
          'One figure, six moods, line and colour, with the rights you need in writing.',
        ),
        service('Infographic from your figures', 'infographics', 'One page that is understood without you standing beside it.'),
      ]),
      role(
        'Presentation and Social Media Designer',
        'presentation-design social-media-graphics photo-retouching signage',
        'Saves slides the night before, and teaches how not to need it.',
        [service('Pitch deck in three days', 'presentation-design', 'Story, slides, template. You present once, I listen and cut.')],
      ),
    ],
  },
  {
    tradeId: 'product-design',
    roles: [
      role(
        'UX Designer',
        'ux-design user-research wireframing information-architecture',
        'Watched people use ticket machines until the machine was changed.',
        [
          service(
            'Usability test with five people',
            'usability-testing user-research',
            'Recruiting, tasks, recordings, and a list of repairs ranked by pain.',
          ),
          service(
            'UX review of your most important journey',
            'ux-design information-architecture',
            'Screen by screen, with sketches of what would be better.',
          ),
        ],
      ),
      role('UI and Design System Designer', 'ui-design figma design-systems prototyping', 'Designed banking apps that grandparents use.', [
        service(
          'Clickable prototype in Figma',
          'figma prototyping',
          'The idea can be touched on a phone in a week, before a line of code.',
        ),
        service(
          'Design system for a grown product',
          'design-systems ui-design',
          'An inventory, forty components, rules for colour and type, handed over to your developers.',
        ),
      ]),
      role(
        'Product Manager on Call',
        'product-management project-management service-design',
        'Said no to good ideas for a living so that the best one was built.',
        [
          service(
            'Roadmap workshop in two afternoons',
            'product-management',
            'Goals, bets, what is left out, and how you will notice that you were wrong.',
          ),
          service(
            'Project plan that survives its first week',
            'project-management',
            'Work packages, risks, who decides what, and a rhythm of short meetings.',
          ),
        ],
      ),
      role('Industrial Designer', 'industrial-design prototyping web-design', 'Shaped handles, lamps and a wheelchair.', [
        ar(
          'Hands on your prototype, by camera',
          'industrial-design prototyping',
          'You hold it, turn it, use it; I mark where grip, gap and edge can be better.',
        ),
      ]),
    ],
  },
  {
    tradeId: 'audio-video',
    roles: [
      role(
        'Video Editor',
        'video-editing colour-grading motion-graphics subtitling',
        'Cut documentaries in three languages without speaking two of them.',
        [
          service(
            'From raw footage to a film of three minutes',
            'video-editing colour-grading',
            'Structure, cut, sound and colour in two rounds, with captions.',
          ),
          service(
            'Short clips from a long talk',
            'video-editing subtitling',
            'Ten clips that make sense alone, upright and with captions.',
          ),
        ],
      ),
      role('Audio Engineer', 'audio-mixing audio-editing podcast-production', 'Mixed choirs, metal and a daily radio show.', [
        service(
          'Podcast produced, every week',
          'podcast-production audio-editing',
          'You speak, I cut, clean, mix and upload, with chapters and show notes.',
        ),
        ar(
          'Set up microphone and room',
          'podcast-production audio-mixing',
          'Where to sit, what to hang, how to set the gain: heard and seen live, with what you own.',
        ),
      ]),
      role('Photographer', 'photography product-photography real-estate-photography', 'Photographed watches, kitchens and mayors.', [
        ar(
          'Light your product with two lamps',
          'product-photography',
          'I look through your camera and say where lamp, card and product go, until your own pictures are good enough.',
        ),
        service(
          'Photo retouching for a web shop',
          'product-photography',
          'Cut out, straightened and in one colour, fifty pictures in two days.',
        ),
      ]),
      role(
        'Composer and Voice Artist',
        'music-production sound-design voice-over 2d-animation',
        'Has been the voice of a railway and of a cartoon badger.',
        [service('Voice-over in studio quality', 'voice-over', 'Two readings, one round of changes, files cut to length the next day.')],
      ),
    ],
  },
  {
    tradeId: 'marketing',
    roles: [
      role('SEO Consultant', 'seo technical-seo keyword-research local-seo', 'Has been found for a living since the yellow pages closed.', [
        service(
          'SEO audit with a repair list',
          'technical-seo seo',
          'What search engines cannot see, in order of effect, and the first ten repairs done.',
        ),
        service('Be found in your own town', 'local-seo', 'Profile, reviews, local pages; measured by calls and not by rank.'),
      ]),
      role(
        'Paid Media Manager',
        'ppc paid-social web-analytics conversion-optimisation',
        "Spent other people's money as if it were scarce.",
        [
          service(
            'Search ads set up and watched for a month',
            'ppc web-analytics',
            'Campaigns by profit, weekly report, and an honest word on whether to go on.',
          ),
          service('Why visitors do not buy', 'conversion-optimisation web-analytics', 'Funnel, recordings, five hypotheses, two tests.'),
        ],
      ),
      role(
        'Content and Social Media Strategist',
        'content-marketing social-media influencer-marketing brand-strategy',
        'Ran the channels of a museum, a butcher and a football club.',
        [
          service(
            'Three months of social media, planned',
            'social-media content-marketing',
            'Topics, formats, templates and a calendar that two hours a week can fill.',
          ),
        ],
      ),
      role(
        'E-Mail and Automation Specialist',
        'email-marketing marketing-automation marketplace-selling',
        'Writes mails that people forward.',
        [
          service(
            'Newsletter and welcome series',
            'email-marketing marketing-automation',
            'List, consent, five mails, tests that reach the inbox.',
          ),
        ],
      ),
      role(
        'PR and Market Research Adviser',
        'public-relations market-research brand-strategy',
        'Was a journalist and still asks like one.',
        [
          service('Press release and the right forty addresses', 'public-relations', 'Written, sent, followed up by telephone.'),
          service(
            'Is there a market? Twenty interviews',
            'market-research',
            'Questions, people, transcripts, and a conclusion that may be uncomfortable.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'writing',
    roles: [
      role('Copywriter', 'copywriting product-descriptions ux-writing', 'Sold tea, insurance and a very dull valve with short sentences.', [
        service('Website texts that sound like you', 'copywriting', 'One interview, five pages, two rounds.'),
        service(
          'Product descriptions in quantity',
          'product-descriptions',
          'Fifty to five thousand, by a pattern we agree on, none of them the same.',
        ),
      ]),
      role('Technical Writer', 'technical-writing editing ux-writing', 'Takes machines apart to write how they are put together.', [
        ar(
          'Manual written beside your machine',
          'technical-writing',
          'You operate it, I watch through the camera, ask, and take the pictures for the steps.',
        ),
        service(
          'API documentation with examples that run',
          'technical-writing',
          'Reference, quick start and the mistakes everybody makes.',
        ),
      ]),
      role(
        'Editor and Ghostwriter',
        'editing proofreading ghostwriting academic-editing',
        'Has written the memoirs of people who must not be named.',
        [
          service('Proofreading by tomorrow', 'proofreading', 'Up to twenty pages, every change visible, doubts asked and not guessed.'),
          service(
            'Your book, written from interviews',
            'ghostwriting editing',
            'Ten talks, an outline, chapters in turn, all rights yours.',
          ),
        ],
      ),
      role(
        'Grant and Business Plan Writer',
        'grant-writing business-plans resume-writing',
        'Used to read applications on the other side of the table.',
        [service('Application for funding', 'grant-writing', "Call read, fit checked first, text and budget in the funder's own words.")],
      ),
    ],
  },
]
