/** Where sample people come from: names and places that belong together. */
export interface SampleRegion {
  id: string
  given: readonly string[]
  family: readonly string[]
  places: readonly { location: string; timezone: string }[]
}

const region = <Id extends string>(
  id: Id,
  given: string,
  family: string,
  places: readonly (readonly [location: string, timezone: string])[],
) => ({
  id,
  given: given.split(' '),
  family: family.split(' '),
  places: places.map(([location, timezone]) => ({ location, timezone })),
})

export const SAMPLE_REGIONS = [
  region('portugal', 'Inês Duarte Marta Tiago Beatriz Rui Sofia Nuno', 'Almeida Carvalho Ferreira Marques Teixeira Pinto Moreira Fonseca', [
    ['Porto, Portugal', 'Europe/Lisbon'],
    ['Coimbra, Portugal', 'Europe/Lisbon'],
  ]),
  region('spain', 'Lucía Álvaro Carmen Pablo Elena Javier Nuria Sergio', 'García Navarro Ortega Molina Serrano Vidal Iglesias Campos', [
    ['Valencia, Spain', 'Europe/Madrid'],
    ['Bilbao, Spain', 'Europe/Madrid'],
    ['Las Palmas, Spain', 'Atlantic/Canary'],
  ]),
  region('germany', 'Anneke Jonas Katrin Lukas Miriam Stefan Heike Felix', 'Schuster Brandt Vogel Lindner Krause Reinhardt Seidel Böhm', [
    ['Leipzig, Germany', 'Europe/Berlin'],
    ['Hamburg, Germany', 'Europe/Berlin'],
    ['Graz, Austria', 'Europe/Vienna'],
  ]),
  region(
    'france',
    'Camille Antoine Élodie Mathieu Claire Julien Manon Rémi',
    'Lefèvre Girard Moreau Fournier Chevalier Roussel Perrin Gauthier',
    [
      ['Lyon, France', 'Europe/Paris'],
      ['Nantes, France', 'Europe/Paris'],
      ['Liège, Belgium', 'Europe/Brussels'],
    ],
  ),
  region('italy', 'Giulia Matteo Chiara Davide Federica Luca Paola Simone', 'Ricci Bianchi Conti Gallo Marino Ferrara Lombardi Greco', [
    ['Turin, Italy', 'Europe/Rome'],
    ['Bologna, Italy', 'Europe/Rome'],
  ]),
  region(
    'britain',
    'Imogen Callum Priya Owen Harriet Jamal Fiona Rhys',
    'Whitaker Osborne Mackenzie Patel Hughes Bennett Gallagher Sutton',
    [
      ['Leeds, United Kingdom', 'Europe/London'],
      ['Glasgow, United Kingdom', 'Europe/London'],
      ['Cork, Ireland', 'Europe/Dublin'],
    ],
  ),
  region(
    'nordics',
    'Astrid Mikkel Linnea Eirik Saara Johan Freja Antti',
    'Lindqvist Halvorsen Nyström Kristensen Virtanen Dahl Bergman Korhonen',
    [
      ['Gothenburg, Sweden', 'Europe/Stockholm'],
      ['Bergen, Norway', 'Europe/Oslo'],
      ['Tampere, Finland', 'Europe/Helsinki'],
    ],
  ),
  region(
    'poland',
    'Agnieszka Piotr Zofia Marek Kinga Tomasz Hanna Wojciech',
    'Kowalczyk Zielińska Wójcik Mazur Krawczyk Nowicki Pawlak Duda',
    [
      ['Wrocław, Poland', 'Europe/Warsaw'],
      ['Gdańsk, Poland', 'Europe/Warsaw'],
    ],
  ),
  region(
    'ukraine',
    'Oksana Andriy Daryna Taras Iryna Bohdan Olena Mykola',
    'Shevchuk Bondarenko Kovalenko Melnyk Tkachenko Lysenko Hrytsenko Marchenko',
    [
      ['Lviv, Ukraine', 'Europe/Kyiv'],
      ['Kyiv, Ukraine', 'Europe/Kyiv'],
    ],
  ),
  region('turkey', 'Elif Emre Zeynep Kerem Ayşe Burak Defne Mert', 'Yıldız Demir Kaya Aydın Şahin Özkan Arslan Koç', [
    ['Izmir, Türkiye', 'Europe/Istanbul'],
    ['Ankara, Türkiye', 'Europe/Istanbul'],
  ]),
  region('maghreb', 'Leïla Yassine Salma Karim Nadia Mehdi Amina Rachid', 'Benali Haddad Mansouri Chraibi Boukhari Amrani Zerrouki Tazi', [
    ['Rabat, Morocco', 'Africa/Casablanca'],
    ['Tunis, Tunisia', 'Africa/Tunis'],
  ]),
  region('west-africa', 'Chiamaka Tunde Adaeze Kwame Efua Emeka Abena Segun', 'Okafor Adeyemi Mensah Boateng Nwosu Balogun Asante Eze', [
    ['Lagos, Nigeria', 'Africa/Lagos'],
    ['Accra, Ghana', 'Africa/Accra'],
  ]),
  region(
    'east-africa',
    'Wanjiru Otieno Amani Baraka Zawadi Kamau Neema Juma',
    'Mwangi Odhiambo Kariuki Njoroge Mushi Wekesa Achieng Kimani',
    [
      ['Nairobi, Kenya', 'Africa/Nairobi'],
      ['Arusha, Tanzania', 'Africa/Dar_es_Salaam'],
    ],
  ),
  region(
    'southern-africa',
    'Thandiwe Sipho Lerato Pieter Nomsa Bongani Anika Kagiso',
    'Dlamini Nkosi Botha Mokoena Naidoo Khumalo Steyn Molefe',
    [
      ['Durban, South Africa', 'Africa/Johannesburg'],
      ['Gaborone, Botswana', 'Africa/Gaborone'],
    ],
  ),
  region('india', 'Ananya Rohan Meera Vikram Kavya Arjun Divya Sanjay', 'Iyer Deshpande Reddy Banerjee Kulkarni Nair Chopra Menon', [
    ['Pune, India', 'Asia/Kolkata'],
    ['Chennai, India', 'Asia/Kolkata'],
  ]),
  region('japan', 'Haruka Kenji Yui Daichi Sakura Takumi Emi Ren', 'Nakamura Fujimoto Sakamoto Ishikawa Matsuda Okada Hayashi Kondo', [
    ['Osaka, Japan', 'Asia/Tokyo'],
    ['Sapporo, Japan', 'Asia/Tokyo'],
  ]),
  region('east-asia', 'Mei-Ling Jun-ho Xiaoyu Wei Seo-yeon Hao Jia Min-jae', 'Chen Park Huang Kim Lin Zhao Choi Liang', [
    ['Taipei, Taiwan', 'Asia/Taipei'],
    ['Busan, South Korea', 'Asia/Seoul'],
    ['Singapore', 'Asia/Singapore'],
  ]),
  region('south-east-asia', 'Linh Bayu Maricel Somchai Thu Dewi Paolo Anh', 'Nguyễn Santoso Reyes Wongsakul Trần Wijaya Bautista Phạm', [
    ['Da Nang, Vietnam', 'Asia/Ho_Chi_Minh'],
    ['Bandung, Indonesia', 'Asia/Jakarta'],
    ['Cebu, Philippines', 'Asia/Manila'],
  ]),
  region(
    'north-america',
    'Naomi Marcus Hannah Diego Aaliyah Ethan Grace Malik',
    'Thornton Ramirez Sullivan Washington Fletcher Tremblay Hayes Coleman',
    [
      ['Denver, United States', 'America/Denver'],
      ['Pittsburgh, United States', 'America/New_York'],
      ['Halifax, Canada', 'America/Halifax'],
    ],
  ),
  region(
    'mexico',
    'Ximena Rodrigo Fernanda Emilio Paulina Héctor Renata Iván',
    'Hernández Cisneros Aguilar Villalobos Rivera Ibarra Salazar Montes',
    [
      ['Puebla, Mexico', 'America/Mexico_City'],
      ['Mérida, Mexico', 'America/Merida'],
    ],
  ),
  region(
    'south-america',
    'Valentina Thiago Catalina Rafael Isadora Joaquín Luana Mateo',
    'Silveira Rojas Barbosa Quiroga Figueroa Azevedo Paredes Nogueira',
    [
      ['Curitiba, Brazil', 'America/Sao_Paulo'],
      ['Rosario, Argentina', 'America/Argentina/Cordoba'],
      ['Valparaíso, Chile', 'America/Santiago'],
    ],
  ),
  region('oceania', 'Aroha Liam Tui Isla Wiremu Chloe Hemi Georgia', 'Walker Ngata McAllister Fraser Parata Donovan Tamihana Reid', [
    ['Wellington, New Zealand', 'Pacific/Auckland'],
    ['Adelaide, Australia', 'Australia/Adelaide'],
  ]),
] as const satisfies readonly SampleRegion[]

export type RegionId = (typeof SAMPLE_REGIONS)[number]['id']
