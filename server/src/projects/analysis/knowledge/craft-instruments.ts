import { workPackage } from './package-template.ts'

/** Musical instruments: tuning and mending. */
export const INSTRUMENT_PACKAGES = [
  workPackage(
    'piano-tuning-work',
    'audio-video',
    'Tune or mend a piano',
    'piano out of tune, tune piano, piano tuning, piano tuner, keys stick piano, piano keys, pedal squeaks piano, klavier stimmen, klavier verstimmt, klavierstimmer, flugel stimmen, afinar piano, piano desafinado, accorder piano, piano desaccorde, accordeur, accordare pianoforte, pianoforte, grand piano tuning, upright piano tuning, tuning piano, piano keys stick, klavier, klavier ungestimmt, klavier tone, klavierton, klavier taste, notes do not play piano, piano notes dead, piano not tuned, afinador, afinador de piano, piano teclas, piano notes mortes, piano touches, piano pas accorde, pianoforte scordato',
    {
      counts: { piano: ['piano', 'pianos', 1, 'klavier klaviere flugel pianoforte'] },
      asks: [
        'Upright or grand, which make and how old?',
        'When was it tuned last, and which keys or pedals misbehave?',
        'Where does it stand, and how is it reached?',
      ],
    },
    [
      [
        'piano-inspect',
        ['medium', 0.5, 0.5, 0.75],
        'piano-tuning',
        'Inspect pins, strings, hammers and keys of {piano}',
        'Test the pitch, the hold of the tuning pins, cracked bridges, felts and keys; say what tuning alone cannot mend.',
        'List of faults with the price of each',
        'Every key was struck and the pitch was measured against 440 Hz',
        { after: '', per: ['piano'] },
      ],
      [
        'piano-regulate',
        ['high', 0.5, 0.75, 2.5],
        'piano-tuning instrument-repair',
        'Free sticking keys and regulate the action',
        'Ease bushings, clean key beds, adjust let-off, repetition and pedals.',
        'Action that repeats evenly',
        'No key sticks when all are played softly and fast',
        { onlyIf: 'stick, sticks, sticky, stuck, key, keys, pedal, squeaks, broken, hammer, klemmt, tasten, teclas, touches, tasti' },
      ],
      [
        'piano-tune',
        ['high', 0.75, 2, 3.25],
        'piano-tuning',
        'Tune {piano} to 440 Hz',
        'Raise the pitch where needed, set the temperament, tune octaves and unisons, test in chords.',
        'Tuned piano',
        'No unison beats; octaves are pure over the whole range',
        { per: ['piano'], dropIf: 'tuning' },
      ],
      [
        'piano-advise',
        ['low', 0.25, 0.25, 0.5],
        'piano-tuning',
        'Advise on humidity and the next tuning',
        'Measure humidity, name the best place, agree on the next date.',
        'Care note with the next date',
        'Humidity of the room is written down',
      ],
    ],
  ),
  workPackage(
    'instrument-mending',
    'audio-video',
    'Mend a musical instrument',
    'guitar neck, guitar strings buzz, guitar repair, repair guitar, fret buzz, violin repair, repair violin, violin crack, bow rehair, saxophone repair, clarinet repair, flute repair, trumpet valve, accordion repair, cello repair, drum repair, keyboard keys broken, instrument repair, luthier, gitarre reparieren, geige reparieren, saxophon reparieren, geigenbauer, reparar guitarra, guitarra rota, reparar violin, luthier guitare, reparer violon, reparer guitare, riparare chitarra, cello crack, cello bridge, crack in cello, cello riss, cello steg, violin bridge, bridge broke violin, soundpost, violin peg, bow hair, guitar action, guitar action high, guitar setup, guitar tuner broken, guitar bridge, nut broken guitar, accordion key, accordion keys, accordion bellows, sax pads, sax leaks, saxophone leaks, flute pads, clarinet pads, trombone slide, trumpet stuck, harp string, drum skin, organ pipe, harmonium, keyboard key broken, synth repair, gitarre, gitarre saite schnarrt, saiten schnarren, geige, geige steg, geige riss, bratsche, bogen bespannen, saxophon undicht, saxofon, klappen undicht, tone sprechen nicht an, klarinette, querflote, trompete ventil, posaune, akkordeon, akkordeon taste, akkordeon balg, guitarra cuerdas, guitarra trastes, cuerdas trastean, guitarra puente, violin puente, violin alma, violonchelo, chelo, arco cerdas, saxofon zapatillas, clarinete, flauta travesera, trompeta, acordeon, acordeon teclas, acordeon desafinado, violon, violon chevalet, chevalet, ame du violon, archet, violoncelle, contrebasse, guitare frise, guitare manche, guitare chevalet, saxophone tampons, saxo, clarinette, flute traversiere, trompette pistons, accordeon, touches accordeon, chitarra, violino, violino ponte, sassofono, fisarmonica, accordion wheezes, accordion keys stick, accordion reed, akkordeon reparieren, akkordeon stimmen, akkordeon undicht, acordeon reparar, acordeon fuelle, accordeon reparer, accordeon soufflet, cello seam, cello open seam, banjo repair, ukulele repair, mandolin repair, concertina',
    {
      counts: {
        instrument: ['instrument', 'instruments', 1, 'guitar guitars violin violins gitarre geige guitarra violin guitare violon'],
      },
      asks: [
        'Which instrument, make and age?',
        'What happened, and what exactly does it do or not do now?',
        'Can you send pictures of the damage and bring or post the instrument?',
      ],
    },
    [
      [
        'instrument-inspect',
        ['medium', 0.5, 0.5, 0.75],
        'instrument-repair',
        'Inspect {instrument} and quote the repair',
        'Look at joints, neck, mechanics, pads or strings; weigh the repair against the worth of the instrument.',
        'Quote with the order of the works',
        'Client knows price and risk before anything is opened',
        { after: '', per: ['instrument'] },
      ],
      [
        'instrument-repair',
        ['high', 0.75, 2, 4.75],
        'instrument-repair',
        'Repair and set up {instrument}',
        'Glue, straighten or renew the damaged parts; set neck, action, pads or valves.',
        'Playable instrument',
        'Every note speaks without buzz or leak',
        { per: ['instrument'] },
      ],
      [
        'instrument-body',
        ['high', 2, 4, 7],
        'instrument-repair',
        'Glue cracks and what has come off the body',
        'Clean, warm glue or hide glue, cleats inside, clamps, touch in the varnish.',
        'Sound body',
        'Crack shut under tension; nothing buzzes',
        {
          after: 'instrument-inspect',
          onlyIf:
            '=crack in the top, =cracked top, =top is cracked, =crack in the body, =bridge came off, =bridge is lifting, =bridge has lifted, =seam open, =seam is open, =decke gerissen, =riss in der decke, =steg gelost, =naht offen, =raja en la tapa, =grieta en la tapa, =puente despegado, =table fendue, =table decollee, =chevalet decolle',
        },
      ],
      [
        'instrument-try',
        ['low', 0.25, 0.5, 0.75],
        'instrument-repair',
        'Play it in together and hand over',
        'Client plays, last adjustments, care advice.',
        'Instrument with a care note',
        'Client has played it and is content',
      ],
    ],
  ),
]
