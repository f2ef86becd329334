import { buildOffice } from '#areas/offices/server/test-data.ts';
import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findCustomer, saveCustomer } from '../contract.ts';

const member = (name: string) => ({
  firstName: name,
  lastName: 'Núñez',
  relationship: `Child ${name}`,
  dob: name === 'Ana' ? '2010-05-06' : '2011-07-08',
  licenseNumber: `L-${name}`,
  licenseState: 'GA',
});

const vehicle = (make: string, year: number) => ({
  year,
  make,
  model: `${make} One`,
  vin: `VIN${year}`,
  tag: `T${year}`,
  tagState: 'FL',
  statedValue: year + 0.25,
  businessUse: year / 100,
});

export const savedCustomer = readsAsSaved(saveCustomer)(async ({ owner }, { client, masterId }) => ({
  fields: {
    firstName: ['María', 'Ida'],
    lastName: ['Núñez', 'New'],
    businessName: ['Núñez Bakery', 'New Bakery'],
    dob: ['1980-02-03', '1981-04-05'],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    phone2: ['(305) 555-0144', '(305) 555-0145'],
    email: ['maria@person.test', 'ida@person.test'],
    emailOptOut: [true, false],
    language: ['es' as const, 'en' as const],
    address: ['1 Ocean Drive', '2 Ocean Drive'],
    city: ['Miami', 'Tampa'],
    state: ['FL', 'GA'],
    zip: ['33101', '33602'],
    licenseNumber: ['D-1', 'D-2'],
    licenseState: ['GA', 'FL'],
    custom1: ['One', 'Another'],
    custom2: ['Two', 'Other'],
    custom3: ['Three', 'Third'],
    source: ['Radio', 'Friend'],
    memo: ['Calls on Mondays.', 'Calls on Fridays.'],
    officeId: [await buildOffice(owner, masterId), await buildOffice(owner, masterId)],
    household: [[member('Ana')], [member('Luis'), member('Ana')]],
    vehicles: [[vehicle('Ford', 2019)], [vehicle('Kia', 2021), vehicle('Ford', 2019)]],
    evenIfDuplicate: { unread: 'It says how to add, and nothing about the customer.' },
  },
  ...addThenChange(client, { save: saveCustomer, find: findCustomer }),
}));
