import { ENTRY_TYPES, type EntryType } from '#areas/finance-gateway/statuses.ts';
import { isDay } from '#platform/shared/dates.ts';
import type { Cents } from '#platform/shared/money.ts';
import { PAYEES, type Payee } from '../statuses.ts';

/** What is added to a contract of an integrated company, as the dialog that asks the company needs it. */
export interface OpenEndorsement {
  contractId: number;
  payee: Payee;
  additionalPremium: Cents;
  policyFee: Cents;
  tax: Cents;
  mgaFee: Cents;
  downPayment: Cents;
  effectiveDate: string;
  policyIds: readonly number[];
}

export interface OpenAgreement {
  contractId: number;
  /** The paper that was made. */
  attachmentId: number;
  entryType: EntryType;
  isSent: boolean;
  /** Only of an endorsement: whoever gets its down payment, and how much that is. */
  added?: { payee: Payee; downPayment: Cents };
}

/**
 * The step of the quotes that is open over the page: in the address bar as `finance=selection.2200017`. The quotes
 * read it; it is here because the screens of contracts lead there.
 */
export type QuoteStep =
  /** Without policies they are chosen first. */
  | { step: 'company'; customerId: number; policyIds: readonly number[] }
  | { step: 'questions'; customerId: number; companyId: number; policyIds: readonly number[] }
  | { step: 'requote'; contractId: number }
  | { step: 'selection'; contractId: number }
  | { step: 'status'; contractId: number }
  | ({ step: 'agreement' } & OpenAgreement)
  | ({ step: 'endorsement' } & OpenEndorsement);

const list = (ids: readonly number[]) => ids.join('-');

export function quoteParam(open: QuoteStep): string {
  return [open.step, ...partsOf(open)].join('.');
}

function partsOf(open: QuoteStep): (string | number)[] {
  switch (open.step) {
    case 'company':
      return [open.customerId, list(open.policyIds)];
    case 'questions':
      return [open.customerId, open.companyId, list(open.policyIds)];
    case 'agreement': {
      const { contractId, attachmentId, entryType, isSent, added } = open;
      const more = added ? [added.payee, added.downPayment] : [];
      return [contractId, attachmentId, entryType, isSent ? 1 : 0, ...more];
    }
    case 'endorsement': {
      const { contractId, payee, additionalPremium, policyFee, tax, mgaFee, downPayment } = open;
      const amounts = [additionalPremium, policyFee, tax, mgaFee, downPayment];
      return [contractId, payee, ...amounts, open.effectiveDate, list(open.policyIds)];
    }
    default:
      return [open.contractId];
  }
}

/** Nothing for an address that somebody has cut off or made up. */
export function readQuoteParam(text: unknown): QuoteStep | undefined {
  const [step, ...parts] = String(text ?? '').split('.');
  const numbers = parts.map(numberOf);
  const [first] = numbers;
  if (first === undefined || first === 0) return undefined;
  switch (step) {
    case 'company': {
      const policyIds = parts[1] === '' ? [] : idsOf(parts[1]);
      return policyIds && { step, customerId: first, policyIds };
    }
    case 'questions': {
      const policyIds = idsOf(parts[2]);
      return numbers[1] && policyIds
        ? { step, customerId: first, companyId: numbers[1], policyIds }
        : undefined;
    }
    case 'requote':
    case 'selection':
    case 'status':
      return { step, contractId: first };
    case 'agreement':
      return agreementOf(first, parts.slice(1));
    case 'endorsement':
      return endorsementOf(first, parts.slice(1));
    default:
      return undefined;
  }
}

function agreementOf(contractId: number, parts: readonly string[]): QuoteStep | undefined {
  const [attachmentId, downPayment] = [numberOf(parts[0]), numberOf(parts[4])];
  const entryType = ENTRY_TYPES.find((each) => each === parts[1]);
  const payee = PAYEES.find((each) => each === parts[3]);
  if (!attachmentId || !entryType) return undefined;
  return {
    step: 'agreement',
    ...{ contractId, attachmentId, entryType, isSent: parts[2] === '1' },
    ...(payee && downPayment !== undefined && { added: { payee, downPayment } }),
  };
}

function endorsementOf(contractId: number, parts: readonly string[]): QuoteStep | undefined {
  const [additionalPremium, policyFee, tax, mgaFee, downPayment] = parts.slice(1, 6).map(numberOf);
  const payee = PAYEES.find((each) => each === parts[0]);
  const effectiveDate = parts[6] ?? '';
  const policyIds = parts[7] === '' ? [] : idsOf(parts[7]);
  if (!payee || !policyIds || !isDay(effectiveDate)) return undefined;
  if (additionalPremium === undefined || policyFee === undefined || tax === undefined) return undefined;
  if (mgaFee === undefined || downPayment === undefined) return undefined;
  return {
    step: 'endorsement',
    ...{
      contractId,
      payee,
      additionalPremium,
      policyFee,
      tax,
      mgaFee,
      downPayment,
      effectiveDate,
      policyIds,
    },
  };
}

function numberOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function idsOf(text: string | undefined): number[] | undefined {
  const ids = (text ?? '').split('-').map(numberOf);
  return ids.every((id): id is number => id !== undefined && id > 0) ? ids : undefined;
}
