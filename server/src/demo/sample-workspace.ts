/** A workspace of the demo's client with the demo's expert: what they said, and how long ago. */
export const SAMPLE_WORKSPACE = {
  name: 'The boiler in the basement',
  description: 'Find out why it knocks, and mend it before the winter.',
  messages: [
    { by: 'client', hoursAgo: 30, text: 'Hello Eli, thank you for taking this. It knocks mostly in the morning, when the heating starts.' },
    { by: 'expert', hoursAgo: 29, text: 'Good morning! Does it knock once, or again and again for a minute or two?' },
    { by: 'client', hoursAgo: 28, text: 'Again and again, about two minutes. After that it is quiet.' },
    {
      by: 'expert',
      hoursAgo: 27,
      text: 'That sounds like limescale in the heat exchanger, or a pump that runs too fast. We can tell by the pressure gauge.',
    },
    { by: 'client', hoursAgo: 5, text: 'The gauge says 0.9 bar when it is cold.' },
    { by: 'expert', hoursAgo: 2, text: 'That is low. Please fill it up to 1.5 bar and tell me what you hear tomorrow morning.' },
  ],
  files: [
    {
      by: 'client',
      fileName: 'Pressure by day.csv',
      mediaType: 'text/plain',
      lines: ['day,bar when cold,bar when hot', 'Monday,1.2,1.6', 'Tuesday,1.1,1.5', 'Wednesday,1.0,1.4', 'Thursday,0.9,1.3'],
    },
    {
      by: 'expert',
      fileName: 'Filling up the heating.pdf',
      mediaType: 'application/pdf',
      lines: [
        'Filling up the heating',
        '1. Switch the boiler off and let it cool down.',
        '2. Fill the hose with water, then join it to the valve.',
        '3. Open the valve slowly, until the gauge says 1.5 bar.',
        '4. Close the valve, take the hose off, switch the boiler on.',
      ],
    },
  ],
} as const
