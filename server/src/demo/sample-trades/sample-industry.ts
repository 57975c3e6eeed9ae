import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Machines, vehicles, and what is drawn before it is made. */
export const INDUSTRY_TRADES: SampleTrade[] = [
  {
    tradeId: 'machines',
    roles: [
      role(
        'PLC and Automation Engineer',
        'plc-programming industrial-automation hmi scada',
        'Commissioned bottling lines on four continents.',
        [
          ar(
            'Line stopped: PLC diagnosis on camera',
            'plc-programming industrial-automation',
            'Cabinet, inputs, fault buffer: I mark the module and the sensor, your electrician measures, the line runs.',
          ),
          service(
            'Change in an old PLC program',
            'plc-programming hmi',
            'Read, documented, changed and simulated before it goes near the machine.',
          ),
        ],
      ),
      role(
        'CNC Machinist and CAM Programmer',
        'cnc-machining cam-programming metalworking',
        'Turned titanium for implants and brass for clocks.',
        [
          ar(
            'Zero point and tool set-up, guided',
            'cnc-machining',
            'Probe, offsets, first part: you at the control, I at your shoulder by camera.',
          ),
          service(
            'CAM program for a difficult part',
            'cam-programming cnc-machining',
            'Strategy, fixtures, tool list and a simulation you can watch before cutting.',
          ),
        ],
      ),
      role(
        'Hydraulics and Maintenance Technician',
        'hydraulics pneumatics machine-maintenance bearings',
        'Kept a steel mill moving, mostly at night.',
        [
          ar(
            'Cylinder creeps or loses pressure',
            'hydraulics',
            'Gauge by gauge through the circuit: I draw the flow into your picture until we stand at the valve.',
          ),
          ar(
            'Strange noise at the gearbox or motor',
            'bearings electric-motors',
            'Listen, feel, measure, look at the oil. You get an opinion on how long it will still run.',
          ),
        ],
      ),
      role('Robot Programmer', 'robotics industrial-automation machine-safety', 'Taught robots to weld, stack and ice cakes.', [
        ar('Robot stands with an error', 'robotics', 'Show me the pendant and the cell. We clear it safely, one step after the other.'),
      ]),
      role(
        'Packaging and Moulding Specialist',
        'packaging-machines injection-moulding machine-maintenance forklifts',
        'Ran a hall with thirty presses and knew each by sound.',
        [
          ar(
            'Bad parts from the mould: settings live',
            'injection-moulding',
            'Sink marks, burrs, short shots: we change one setting at a time and look at the part together.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'vehicles',
    roles: [
      role(
        'Car Mechatronics Technician',
        'engine-diagnostics car-repair auto-electrics oil-service',
        'Was the one the workshop called when the tester found nothing.',
        [
          ar(
            'Warning light is on: what does it mean?',
            'engine-diagnostics auto-electrics',
            'Read the code with a cheap adapter, show me the engine bay, and know whether to drive on.',
          ),
          ar(
            'Change oil, filters or bulbs yourself',
            'oil-service car-repair',
            'I mark the plug, the torque and the place for the jack. Nothing is forgotten, not even the old oil.',
          ),
        ],
      ),
      role(
        'Brake and Chassis Mechanic',
        'brakes suspension tyres transmission',
        'Prepared rally cars at the weekend and school buses in the week.',
        [
          ar('Brake pads changed under supervision', 'brakes', 'Only with axle stands, and I say stop when I do not like what I see.'),
          ar(
            'Clunk over bumps: find the part',
            'suspension',
            'You bounce, lever and turn as I say; I watch the joint that moves when it should not.',
          ),
        ],
      ),
      role(
        'Motorcycle and E-Bike Mechanic',
        'motorcycle-repair bicycle-repair ev-repair',
        'Rebuilt carburettors before school and batteries after it.',
        [
          ar('E-bike error or dead battery', 'bicycle-repair', 'Contacts, sensor, charger, firmware; found on your kitchen table.'),
          ar('Tune gears and brakes of a bicycle', 'bicycle-repair', 'Half an hour on camera and it shifts like new.'),
        ],
      ),
      role('Used Car Inspector', 'used-car-inspection body-paint car-repair', 'Valued cars for auctions and for widows.', [
        ar(
          'Look at the car before you buy it',
          'used-car-inspection body-paint',
          'You walk around it with the camera while I look for filler, welds and stories. A written verdict the same day.',
        ),
      ]),
      role(
        'Camper and Van Builder',
        'camper-conversion truck-repair boat-repair auto-electrics',
        'Lives in a self-built van, the third by now.',
        [
          ar(
            'Camper electrics: battery, solar, charger',
            'camper-conversion auto-electrics',
            'Wiring checked fuse by fuse in your picture before the first night out.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'cad-3d',
    roles: [
      role(
        'Mechanical Design Engineer',
        'mechanical-cad solidworks product-engineering sheet-metal-design',
        'Drew machines that others had to be able to build, and went to see whether they could.',
        [
          service(
            'From sketch to production drawing',
            'solidworks mechanical-cad',
            'Part, tolerances, drawing and a parts list that your workshop can quote.',
          ),
          service(
            'Sheet metal housing for electronics',
            'sheet-metal-design mechanical-cad',
            'Bends that can be bent, holes where the connectors are, flat pattern included.',
          ),
        ],
      ),
      role('3D Printing Specialist', '3d-printing fusion-360 3d-scanning', 'Runs a small farm of printers and throws little away.', [
        ar(
          'First layer does not stick: printer set-up',
          '3d-printing',
          'Bed, nozzle, temperature: I see the layer through your camera and mark the screw.',
        ),
        service(
          'Broken part measured and printed',
          'fusion-360 3d-printing',
          'From photos with a ruler or from a scan to a part that fits, in the right material.',
        ),
      ]),
      role('3D Artist', 'blender 3d-modelling 3d-rendering 3d-animation', 'Made kitchens look inviting and dinosaurs look hungry.', [
        service(
          'Product renders without a photo studio',
          '3d-rendering blender',
          'Eight pictures from your CAD data, materials matched to samples.',
        ),
        service(
          'Explainer animation of a machine',
          '3d-animation 3d-modelling',
          'What the customer cannot see, in sixty seconds, with cut-away and captions.',
        ),
      ]),
      role(
        'PCB and Simulation Engineer',
        'pcb-design fea product-engineering',
        'Designed boards that passed the test chamber on the second day.',
        [service('Circuit board from schematic to order', 'pcb-design', 'Layout, review, files and a parts list with what is in stock.')],
      ),
    ],
  },
  {
    tradeId: 'architecture',
    roles: [
      role('Architect', 'architecture-design floor-plans building-permits', 'Built houses, a library and one bus stop worth a detour.', [
        service(
          'Drawings for a building permit',
          'building-permits floor-plans',
          'Extension, attic, carport: plans, forms and the talk with the authority.',
        ),
        ar(
          'Walk through the house before you buy',
          'architecture-design cost-estimation',
          'I see cracks, damp, beams and chances through your camera, and what a conversion would cost.',
        ),
      ]),
      role(
        'Interior Designer',
        'interior-design space-planning colour-consulting',
        'Furnished two rooms for five people more often than five rooms for two.',
        [
          service(
            'One room, three proposals',
            'interior-design space-planning',
            'Plan, colours, furniture with prices, from your photos and measurements.',
          ),
          ar(
            'Try furniture and colours in your room',
            'colour-consulting interior-design',
            'We look at light and proportions live, and I draw into your picture where things should stand.',
          ),
        ],
      ),
      role('Structural Engineer', 'structural-engineering construction-management', 'Calculates what holds, and knows old ceilings.', [
        ar(
          'May this wall come out?',
          'structural-engineering',
          'Show me the wall, the floor above and the cellar. You get a clear first answer and what must be calculated.',
        ),
        service(
          'Structural calculation for an opening',
          'structural-engineering',
          'Beam, supports, drawing and the stamp-ready report for your local engineer.',
        ),
      ]),
      role(
        'BIM and Visualisation Specialist',
        'bim architectural-visualisation lighting-design kitchen-design',
        'Models hospitals in the week and kitchens for friends.',
        [
          service(
            'Photorealistic pictures of your plan',
            'architectural-visualisation',
            'Three views, day and evening, from drawings or a Revit model.',
          ),
        ],
      ),
    ],
  },
]
