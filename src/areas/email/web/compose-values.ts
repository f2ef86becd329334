import type { TemplateKind } from '#areas/templates/contract.ts';
import { type EmailInput, emailInput } from '../contract.ts';
import type { Receiver } from './receiver.ts';

/** What the popup is opened for; it is kept in the address bar. */
export interface ComposeStart extends Receiver {
  policyId: number | undefined;
  /** Attachments of records that go along from the beginning. */
  attachmentIds: readonly number[];
}

export interface ComposeValues extends Record<string, unknown> {
  from: string;
  to: string;
  cc: string;
  bcc: string;
  subject: string;
  templateKind: TemplateKind | null;
  templateId: number | null;
  policyId: number | null;
  body: string;
  combine: boolean;
}

export function startValues({ policyId }: ComposeStart): ComposeValues {
  return {
    from: '',
    to: '',
    cc: '',
    bcc: '',
    subject: '',
    templateKind: null,
    templateId: null,
    policyId: policyId ?? null,
    body: '',
    combine: false,
  };
}

interface Along extends Receiver {
  employeeId: number;
  attachmentIds: number[];
  uploadFilesId: number[];
}

/** In the words of the wire. */
export function emailOf(values: ComposeValues, along: Along): EmailInput {
  const { templateKind, templateId, policyId, ...written } = values;
  return emailInput.parse({
    ...written,
    messageable_id: along.employeeId,
    messageable_type: 'Employee',
    foreignKeyReference: templateId === null ? '' : templateKind,
    foreignKeyId: templateId,
    customerId: along.customerId,
    leadId: along.leadId,
    policyId,
    attachmentIds: along.attachmentIds,
    uploadFilesId: along.uploadFilesId,
  });
}

/** An address added to those that are there. */
export function withAddress(addresses: string, added: string): string {
  return addresses.trim() === '' ? added : `${addresses.trim().replace(/[,;]$/, '')}, ${added}`;
}
