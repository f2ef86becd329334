export interface Place {
  city: string;
  state: string;
  /** The first three digits. */
  zip: string;
  areaCode: string;
}

const place = (city: string, state: string, zip: string, areaCode: string): Place => ({
  city,
  state,
  zip,
  areaCode,
});

export const FLORIDA: readonly Place[] = [
  place('Miami', 'FL', '331', '305'),
  place('Hialeah', 'FL', '330', '786'),
  place('Fort Lauderdale', 'FL', '333', '954'),
  place('Hollywood', 'FL', '330', '954'),
  place('West Palm Beach', 'FL', '334', '561'),
  place('Orlando', 'FL', '328', '407'),
  place('Kissimmee', 'FL', '347', '321'),
  place('Tampa', 'FL', '336', '813'),
  place('St. Petersburg', 'FL', '337', '727'),
  place('Jacksonville', 'FL', '322', '904'),
  place('Tallahassee', 'FL', '323', '850'),
  place('Pensacola', 'FL', '325', '850'),
  place('Fort Myers', 'FL', '339', '239'),
  place('Naples', 'FL', '341', '239'),
  place('Sarasota', 'FL', '342', '941'),
  place('Gainesville', 'FL', '326', '352'),
  place('Ocala', 'FL', '344', '352'),
  place('Daytona Beach', 'FL', '321', '386'),
  place('Melbourne', 'FL', '329', '321'),
  place('Port St. Lucie', 'FL', '349', '772'),
  place('Lakeland', 'FL', '338', '863'),
  place('Key West', 'FL', '330', '305'),
];

export const ELSEWHERE: readonly Place[] = [
  place('Atlanta', 'GA', '303', '404'),
  place('Savannah', 'GA', '314', '912'),
  place('Mobile', 'AL', '366', '251'),
  place('Charlotte', 'NC', '282', '704'),
  place('Charleston', 'SC', '294', '843'),
  place('Houston', 'TX', '770', '713'),
  place('Brooklyn', 'NY', '112', '718'),
  place('Newark', 'NJ', '071', '973'),
];

const list = (text: string) => text.trim().split(/\s*,\s*/);

export const STREETS = list(`
  Main, Oak, Pine, Palm, Ocean, Lake, Maple, Cedar, Magnolia, Hibiscus, Orange Grove, Coral, Bay, Harbor, Sunset,
  Flagler, Collins, Biscayne, Brickell, Gulf, Cypress, Mangrove, Heron, Pelican, Sandpiper, Royal Palm, Banyan,
  Jasmine, Poinciana, Seminole, Osceola, Alhambra, Granada, Segovia, Ponce de León, Dixie, Military, Orchid, Willow,
  Park, Washington, Jefferson, Lincoln, Madison, Church, Mill, River, Spring, Highland, Meadow, Forest, Chestnut,
  Dogwood, Sycamore, Azalea, Camellia, Egret, Ibis, Manatee, Dolphin, Marlin, Tarpon, Snapper, Conch, Key Lime`);

export const STREET_KINDS = ['St', 'Ave', 'Blvd', 'Dr', 'Ln', 'Ct', 'Rd', 'Way', 'Ter', 'Pl', 'Cir'] as const;

/** How a license and a tag look, by state; # is a digit, @ a letter. A license of Florida begins with the name. */
export const LICENSE_FORMS: Readonly<Record<string, string>> = {
  GA: '0########',
  AL: '#######',
  NC: '00000#######',
  SC: '1########',
  TX: '########',
  NY: '### ### ###',
  NJ: '@#### ##### #####',
};

export const TAG_FORMS: Readonly<Record<string, readonly string[]>> = {
  FL: ['@@@ @##', '##@ @@@', '@## #@@'],
  GA: ['@@@####'],
  AL: ['##@@@##'],
  NC: ['@@@-####'],
  SC: ['@@@ ###'],
  TX: ['@@@-####'],
  NY: ['@@@-####'],
  NJ: ['@##-@@@'],
};
