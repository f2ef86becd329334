import { catalogue } from '#platform/shared/catalogue.ts';
import type { ContactInput, Entry, EntryFilter } from './contract.ts';

type Labels = Record<Exclude<keyof ContactInput, 'version' | 'restore'>, string>;
type Kinds = Record<Entry['kind'], string>;
type Filters = Record<EntryFilter, string>;

/** What the screens of the rolodex say. */
export const ROLODEX_TEXTS = catalogue(
  {
    title: 'Rolodex',
    what: 'Colleagues, companies and contacts',
    add: 'Add contact',
    search: 'Search the rolodex',
    searched: 'Name, phone or email',
    kind: 'Kind',
    filters: { all: 'All', people: 'People', companies: 'Companies' } satisfies Filters,
    firstLetter: 'First letter',
    allLetters: 'All',
    noName: 'No name starts with it',
    none: 'No Records Found',
    columns: { name: 'Name', what: 'What', place: 'Company or office', phone: 'Phone', email: 'Email' },
    kinds: { colleague: 'Colleague', company: 'Company', contact: 'Contact' } satisfies Kinds,
    inactive: 'Inactive',
    /** What each field of a contact is called. */
    labels: {
      name: 'Name',
      company: 'Company',
      jobTitle: 'Job title',
      phone: 'Phone',
      phone2: 'Second phone',
      email: 'Email',
      address: 'Street',
      city: 'City',
      state: 'State',
      zip: 'ZIP code',
      notes: 'Notes',
    } satisfies Labels,
    wholeAddress: 'Address',
    adding: 'Add contact',
    editing: 'Edit contact',
    edit: 'Edit',
    delete: 'Delete',
    askDelete: (name: string) => `Delete ${name}?`,
    afterDelete: 'The contact will disappear from the rolodex for everyone in your agency.',
    deleted: (name: string) => `${name} was deleted.`,
  },
  {
    title: 'Directorio',
    what: 'Colegas, compañías y contactos',
    add: 'Agregar contacto',
    search: 'Buscar en el directorio',
    searched: 'Nombre, compañía, teléfono o correo',
    kind: 'Tipo',
    filters: { all: 'Todos', people: 'Personas', companies: 'Compañías' },
    firstLetter: 'Primera letra',
    allLetters: 'Todas',
    noName: 'Ningún nombre comienza con ella',
    none: 'No se encontró nada',
    columns: {
      name: 'Nombre',
      what: 'Qué es',
      place: 'Compañía u oficina',
      phone: 'Teléfono',
      email: 'Correo',
    },
    kinds: { colleague: 'Colega', company: 'Compañía', contact: 'Contacto' },
    inactive: 'Inactivo',
    labels: {
      name: 'Nombre',
      company: 'Compañía',
      jobTitle: 'Puesto',
      phone: 'Teléfono',
      phone2: 'Segundo teléfono',
      email: 'Correo',
      address: 'Calle',
      city: 'Ciudad',
      state: 'Estado',
      zip: 'Código postal',
      notes: 'Notas',
    },
    wholeAddress: 'Dirección',
    adding: 'Agregar contacto',
    editing: 'Editar contacto',
    edit: 'Editar',
    delete: 'Eliminar',
    askDelete: (name) => `¿Eliminar a ${name}?`,
    afterDelete: 'El contacto desaparecerá del directorio para todos en su agencia.',
    deleted: (name) => `Se eliminó a ${name}.`,
  },
);

export type RolodexTexts = (typeof ROLODEX_TEXTS)['en'];
