import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Trades of house and garden: most of the work is looked at through the client's camera. */
export const HOME_TRADES: SampleTrade[] = [
  {
    tradeId: 'electrical',
    roles: [
      role(
        'Master Electrician',
        'electrical-fault-finding fuse-box electrical-inspection electrical-installation',
        'Ran the service team of a family electrical firm and trained its apprentices.',
        [
          ar(
            'Find out why the breaker trips',
            'electrical-fault-finding fuse-box',
            'We go through the circuits together while you hold the camera: I mark what to switch off and what to unplug until the culprit is found, and tell you whether a licensed visit is needed.',
          ),
          ar(
            'Check of an old fuse box before you buy',
            'fuse-box electrical-inspection',
            'You show me the panel and a handful of sockets. You get a list of what is unsafe, what is merely old, and what replacing it should cost.',
          ),
        ],
      ),
      role(
        'Electrician for Homes',
        'sockets-switches lighting-installation ceiling-fan electrical-installation',
        'Rewired flats and small shops, usually while people were still living in them.',
        [
          ar(
            'Replace a switch or dimmer, step by step',
            'sockets-switches lighting-installation',
            'From making the circuit dead to the last screw. I see every wire through your camera and circle where it goes before you connect it.',
          ),
          ar(
            'Hang a ceiling lamp or fan safely',
            'ceiling-fan lighting-installation',
            'Unknown wire colours, a hollow ceiling, a fan that wobbles: we sort out the fixing and the wiring live.',
          ),
        ],
      ),
      role(
        'EV Charging Specialist',
        'ev-charger electrical-installation fuse-box',
        'Planned charging points for car parks, hotels and terraced houses.',
        [
          ar(
            'Can a wallbox go here? A remote survey',
            'ev-charger fuse-box',
            'Walk me from the panel to the parking space. I measure the cable run in the picture, check the reserve of the connection and write the specification your local electrician needs.',
          ),
          service(
            'Charging plan for a car park',
            'ev-charger electrical-installation',
            'Load management, cable routes, meters and a phased budget for five to sixty parking spaces, as a document ready for tender.',
          ),
        ],
      ),
      role(
        'Solar and Storage Planner',
        'solar-pv battery-storage electrical-installation',
        'Designed roof systems from balcony modules to farm barns and looked after them in operation.',
        [
          ar(
            'Inverter shows an error: live diagnosis',
            'solar-pv electrical-fault-finding',
            'Show me the display and the string box. I explain the code, walk you through a safe restart and say whether it is a case for the warranty.',
          ),
        ],
      ),
      role(
        'Backup Power Technician',
        'generator battery-storage outdoor-electrics',
        'Kept clinics and cold stores running on generators in places where the grid fails every day.',
        [
          ar(
            'Start-up check of a standby generator',
            'generator',
            'Fuel, battery, transfer switch, load test: we run through the checklist on camera and you get the log with pictures.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'plumbing',
    roles: [
      role(
        'Master Plumber',
        'plumbing leak-repair pipe-fitting kitchen-plumbing',
        'Was on call for a housing association with old pipes and patient tenants.',
        [
          ar(
            'Find the leak under the sink',
            'leak-repair kitchen-plumbing',
            'Trap, hose, valve or tap: I tell you where to hold the camera and the paper towel, and we fix it if a wrench and a gasket will do.',
          ),
          ar(
            'Water is running: first aid on camera',
            'leak-repair plumbing',
            'Shut-off, pressure relief, makeshift seal. Call first, mop later. Afterwards you know what the plumber on site must bring.',
          ),
        ],
      ),
      role(
        'Bathroom Fitter',
        'bathroom-fitting shower-installation toilet-repair tap-repair',
        'Fitted bathrooms from the bare wall to the last silicone joint.',
        [
          ar(
            'Running toilet: fix the cistern',
            'toilet-repair',
            'Flush valve, fill valve or seal. I recognise the make from the picture, mark the part, and we change it in half an hour.',
          ),
          service(
            'Bathroom plan with parts list',
            'bathroom-fitting shower-installation',
            'From your measurements to a plan of pipes and falls, and a list of parts that fit each other, before anybody opens a wall.',
          ),
        ],
      ),
      role(
        'Drain and Pump Technician',
        'drain-cleaning sump-pumps plumbing',
        'Drove the night van of a drain service and has seen what people flush.',
        [
          ar(
            'Unblock a drain without chemicals',
            'drain-cleaning',
            'Which trap to open, how far to feed the spiral, and when to stop. I watch, you turn.',
          ),
          ar(
            'Sump pump does not start',
            'sump-pumps',
            'Float, check valve, impeller, power: we test them in the order in which they usually fail.',
          ),
        ],
      ),
      role(
        'Water Heater and Gas Fitter',
        'water-heater gas-fitting pipe-fitting',
        'Serviced water heaters of every make sold since the eighties.',
        [
          ar(
            'No hot water: diagnosis by camera',
            'water-heater',
            'Pilot, thermostat, element or anode. You read me the plate, I read the symptoms, and nothing under gas pressure is opened by you.',
          ),
        ],
      ),
      role(
        'Water Treatment Adviser',
        'water-filtration plumbing tap-repair',
        'Sampled and treated well water for villages and small breweries.',
        [
          service(
            'Read my water test and choose a filter',
            'water-filtration',
            'You send the laboratory sheet. I explain hardness, iron and nitrate in plain words and name the treatment that is enough, and the one that is too much.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'heating-cooling',
    roles: [
      role(
        'Heating Engineer',
        'boiler-repair heating-systems thermostats radiators',
        'Looked after boiler rooms of schools and blocks of flats.',
        [
          ar(
            'Boiler shows a fault code',
            'boiler-repair heating-systems',
            'Show me the display and the pressure gauge. I explain the code, we refill, bleed and restart what a resident may touch, and you learn what to tell the engineer.',
          ),
          ar(
            'Cold radiators: bleed and balance',
            'radiators hydraulic-balancing',
            'Room by room with your camera: bleed, set the valves, and find out why the last one stays cold.',
          ),
        ],
      ),
      role(
        'Heat Pump Specialist',
        'heat-pump hydraulic-balancing underfloor-heating thermostats',
        'Commissioned heat pumps in houses that were said to be too old for them.',
        [
          ar(
            'Heat pump settings that save money',
            'heat-pump thermostats',
            'We go through the menu together. I circle the curve, the limits and the schedule that are wrong in nine of ten houses.',
          ),
          service(
            'Is my house ready for a heat pump?',
            'heat-pump energy-audit',
            'Room list, radiator sizes and two winters of bills become a clear answer with the sizes and the order of works.',
          ),
        ],
      ),
      role(
        'Air Conditioning Technician',
        'air-conditioning refrigeration ventilation',
        'Kept shops, server rooms and a fish market cold in a hot city.',
        [
          ar(
            'Split unit drips or does not cool',
            'air-conditioning',
            'Filters, drain, fan, ice on the pipe: I see what is the matter through your camera and what you can clean yourself.',
          ),
          ar(
            'Cold room alarm: what to do now',
            'refrigeration',
            'Door heater, defrost, condenser, controller. We save the goods first and look for the cause second.',
          ),
        ],
      ),
      role('Stove and Chimney Adviser', 'wood-stove ventilation energy-audit', 'Swept chimneys and measured draught in three valleys.', [
        ar(
          'Stove smokes into the room',
          'wood-stove ventilation',
          'Draught, damper, wood and air supply, checked in this order on camera. I say clearly when the stove must stay cold.',
        ),
      ]),
      role(
        'Building Energy Consultant',
        'energy-audit ventilation heating-systems',
        'Wrote renovation roadmaps for owners who wanted to know what to do first.',
        [
          service(
            'Renovation roadmap for a house',
            'energy-audit heating-systems',
            'Envelope, windows, heating, ventilation: what saves how much, what belongs together, what can wait, on six pages with figures.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'smart-home',
    roles: [
      role(
        'Home Assistant Expert',
        'home-assistant zigbee mqtt smart-home',
        'Moved several hundred homes from five apps to one dashboard.',
        [
          service(
            'Home Assistant set up from nothing',
            'home-assistant zigbee',
            'Hardware, backups, remote access without open ports, and the first ten automations that your family will really use.',
          ),
          ar(
            'Zigbee devices keep dropping out',
            'zigbee home-assistant',
            'We look at the map of the mesh and at your rooms on camera. I mark where a router or another channel brings calm.',
          ),
        ],
      ),
      role(
        'KNX Integrator',
        'knx smart-lighting smart-blinds smart-heating',
        'Programmed villas, a museum and the town hall of a small town.',
        [
          ar(
            'KNX device swap with remote programming',
            'knx',
            'Your electrician or you change the actuator while I watch, then I load the program over the tunnel and test every address.',
          ),
          service(
            'Clean-up of a grown KNX project',
            'knx smart-lighting',
            'Group addresses, names, scenes and documentation put in order, so that the next integrator is not afraid of it.',
          ),
        ],
      ),
      role(
        'Camera and Alarm Technician',
        'security-cameras alarm-systems video-doorbell access-control',
        'Secured jewellers, farms and holiday homes.',
        [
          ar(
            'Where to put the cameras',
            'security-cameras',
            'A walk around the house by video: I draw the fields of view into your picture and leave out the neighbour.',
          ),
          ar(
            'Doorbell or smart lock goes offline',
            'video-doorbell access-control',
            'Power, signal, firmware, in this order. Most are back in one session.',
          ),
        ],
      ),
      role(
        'Smart Lighting and Sound Designer',
        'smart-lighting home-theatre voice-assistants',
        'Lit restaurants before taking the same care of living rooms.',
        [
          ar(
            'Set up a home theatre by ear and camera',
            'home-theatre',
            'Speakers placed with marks in your picture, levels and distances measured, the picture set to the room.',
          ),
        ],
      ),
      role(
        'IoT Developer for Buildings',
        'iot mqtt smart-heating smart-home',
        'Put sensors into greenhouses, offices and a school that wanted to know its air.',
        [
          service(
            'Sensors to dashboard over MQTT',
            'iot mqtt',
            'Temperature, CO2, meters or doors: the broker, the history, the alarm and a page everybody can read.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'appliances',
    roles: [
      role(
        'Washing Machine Technician',
        'washing-machine-repair dryer-repair appliance-repair',
        'Drove from kitchen to kitchen for a manufacturer, then independently.',
        [
          ar(
            'Washing machine does not drain',
            'washing-machine-repair',
            'Filter, hose, pump: I show you where they are on your model and we look for the coin together.',
          ),
          ar(
            'Drum is loud: bearing or belt?',
            'washing-machine-repair dryer-repair',
            'You spin it by hand, I listen and look. Ten minutes later you know whether the repair is worth it.',
          ),
        ],
      ),
      role(
        'Kitchen Appliance Engineer',
        'dishwasher-repair oven-repair fridge-repair appliance-installation',
        'Repairs built-in kitchens without scratching them.',
        [
          ar(
            'Dishwasher leaves water or an error',
            'dishwasher-repair',
            'From the sieve to the float switch. I point at the part in your picture and name its number.',
          ),
          ar(
            'Oven or hob stays cold',
            'oven-repair',
            'Element, thermostat, fuse or a forgotten child lock, found with the power off and a cheap meter.',
          ),
        ],
      ),
      role(
        'Coffee Machine Restorer',
        'coffee-machine-repair small-appliance-repair',
        'Kept the espresso machines of a whole street of bars alive.',
        [
          ar(
            'Espresso machine: pressure and leaks',
            'coffee-machine-repair',
            'Gaskets, solenoid, grinder, descaling done right. We open it together and you keep the crema.',
          ),
          ar(
            'Service of a fully automatic machine',
            'coffee-machine-repair small-appliance-repair',
            'Take out the brew unit, clean and grease it, change the seals. Parts list before, live help during.',
          ),
        ],
      ),
      role(
        'Electronics Repairer',
        'electronics-repair tv-repair microwave-repair vacuum-repair',
        'Runs a repair café and solders under the microscope.',
        [
          ar(
            'TV has sound but no picture',
            'tv-repair electronics-repair',
            'Backlight, board or panel: a torch and my questions tell which. High voltages stay closed.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'home-repair',
    roles: [
      role(
        'Joiner and Carpenter',
        'carpentry door-fitting furniture-assembly window-fitting',
        'Built stairs and doors in a workshop that still has a glue pot.',
        [
          ar(
            'Door sticks or does not close',
            'door-fitting carpentry',
            'Hinges, frame, floor: I mark where to plane and where only a screw is loose.',
          ),
          ar(
            'Wardrobe assembly with a second pair of eyes',
            'furniture-assembly',
            'Stuck at step 14? I look at what you have built, find the turned panel and stay until the doors are level.',
          ),
        ],
      ),
      role('Tiler and Floor Layer', 'tiling flooring waterproofing', 'Laid terrazzo, oak and ten thousand square metres of bathroom.', [
        ar(
          'Plan the first row of tiles',
          'tiling',
          'The row that decides all others. We measure, mark the cuts in your picture and avoid the sliver at the door.',
        ),
        ar('Replace a damaged board or tile', 'flooring tiling', 'How to get it out without its neighbours, and the new one in flush.'),
      ]),
      role(
        'Painter and Plasterer',
        'painting plastering mould-treatment insulation',
        'Restored the walls of houses that were older than their street.',
        [
          ar(
            'Mould in the corner: cause and cure',
            'mould-treatment insulation',
            'Cold bridge, leak or airing? I look at the wall and its surroundings on camera, and you get a plan that treats more than the stain.',
          ),
          service(
            'Colour and paint list for a flat',
            'painting',
            'Room by room: primer, paint, litres, tools and the order of work, from your photos and measurements.',
          ),
        ],
      ),
      role(
        'Handyman for Everything That Hangs',
        'handyman tv-mounting locksmith masonry',
        'Has drilled into every kind of wall there is, and into two pipes early on.',
        [
          ar(
            'What wall is this, and will it hold?',
            'tv-mounting masonry',
            'Knock, drill a test hole, show me the dust. I name the right anchor for the television, the shelf or the boxing bag.',
          ),
        ],
      ),
      role(
        'Roof and Damp Surveyor',
        'roofing waterproofing insulation',
        'Climbed roofs for insurers and wrote reports that held in court.',
        [
          ar(
            'Damp patch on the ceiling: where from?',
            'roofing waterproofing',
            'We follow the water by camera from the patch to the tile, gutter or pipe, and secure what is urgent.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'garden',
    roles: [
      role(
        'Head Gardener',
        'gardening planting hedge-trimming lawn-care',
        'Looked after a botanical garden and the gardens of people with little time.',
        [
          ar(
            'What is wrong with this plant?',
            'gardening pest-control',
            'Leaves, stem, soil and the underside where the answer sits. I look closely and say what to cut, spray or leave alone.',
          ),
          ar(
            'Prune it without killing it',
            'hedge-trimming gardening',
            'Roses, fruit trees, hydrangeas: I draw the cuts into your picture, branch by branch.',
          ),
        ],
      ),
      role('Irrigation Technician', 'irrigation pool-maintenance lawn-care', 'Laid drip lines in orchards where water is counted.', [
        ar(
          'Irrigation valve does not open',
          'irrigation',
          'Controller, solenoid, diaphragm: tested in a quarter of an hour with what you have at hand.',
        ),
        service(
          'Drip irrigation plan for beds and pots',
          'irrigation',
          'Zones, pressure, emitters, a parts list and a timetable by season from a sketch of your garden.',
        ),
      ]),
      role('Landscape Designer', 'garden-design paving decking fencing', 'Drew courtyards, roof gardens and one very steep hillside.', [
        service(
          'Garden design from photos and a sketch',
          'garden-design planting',
          'A plan to scale, a planting list for your climate and the order in which to build it.',
        ),
        ar(
          'Set out a terrace: levels and falls',
          'paving decking',
          'Strings, pegs and a level, checked live before you order gravel. Water must run away from the house.',
        ),
      ]),
      role('Arborist', 'tree-work hedge-trimming pest-control', 'Climbs old trees for a living and would rather keep them.', [
        ar(
          'Is this tree safe?',
          'tree-work',
          'Fungi, cracks, lean and roots looked at together on camera; an honest opinion on whether a climber has to come.',
        ),
      ]),
    ],
  },
]
