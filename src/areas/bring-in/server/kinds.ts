import type { Kind } from '../fields.ts';
import { CUSTOMERS_KIND } from './customers-kind.ts';
import type { BroughtKind } from './kind.ts';
import { LEADS_KIND } from './leads-kind.ts';
import { POLICIES_KIND } from './policies-kind.ts';

/** Each works with records of its own; whoever goes through all of them need not know which. */
export const BROUGHT_KINDS: Readonly<Record<Kind, BroughtKind<unknown>>> = {
  customers: CUSTOMERS_KIND as BroughtKind<unknown>,
  leads: LEADS_KIND as BroughtKind<unknown>,
  policies: POLICIES_KIND as BroughtKind<unknown>,
};
