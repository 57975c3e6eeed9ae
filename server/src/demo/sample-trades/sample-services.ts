import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Language, law, money, learning and feasts. */
export const SERVICE_TRADES: SampleTrade[] = [
  {
    tradeId: 'translation',
    roles: [
      role(
        'German Technical Translator',
        'german-translation technical-translation english-translation translation',
        'Was a mechanic before becoming a translator, and it shows in the manuals.',
        [
          service(
            'Machine manual, German and English',
            'technical-translation german-translation',
            'Terms agreed first, layout kept, checked by a second pair of eyes.',
          ),
          service(
            'Certificates for authorities',
            'german-translation',
            'Birth, marriage and school certificates with the wording that offices accept.',
          ),
        ],
        'germany',
      ),
      role(
        'Spanish Localisation Specialist',
        'spanish-translation software-localisation media-localisation',
        'Localised games whose jokes had to be invented anew.',
        [
          service(
            'App or game in Spanish for two continents',
            'software-localisation spanish-translation',
            'Strings, store page and a test run on the device.',
          ),
          service(
            'Subtitles in Spanish',
            'media-localisation spanish-translation',
            'Timed, short enough to read, delivered in the format you need.',
          ),
        ],
        'mexico',
      ),
      role(
        'Japanese Business Interpreter',
        'japanese-translation interpreting english-translation translation',
        'Sits between engineers who nod and buyers who do not.',
        [
          service(
            'Interpreting for a video meeting',
            'interpreting japanese-translation',
            'One hour with preparation; afterwards what was meant as well as what was said.',
          ),
          ar(
            'Interpreter at your machine acceptance',
            'interpreting japanese-translation',
            'I see what the technicians point at, speak both sides, and write the list of open points.',
          ),
        ],
        'japan',
      ),
      role(
        'French and Arabic Legal Translator',
        'french-translation arabic-translation legal-translation',
        'Sworn at two courts and calm at both.',
        [
          service(
            'Contract in French or Arabic',
            'legal-translation french-translation',
            'Clause by clause, notes where two legal systems do not meet.',
          ),
        ],
        'maghreb',
      ),
      role(
        'Italian and Portuguese Literary Translator',
        'italian-translation portuguese-translation literary-translation translation',
        'Carried two novels and a cookbook across without spilling any.',
        [
          service(
            'Book or story in Italian or Portuguese',
            'literary-translation italian-translation',
            'A sample chapter first, so that you hear the voice before you decide.',
          ),
        ],
        'italy',
      ),
      role(
        'Chinese Medical Translator',
        'chinese-translation medical-translation english-translation translation',
        'Was a hospital pharmacist and keeps the doses right.',
        [
          service(
            'Medical report or leaflet, Chinese and English',
            'medical-translation chinese-translation',
            'Terms by the official lists, every figure checked twice, confidential.',
          ),
        ],
        'east-asia',
      ),
    ],
  },
  {
    tradeId: 'legal',
    roles: [
      role(
        'Contract and Company Lawyer',
        'contract-law corporate-law terms-conditions',
        'Wrote contracts for founders and later read them in court.',
        [
          service(
            'Contract check before you sign',
            'contract-law',
            'The five clauses that can hurt you, in plain words, with a counter-proposal.',
          ),
          service(
            'Terms and conditions for an online shop',
            'terms-conditions consumer-law',
            'Written for what you sell and how you deliver, with the texts for the checkout.',
          ),
        ],
      ),
      role('Employment Lawyer', 'employment-law dispute-resolution', 'Stands on both sides, though never in the same case.', [
        service('Dismissed: what now?', 'employment-law', 'Deadlines first, then chances, then a letter. First talk within a day.'),
        service(
          'Employment contracts for a growing team',
          'employment-law contract-law',
          'One template for permanent, part-time and remote work.',
        ),
      ]),
      role(
        'Tenancy and Property Lawyer',
        'tenancy-law property-law inheritance-law',
        'Knows more about boilers and balconies than any lawyer should.',
        [
          ar(
            'Defects in the flat, recorded for the letter',
            'tenancy-law',
            'We walk through the flat by video, I mark and record what counts, and the letter is written the same day.',
          ),
          service('Rent contract and deposit questions', 'tenancy-law', 'What is valid, what is not, and what to write to whom.'),
        ],
      ),
      role('Data Protection and IP Counsel', 'data-privacy-law trademark-law copyright-law', 'Reads licences for pleasure.', [
        service(
          'Privacy notice and records that are true',
          'data-privacy-law',
          'From a list of what you really use, in words your customers understand.',
        ),
      ]),
    ],
  },
  {
    tradeId: 'accounting',
    roles: [
      role('Tax Adviser', 'tax-returns tax-advice crypto-tax', 'Has a drawer of letters that offices took back.', [
        service(
          'Tax return for the self-employed',
          'tax-returns',
          'Bring the shoebox: sorted, filed, explained, and a list for next year.',
        ),
        service('Second opinion on a tax assessment', 'tax-advice', 'Is it worth objecting? An answer with figures before the deadline.'),
      ]),
      role(
        'Bookkeeper',
        'bookkeeping invoicing accounting-software vat',
        'Closes the books of cafés, choirs and carpenters on the fifth of the month.',
        [
          service(
            'Monthly bookkeeping for a small firm',
            'bookkeeping vat',
            'Receipts by photo, accounts by the fifth, questions collected in one mail.',
          ),
          service(
            'Invoicing software chosen and set up',
            'invoicing accounting-software',
            'Templates, numbers, taxes, bank; your first invoice leaves the same day.',
          ),
        ],
      ),
      role(
        'Payroll and Start-up Accountant',
        'payroll accounting-setup financial-planning',
        'Was the first finance person in four companies.',
        [
          service('Payroll for your first ten people', 'payroll', 'Registered, calculated, paid on time, with holidays and sick days.'),
          service(
            'Liquidity plan for twelve months',
            'financial-planning accounting-setup',
            'One sheet that tells when money gets tight, and what to do before.',
          ),
        ],
      ),
      role(
        'Controller and Financial Modeller',
        'financial-modelling cost-accounting financial-statements',
        'Built models that investors could not break.',
        [
          service(
            'Financial model for an investor talk',
            'financial-modelling',
            'Three cases, clear inputs, no hidden numbers; rehearsed with you.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'education',
    roles: [
      role(
        'Maths and Physics Tutor',
        'maths-tutoring physics-tutoring exam-preparation',
        'Taught at a night school where everybody came by choice.',
        [
          ar(
            'Maths homework under the camera',
            'maths-tutoring',
            'I see the page, circle the line where it goes wrong, and you find the rest yourself.',
          ),
          service(
            'Exam preparation in six weeks',
            'exam-preparation maths-tutoring',
            'A test at the start, a plan by gaps, two lessons a week.',
          ),
        ],
      ),
      role(
        'Language Teacher',
        'english-lessons german-lessons spanish-lessons language-lessons',
        'Learned five languages as an adult and remembers how it felt.',
        [
          service('English for meetings and mails', 'english-lessons', 'Your own mails and meetings are the textbook.'),
          service(
            'German for everyday life and exams',
            'german-lessons exam-preparation',
            'From the first sentence to the certificate, with homework that takes ten minutes.',
          ),
        ],
      ),
      role('Music Teacher', 'music-lessons tutoring', 'Plays weddings on Saturday and scales on Monday.', [
        ar(
          'Guitar or piano lesson with marks in the picture',
          'music-lessons',
          'I see your hands, draw the fingering over them and hear what you play.',
        ),
        ar('Tune and set up your instrument', 'music-lessons', 'Strings, bridge, tuning: done together on camera until it sounds right.'),
      ]),
      role('Programming Teacher', 'programming-lessons software-training tutoring', 'Explains recursion with soup.', [
        service('Learn Python on your own project', 'programming-lessons', 'Eight lessons, one program you wanted anyway.'),
      ]),
      role(
        'Corporate Trainer and Coach',
        'corporate-training instructional-design e-learning career-coaching',
        'Trained shift leaders, surgeons and a town council.',
        [
          service(
            'Turn your know-how into a course',
            'instructional-design e-learning',
            'Interviews with your experts become short lessons with exercises and a test.',
          ),
          service('Coaching for the next step in your career', 'career-coaching', 'Three talks, one plan, and practice for the interview.'),
        ],
      ),
    ],
  },
  {
    tradeId: 'events',
    roles: [
      role(
        'Event Planner',
        'event-planning corporate-events venue-search',
        'Planned fairs and congresses, and one that moved country in a week.',
        [
          service(
            'Company event for 50 to 300 people',
            'corporate-events event-planning',
            'Venue, programme, budget, schedule by the minute, and somebody who stays calm.',
          ),
          service('Three venues that fit', 'venue-search', 'Visited or checked by video, compared on one page with all side costs.'),
        ],
      ),
      role('Wedding Planner', 'wedding-planning event-decoration invitations', 'Has carried umbrellas, rings and a grandmother.', [
        service(
          'Wedding plan with budget and schedule',
          'wedding-planning',
          'Everything in one list, with dates and who does it; you choose how much I take over.',
        ),
        ar(
          'Decorate the room, guided live',
          'event-decoration',
          'Tables, light, flowers: I draw into your picture what goes where, and you have helpers.',
        ),
      ]),
      role('Event Technician', 'event-technology dj moderation', 'Has run cables under every floor in town.', [
        ar(
          'Sound check of a hired system',
          'event-technology',
          'Connect, place, ring out: I see the mixer and hear the room, and it does not whistle.',
        ),
        service('Technical rider and light plan', 'event-technology', 'What you need, what the venue has, what to hire, drawn and priced.'),
      ]),
      role(
        'Travel and Catering Organiser',
        'travel-planning event-catering kids-parties event-permits',
        'Fed expeditions and birthday parties, which are not so different.',
        [
          service(
            'Group trip planned to the last transfer',
            'travel-planning',
            'Route, rooms, rail and a plan for the one who misses the train.',
          ),
        ],
      ),
    ],
  },
]
