import { catalogue } from '#platform/shared/catalogue.ts';
import type { Language } from '#platform/shared/languages.ts';
import type { POLICY_TYPES } from './rules.ts';

const en: Record<(typeof POLICY_TYPES)[number], string> = {
  'Personal Lines': 'Personal Lines',
  Commercial: 'Commercial',
};

/** Types of policies, as letters name them. */
export const POLICY_TYPE_TEXTS = catalogue(en, {
  'Personal Lines': 'Seguros personales',
  Commercial: 'Comercial',
});

/** What is no type of ours stays as it is. */
export function typeWords(language: Language, type: string): string {
  return (POLICY_TYPE_TEXTS[language] as Readonly<Record<string, string>>)[type] ?? type;
}
