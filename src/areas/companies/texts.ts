import { catalogue } from '#platform/shared/catalogue.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { LINES_OF_BUSINESS } from './contract.ts';

type LineOfBusiness = (typeof LINES_OF_BUSINESS)[number];

const en: Record<LineOfBusiness, string> = {
  'Personal Auto': 'Personal Auto',
  Homeowners: 'Homeowners',
  Renters: 'Renters',
  Motorcycle: 'Motorcycle',
  Boat: 'Boat',
  'Commercial Auto': 'Commercial Auto',
  'General Liability': 'General Liability',
  'Workers Compensation': 'Workers Compensation',
  Umbrella: 'Umbrella',
  Flood: 'Flood',
  Life: 'Life',
  Other: 'Other',
};

/** Lines of business, as papers and letters name them. */
export const LINE_TEXTS = catalogue(en, {
  'Personal Auto': 'Auto personal',
  Homeowners: 'Casa',
  Renters: 'Inquilinos',
  Motorcycle: 'Motocicleta',
  Boat: 'Embarcación',
  'Commercial Auto': 'Auto comercial',
  'General Liability': 'Responsabilidad civil general',
  'Workers Compensation': 'Compensación laboral',
  Umbrella: 'Cobertura paraguas',
  Flood: 'Inundación',
  Life: 'Vida',
  Other: 'Otro',
});

/** What is no line of business stays as it is. */
export function lineWords(language: Language, line: string): string {
  return (LINE_TEXTS[language] as Readonly<Record<string, string>>)[line] ?? line;
}
