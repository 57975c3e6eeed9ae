import { ar, role, type SampleTrade, service } from './sample-trade.ts'

/** Computers, networks and their safety. */
export const IT_TRADES: SampleTrade[] = [
  {
    tradeId: 'it-support',
    roles: [
      role(
        'IT Support Engineer',
        'windows-support computer-repair help-desk virus-removal',
        'Answered the phone of a hospital help desk through two system changes.',
        [
          ar(
            'Computer does not start',
            'computer-repair windows-support',
            'Beeps, lights, black screen: hold the camera on it and we find out together whether it is the disk, the memory or only the cable.',
          ),
          service(
            'Remove malware and close the door behind it',
            'virus-removal windows-support',
            'Clean-up by remote session, passwords changed in the right order, and a short list of what let it in.',
          ),
        ],
      ),
      role(
        'Mac and iPhone Specialist',
        'macos-support smartphone-repair email-setup',
        'Worked behind the counter of a repair shop, then for its customers at home.',
        [
          service(
            'Move to a new Mac without losses',
            'macos-support email-setup',
            'Mail, photos, licences and the folder everybody forgets. Checked before the old one is erased.',
          ),
          ar(
            'Phone screen or battery swap, guided',
            'smartphone-repair',
            'You have the kit, I have done it a thousand times. I mark each screw and say which cable must not be pulled.',
          ),
        ],
      ),
      role(
        'Microsoft 365 Administrator',
        'microsoft-365 server-administration powershell email-setup',
        'Migrated law offices and a shipping company to the cloud over weekends.',
        [
          service(
            'Microsoft 365 for a small office',
            'microsoft-365 email-setup',
            'Domain, mailboxes, sign-in with two factors, shared folders and a page of rules in plain words.',
          ),
          service(
            'PowerShell that does the boring part',
            'powershell server-administration',
            'User accounts, reports, clean-up jobs: one tested script with a log and a way back.',
          ),
        ],
      ),
      role(
        'Data Recovery Technician',
        'data-recovery backup-recovery hardware-upgrade',
        'Brought back wedding photos, theses and a company ledger.',
        [
          ar(
            'Disk clicks or vanished: first steps',
            'data-recovery',
            'Before anything makes it worse. I look, listen and tell you whether software can help or a clean room must.',
          ),
          service(
            'A backup that has been restored once',
            'backup-recovery',
            'Three copies, two places, one test. You get the set-up and the proof that it comes back.',
          ),
        ],
      ),
      role(
        'Office IT Technician',
        'office-it printer-support hardware-upgrade google-workspace',
        'Wired and furnished the IT of practices, workshops and a theatre.',
        [
          ar(
            'Printer refuses to print',
            'printer-support',
            'Driver, queue, roller or network: show me the display and the back, and bring the paper jam to me.',
          ),
        ],
      ),
    ],
  },
  {
    tradeId: 'networks',
    roles: [
      role(
        'Network Engineer',
        'network-design network-switching vlan routing cisco',
        'Built the networks of a port and of the offices around it.',
        [
          service(
            'Office network plan with VLANs',
            'network-design vlan',
            'Guests, cameras, telephones and accounts kept apart: addresses, switch configuration and a drawing that stays true.',
          ),
          ar(
            'Rack on camera: find the wrong patch',
            'network-switching lan-cabling',
            'You hold the camera, I read the lights and mark the port. Labels are made on the way.',
          ),
        ],
      ),
      role('Wi-Fi Planner', 'wifi mesh-network wifi-survey router-setup', 'Measured Wi-Fi in hotels, barns and a cathedral.', [
        ar(
          'Dead spots at home: a walk with the camera',
          'wifi mesh-network',
          'We walk from room to room, read the signal, and I mark where the access point belongs.',
        ),
        service(
          'Wi-Fi survey for a floor plan',
          'wifi-survey wifi',
          'Prediction for your walls, number and place of access points, channels, and the measurement afterwards.',
        ),
      ]),
      role(
        'Cabling and Fibre Technician',
        'lan-cabling fibre-optics network-troubleshooting',
        'Spliced fibre at the roadside in every weather.',
        [
          ar('Terminate a network socket', 'lan-cabling', 'Strip, sort, press, test. I watch the colours, you use the tool.'),
          ar('No light on the fibre', 'fibre-optics', 'Connector, bend, wrong port: found with a cheap tester and my eye on it.'),
        ],
      ),
      role(
        'VPN and Router Specialist',
        'vpn router-setup routing nas',
        'Connected branch offices that had nothing in common but their owner.',
        [
          service(
            'Safe access from outside',
            'vpn router-setup',
            'WireGuard on the router you have, one profile for each person, nothing else open.',
          ),
        ],
      ),
      role(
        'VoIP and NAS Administrator',
        'voip nas network-troubleshooting',
        'Moved switchboards with brass plugs to telephones without wires.',
        [ar('NAS lost a disk', 'nas', 'Which one to pull, how to rebuild, what to copy first. Slowly, on camera, and only once.')],
      ),
    ],
  },
  {
    tradeId: 'cybersecurity',
    roles: [
      role(
        'Penetration Tester',
        'penetration-testing web-security vulnerability-assessment',
        'Breaks into web shops and banks, with a letter that allows it.',
        [
          service(
            'Penetration test of a web application',
            'penetration-testing web-security',
            'Scope, test, report with evidence and a ranked list of repairs; a retest is part of it.',
          ),
          service(
            'Vulnerability scan, read by a human',
            'vulnerability-assessment',
            'Not four hundred pages of output but the twelve findings that matter, with the fix for each.',
          ),
        ],
      ),
      role(
        'Incident Responder',
        'incident-response digital-forensics endpoint-protection',
        'Slept in server rooms beside encrypted companies until they worked again.',
        [
          service(
            'We have been hacked: the first hours',
            'incident-response',
            'Contain, keep the evidence, decide what to switch off, and what to tell whom. I stay on the line.',
          ),
          ar(
            'Isolate the server room, guided',
            'incident-response network-security',
            'Which cable, which switch, in which order: marked in your picture while the clock runs.',
          ),
        ],
      ),
      role(
        'Security Auditor',
        'iso-27001 security-audit security-policy gdpr-technical',
        'Took mills, software houses and a city through certification.',
        [
          service(
            'ISO 27001 gap analysis',
            'iso-27001 security-audit',
            'Two interviews a department, a matrix of what is missing, and a plan that fits your size.',
          ),
          service(
            'Security policies people will read',
            'security-policy',
            'Eight pages instead of eighty: devices, access, suppliers, incidents, in your language.',
          ),
        ],
      ),
      role(
        'Firewall and Network Security Engineer',
        'firewall network-security siem identity-access',
        'Kept the firewall of a university open enough for research and closed enough for sleep.',
        [
          service(
            'Firewall rule review',
            'firewall network-security',
            'Every rule gets an owner, a reason or a date to go. Changes are tested in the evening.',
          ),
        ],
      ),
      role(
        'Security Awareness Trainer',
        'security-awareness identity-access endpoint-protection',
        'Teaches people who have no time to spot the mail that was meant for them.',
        [
          service(
            'Phishing training without shaming',
            'security-awareness',
            'Two short sessions with your own examples, a harmless test, and one page for the pinboard.',
          ),
        ],
      ),
    ],
  },
]
