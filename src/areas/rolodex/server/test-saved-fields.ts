import { addThenChange, readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findContact, saveContact } from '../contract.ts';

export const savedContact = readsAsSaved(saveContact)(async (_, { client }) => ({
  fields: {
    name: ['Tow Truck Tom', 'Glass Gary'],
    company: ['Tom’s Towing', 'Gary’s Glass'],
    jobTitle: ['Driver', 'Owner'],
    phone: ['(305) 555-0142', '(305) 555-0143'],
    phone2: ['(305) 555-0144', '(305) 555-0145'],
    email: ['tom@tow.test', 'gary@glass.test'],
    address: ['1 Ocean Drive', '2 Ocean Drive'],
    city: ['Miami', 'Tampa'],
    state: ['FL', 'GA'],
    zip: ['33101', '33602'],
    notes: ['Day and night.', 'Not on Sundays.'],
    restore: { unread: 'It brings a deleted contact back, which is no field of it.' },
  },
  ...addThenChange(client, { save: saveContact, find: findContact }),
}));
